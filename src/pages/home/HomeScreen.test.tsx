/** Tests what moves on the home page, and how it is paused. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadPage } from '../../members/app/preload.ts';
import { HERO_INTERVAL_MS } from '../../domain/settings.ts';
import { openPage } from '../../members/app/testing/open-page.tsx';

/** Mocks a device with or without reduced motion. */
function stubMotion(isReduced: boolean): void {
  const media = {
    matches: isReduced,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal('matchMedia', () => media);
}

type Observe = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** What waits for an element to come near the viewport. */
const waiting = new Map<Element, Observe>();

class Observer {
  readonly #onChange: Observe;
  #element: Element | undefined;

  constructor(onChange: Observe) {
    this.#onChange = onChange;
  }
  observe(element: Element): void {
    this.#element = element;
    waiting.set(element, this.#onChange);
  }
  disconnect(): void {
    if (this.#element) waiting.delete(this.#element);
  }
}

beforeEach(() => {
  stubMotion(false);
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  waiting.clear();
});

/** An element, by its selector, comes near the viewport, or passes far from it. */
async function scroll(selector: string, isIntersecting: boolean): Promise<void> {
  const element = document.querySelector(selector);
  await act(async () => element && waiting.get(element)?.([{ isIntersecting }]));
}

async function open(): Promise<void> {
  await preloadPage('/en');
  vi.useFakeTimers();
  await openPage('/en');
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
  expect(document.querySelectorAll('.hero__slide[aria-hidden="true"] :is(a, button)')).toHaveLength(0);
});

it('a pause keeps the picture; afterwards it is shown for a complete interval', async () => {
  await open();
  await pass(HERO_INTERVAL_MS * 1.5);
  act(() => screen.getByRole('button', { name: 'Pause the slideshow' }).focus());
  press('Pause the slideshow');
  expect(screen.getByRole('button', { name: 'Resume the slideshow' })).toHaveFocus();
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

const film = () => {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no film');
  return video;
};

it('the film is loaded and starts when it comes near, without sound', async () => {
  await open();
  await scroll('video', false);
  expect(film().children).toHaveLength(0);
  expect(film().autoplay).toBe(false);
  await scroll('video', true);
  expect(film().children).toHaveLength(2);
  expect(film()).toMatchObject({ autoplay: true, muted: true, loop: true });
  press('Unmute');
  expect(film().muted).toBe(false);
  press('Mute');
  expect(film().muted).toBe(true);
});

it('the film waits for its button under reduced motion', async () => {
  stubMotion(true);
  await open();
  await scroll('video', true);
  expect(film().autoplay).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('the film pauses, plays on and begins again; the browser may refuse to play it', async () => {
  await open();
  const play = vi.spyOn(film(), 'play').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
  const pause = vi.spyOn(film(), 'pause').mockImplementation(() => undefined);
  press('Play');
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(film());
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  press('Pause');
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pause(film());
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  film().currentTime = 12;
  press('Restart');
  expect(film().currentTime).toBe(0);
  expect(play).toHaveBeenCalledTimes(2);
});

it('a film that stops with an error is opened anew, but not one that never played', async () => {
  await open();
  const play = vi.spyOn(film(), 'play').mockResolvedValue();
  const load = vi.spyOn(film(), 'load').mockImplementation(() => undefined);
  fireEvent.error(film());
  expect(load).not.toHaveBeenCalled();
  fireEvent.playing(film());
  fireEvent.error(film());
  fireEvent.error(film());
  expect(load).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
});

const partner = () => document.querySelector('.swiper-slide-active')?.textContent;

it('the partners move every three seconds, unless one has the focus or they are paused', async () => {
  await open();
  await scroll('.swiper', false);
  expect(partner()).toBeUndefined();
  await scroll('.swiper', true);
  await vi.waitFor(() => expect(partner()).toBeTruthy());
  const first = partner();
  await pass(3000);
  const second = partner();
  expect(second).not.toBe(first);
  press('Previous partners');
  await pass(400);
  expect(partner()).toBe(first);
  press('Pause the moving logos');
  await pass(9000);
  expect(partner()).toBe(first);
  press('Next partners');
  await pass(400);
  expect(partner()).toBe(second);
  press('Resume the moving logos');
  act(() => document.querySelector<HTMLElement>('.swiper-slide-active a')?.focus());
  await pass(9000);
  expect(partner()).toBe(second);
});
