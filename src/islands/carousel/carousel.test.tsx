import { screen } from '@testing-library/react';
import type Swiper from 'swiper';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILT_IN } from '../../content/published.ts';
import { PARTNERS_INTERVAL_MS } from '../../domain/settings.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { islandOf, press, stubMotion } from '../testing/controls.ts';
import { start } from './carousel.ts';
import { PartnerCarousel } from './PartnerCarousel.tsx';

beforeEach(() => {
  stubMotion(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

async function open(): Promise<void> {
  showPage(<PartnerCarousel partners={BUILT_IN.partners} />, '/en');
  vi.useFakeTimers();
  start(islandOf('carousel'));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const partner = () => document.querySelector('.swiper-slide-active')?.textContent;

it('the partners move every three seconds, unless one has the focus or they are paused', async () => {
  await open();
  const first = partner();
  expect(first).toBeTruthy();
  await pass(PARTNERS_INTERVAL_MS);
  const second = partner();
  expect(second).not.toBe(first);
  press('Previous partners');
  await pass(400);
  expect(partner()).toBe(first);
  press('Pause the moving logos');
  await pass(PARTNERS_INTERVAL_MS * 3);
  expect(partner()).toBe(first);
  press('Next partners');
  await pass(400);
  expect(partner()).toBe(second);
  press('Resume the moving logos');
  document.querySelector<HTMLElement>('.swiper-slide-active a')?.focus();
  await pass(PARTNERS_INTERVAL_MS * 3);
  expect(partner()).toBe(second);
});

it('the partners rest under reduced motion until the user moves them', async () => {
  stubMotion(true);
  await open();
  const first = partner();
  await pass(PARTNERS_INTERVAL_MS * 3);
  expect(partner()).toBe(first);
  expect(screen.getByRole('button', { name: 'Resume the moving logos' })).toBeVisible();
  press('Next partners');
  await pass(400);
  expect(partner()).not.toBe(first);
});

it.each([
  [390, 2],
  [820, 4],
  [1440, 6],
])('a screen of %i pixels shows %i logos', async (width, logos) => {
  const isNarrower = (query: string) => Number(/min-width: (\d+)px/u.exec(query)?.[1] ?? Infinity) > width;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !isNarrower(query) }));
  await open();
  const row = document.querySelector<HTMLElement & { readonly swiper?: Swiper }>('.swiper');
  expect(row?.swiper?.params.slidesPerView).toBe(logos);
});
