import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocument } from '../shared/load-document.ts';
import { blockDocuments } from './block-documents.ts';

const onHeld = vi.fn<(address: string) => void>();
let stop = (): void => undefined;

beforeEach(() => {
  onHeld.mockReset();
  window.history.replaceState(null, '', '/en/guide-profile');
  document.body.innerHTML = `
    <a id="news" href="/en/news?page=2#top">News</a>
    <a id="part" href="/en/guide-profile?tab=2#phone"></a>
    <a id="window" href="/en/news" target="_blank"></a>
    <a id="file" href="/en/news" download></a>
    <a id="site" href="https://elsewhere.example/en/news"></a>
    <a id="no-link"></a>
    <button id="button"></button>
    <dialog open><a id="in-menu" href="/en/news"></a></dialog>`;
  stop = blockDocuments(onHeld);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No ${id}`);
  return element;
}

/** Presses an element. @returns whether the browser may follow the link. */
function press(id: string, event: MouseEventInit = {}): boolean {
  let isFollowed = false;
  // The browser itself does not navigate in this test.
  const listen = (click: Event) => {
    isFollowed = !click.defaultPrevented;
    click.preventDefault();
  };
  window.addEventListener('click', listen, { once: true });
  fireEvent.click(elementOf(id), event);
  return isFollowed;
}

describe('a press', () => {
  it('on a link to another page is held', () => {
    expect(press('news')).toBe(false);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/en/news?page=2#top`);
  });

  it('in an open menu closes it, because it would cover the question', () => {
    expect(press('in-menu')).toBe(false);
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  });

  it.each(['part', 'window', 'file', 'site', 'no-link', 'button'])('on %s is not held', (id) => {
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

  it('that the router has taken is not held', () => {
    elementOf('news').addEventListener('click', (event) => event.preventDefault());
    press('news');
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('is free once the block is lifted', () => {
    stop();
    expect(press('news')).toBe(true);
    expect(onHeld).not.toHaveBeenCalled();
  });
});

describe('closing the window', () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is asked about by the browser, while it blocks', () => {
    expect(close()).toBe(false);
    stop();
    expect(close()).toBe(true);
  });

  it('is not asked about once more by somebody who leaves, but is after Back', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    loadDocument('/en');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en');
    expect(close()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(close()).toBe(false);
  });
});
