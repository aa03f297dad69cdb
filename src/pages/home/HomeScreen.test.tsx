/** Tests what moves on the home page, and how it is paused. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import { preloadPage } from '../../app/preload.ts';
import { HERO_INTERVAL_MS } from '../../domain/site-facts.ts';

/** Mocks a device with or without reduced motion. */
function stubMotion(isReduced: boolean): void {
  const media = {
    matches: isReduced,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal('matchMedia', () => media);
}

beforeEach(() => stubMotion(false));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  await preloadPage('/en');
  vi.useFakeTimers();
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter initialEntries={['/en']}>
          <App />
        </MemoryRouter>
      </Suspense>,
    );
  });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const slides = () => [...document.querySelectorAll('.hero__slide')];
/** Returns the visible slide, the number of slides in the page, and the announced text. */
const shown = () => ({
  place: slides().findIndex((slide) => slide.getAttribute('aria-hidden') === 'false'),
  fetched: slides().length,
  count: document.querySelector('.hero__count')?.textContent,
});

it('the first view changes every five seconds, and loads the next picture half an interval before', async () => {
  await open();
  expect(shown()).toEqual({ place: 0, fetched: 1, count: expect.stringMatching(/^1\//u) });
  await pass(HERO_INTERVAL_MS / 2);
  expect(shown()).toMatchObject({ place: 0, fetched: 2 });
  await pass(HERO_INTERVAL_MS / 2);
  expect(shown()).toEqual({ place: 1, fetched: 2, count: expect.stringMatching(/^2\//u) });
  const all = Number(document.querySelector('.hero__count')?.textContent?.split('/')[1]);
  await pass((all - 1) * HERO_INTERVAL_MS);
  expect(shown()).toMatchObject({ place: 0, fetched: all });
});

it('a pause keeps the picture; afterwards it is shown for a complete interval', async () => {
  await open();
  await pass(HERO_INTERVAL_MS * 1.5);
  press('Pause the slideshow');
  await pass(HERO_INTERVAL_MS * 3);
  expect(shown().place).toBe(1);
  press('Resume the slideshow');
  await pass(HERO_INTERVAL_MS / 2);
  expect(shown().place).toBe(1);
  await pass(HERO_INTERVAL_MS / 2);
  expect(shown().place).toBe(2);
});

it('nothing moves under reduced motion until the user starts it', async () => {
  stubMotion(true);
  await open();
  await pass(HERO_INTERVAL_MS * 2);
  expect(shown()).toMatchObject({ place: 0, fetched: 1 });
  press('Resume the slideshow');
  await pass(HERO_INTERVAL_MS);
  expect(shown().place).toBe(1);
});
