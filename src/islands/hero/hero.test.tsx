import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from '../../content/home.ts';
import { HERO_INTERVAL_MS } from '../../domain/settings.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { islandOf, press, stubMotion } from '../testing/controls.ts';
import { Hero } from './Hero.tsx';
import { start } from './hero.ts';

beforeEach(() => {
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

async function open(): Promise<void> {
  showPage(<Hero hero={home.hero} />, '/en');
  vi.useFakeTimers();
  start(islandOf('hero'));
}

const ALL = home.hero.slides.length;
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const slides = () => [...document.querySelectorAll('.hero__slide')];
/** Returns the visible slide, the number of slides in the page, and the counter. */
const shown = () => ({
  place: slides().findIndex((slide) => slide.getAttribute('aria-hidden') === 'false'),
  fetched: slides().length,
  count: document.querySelector('.hero__count')?.textContent,
});

it('the first picture is in the page, loaded at once; the others wait in templates', async () => {
  showPage(<Hero hero={home.hero} />, '/en');
  expect(shown()).toEqual({ place: 0, fetched: 1, count: `1/${ALL}` });
  expect(document.querySelector('.hero__slide img')).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelectorAll('.hero__slides > template')).toHaveLength(ALL - 1);
});

it('the first view changes every five seconds, and loads the next picture half an interval before', async () => {
  await open();
  pass(HERO_INTERVAL_MS / 2);
  expect(shown()).toEqual({ place: 0, fetched: 2, count: `1/${ALL}` });
  pass(HERO_INTERVAL_MS / 2);
  expect(shown()).toEqual({ place: 1, fetched: 2, count: `2/${ALL}` });
  expect(slides().map((slide) => slide.classList.contains('is-shown'))).toEqual([false, true]);
  pass((ALL - 1) * HERO_INTERVAL_MS);
  expect(shown()).toEqual({ place: 0, fetched: ALL, count: `1/${ALL}` });
  const names = slides().map((slide) => slide.querySelector('img')?.alt);
  expect(names).toEqual(home.hero.slides.map(({ alt }) => alt.en));
  expect(document.querySelectorAll('.hero__slide[aria-hidden="true"] :is(a, button)')).toHaveLength(0);
});

it('a pause keeps the picture; afterwards it is shown for a complete interval', async () => {
  await open();
  pass(HERO_INTERVAL_MS * 1.5);
  screen.getByRole('button', { name: 'Pause the slideshow' }).focus();
  press('Pause the slideshow');
  expect(screen.getByRole('button', { name: 'Resume the slideshow' })).toHaveFocus();
  pass(HERO_INTERVAL_MS * 3);
  expect(shown().place).toBe(1);
  press('Resume the slideshow');
  pass(HERO_INTERVAL_MS / 2);
  expect(shown().place).toBe(1);
  pass(HERO_INTERVAL_MS / 2);
  expect(shown().place).toBe(2);
});

it('nothing moves while the tab is hidden', async () => {
  await open();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(HERO_INTERVAL_MS * 2);
  expect(shown()).toMatchObject({ place: 0, fetched: 1 });
});

it('nothing moves under reduced motion until the user starts it', async () => {
  stubMotion(true);
  await open();
  pass(HERO_INTERVAL_MS * 2);
  expect(shown()).toMatchObject({ place: 0, fetched: 1 });
  press('Resume the slideshow');
  pass(HERO_INTERVAL_MS);
  expect(shown().place).toBe(1);
});

it('the labels and the counter stay in step with the translated page', async () => {
  showPage(<Hero hero={home.hero} />, '/');
  start(islandOf('hero'));
  press('სურათების ცვლის შეჩერება');
  expect(screen.getByRole('button', { name: 'სურათების ცვლის გაგრძელება' })).toBeVisible();
  expect(document.querySelector('.hero__count')).toHaveAttribute('translate', 'no');
});
