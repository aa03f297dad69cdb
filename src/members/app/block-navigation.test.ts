import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockNavigation, type HeldNavigation } from './block-navigation.ts';

const onHeld = vi.fn<(navigation: HeldNavigation) => void>();
let stop = (): void => undefined;

beforeEach(() => {
  onHeld.mockReset();
  window.history.replaceState({ idx: 3 }, '', '/en/guide-profile');
  document.body.innerHTML = `
    <a id="news" href="/en/news?page=2#top"><b id="word">News</b></a>
    <a id="other-lang" href="/guide-profile"></a>
    <a id="part" href="/en/guide-profile?tab=2#phone"></a>
    <a id="window" href="/en/news" target="_blank"></a>
    <a id="site" href="https://elsewhere.example/en/news"></a>
    <a id="no-link"></a>
    <button id="button"></button>`;
  stop = blockNavigation({ pathname: '/en/guide-profile' }, onHeld);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Presses an element. @returns whether the page may follow the link. */
function press(id: string, event: MouseEventInit = {}): boolean {
  const heard = vi.fn<() => void>();
  const element = document.getElementById(id);
  if (!element) throw new Error(`No ${id}`);
  // The browser itself does not navigate in this test.
  const listen = (click: Event) => {
    if (!click.defaultPrevented) heard();
    click.preventDefault();
  };
  window.addEventListener('click', listen);
  fireEvent.click(element, event);
  window.removeEventListener('click', listen);
  return heard.mock.calls.length > 0;
}

describe('a press', () => {
  it.each(['news', 'word'])('on a link to another page is held (%s)', (id) => {
    expect(press(id)).toBe(false);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith('/en/news?page=2#top');
  });

  it('that is held reaches nothing else', () => {
    const own = vi.fn<() => void>();
    document.getElementById('news')?.addEventListener('click', own);
    press('news');
    expect(own).not.toHaveBeenCalled();
  });

  it.each(['other-lang', 'part', 'window', 'site', 'no-link', 'button'])('on %s is not held', (id) => {
    expect(press(id)).toBe(true);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %o, which opens another window, is not held',
    (event) => {
      expect(press('news', event)).toBe(true);
      expect(onHeld).not.toHaveBeenCalled();
    },
  );

  it('that something else has taken is not held', () => {
    const take = (event: Event) => event.preventDefault();
    window.addEventListener('click', take, { capture: true });
    press('news');
    window.removeEventListener('click', take, { capture: true });
    expect(onHeld).not.toHaveBeenCalled();
  });
});

describe('a step in the history', () => {
  /** The browser has moved to another entry. @returns whether the router hears of it. */
  function stepTo(path: string, state: object | null): boolean {
    window.history.replaceState(state, '', path);
    const router = vi.fn<() => void>();
    window.addEventListener('popstate', router);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', router);
    return router.mock.calls.length > 0;
  }

  it.each([
    ['back', { idx: 2 }, -1],
    ['forward', { idx: 4 }, 1],
    ['far back', { idx: 0 }, -3],
    ['to an entry that the router does not know', { idx: 'a' }, -1],
    ['to an entry without state', null, -1],
  ])('%s is held and undone, and the router hears of neither', (_, state, steps) => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    expect(stepTo('/en/news', state)).toBe(false);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(steps);
    expect(go).toHaveBeenCalledExactlyOnceWith(-steps);
    expect(stepTo('/en/guide-profile', { idx: 3 })).toBe(false);
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(stepTo('/en/news', state)).toBe(false);
    expect(onHeld).toHaveBeenCalledTimes(2);
  });

  it('is held also from a router that has listened longer', () => {
    stop();
    const router = vi.fn<() => void>();
    window.addEventListener('popstate', router);
    stop = blockNavigation({ pathname: '/en/guide-profile' }, onHeld);
    vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    expect(stepTo('/en/news', { idx: 2 })).toBe(false);
    window.removeEventListener('popstate', router);
    expect(router).not.toHaveBeenCalled();
  });

  it('to the same page in the other language is not held, and counts from there', () => {
    vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    expect(stepTo('/guide-profile', { idx: 5 })).toBe(true);
    expect(onHeld).not.toHaveBeenCalled();
    expect(stepTo('/en/news', { idx: 2 })).toBe(false);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(-3);
  });

  it('from an entry that the router does not know goes back by one', () => {
    stop();
    window.history.replaceState(null, '', '/en/guide-profile');
    stop = blockNavigation({ pathname: '/en/guide-profile' }, onHeld);
    vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    stepTo('/en/news', { idx: 2 });
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('is free once the block is lifted', () => {
    stop();
    expect(stepTo('/en/news', { idx: 2 })).toBe(true);
    expect(press('news')).toBe(true);
    expect(onHeld).not.toHaveBeenCalled();
  });
});

it('has the browser ask before the window is closed, while it blocks', () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(false);
  stop();
  expect(close()).toBe(true);
});
