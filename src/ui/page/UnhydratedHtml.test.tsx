import { act, fireEvent, render } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreloadContext } from '../../navigation/preload-context.ts';
import { UnhydratedHtml } from './UnhydratedHtml.tsx';

const preload = vi.fn<(path: string) => void>();
const HTML = `
  <a id="page" href="/en/news?page=2#top"><b id="word">News</b></a>
  <a id="here" href="/en/professions">Professions</a>
  <a id="part" href="/en/professions#levels">Levels</a>
  <a id="other-part" href="/en/news#levels">Levels</a>
  <a id="file" href="/media/rules.pdf">Rules</a>
  <a id="site" href="https://elsewhere.example/en">Elsewhere</a>
  <a id="window" href="/en/news" target="_blank">News</a>
  <p id="text">Text</p>`;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open() {
  window.history.replaceState(null, '', '/en/professions');
  const { unmount } = render(
    <BrowserRouter>
      <PreloadContext value={preload}>
        <UnhydratedHtml />
        <Address />
      </PreloadContext>
    </BrowserRouter>,
  );
  const kept = document.querySelector('.unhydrated-html');
  if (!kept) throw new Error('Nothing is kept');
  // As the server has sent it.
  kept.innerHTML = HTML;
  return unmount;
}

const element = (id: string) => document.getElementById(id) ?? document.body;
const address = () => document.querySelector('output')?.textContent;

/** Presses an element. @returns whether the browser follows the link itself. */
function press(id: string, event: MouseEventInit = {}): boolean {
  let isLeft = false;
  const listen = (click: Event) => {
    isLeft = !click.defaultPrevented;
    // The test's browser does not load other pages.
    click.preventDefault();
  };
  window.addEventListener('click', listen);
  act(() => void fireEvent.click(element(id), event));
  window.removeEventListener('click', listen);
  return isLeft;
}

beforeEach(() => {
  preload.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a press on a link of kept HTML', () => {
  it.each([
    ['page', '/en/news?page=2#top'],
    ['other-part', '/en/news#levels'],
  ])('to another page (%s) stays within the application', (id, target) => {
    open();
    const { length } = window.history;
    expect(press(id)).toBe(false);
    expect(address()).toBe(target);
    expect(window.history.length).toBe(length + 1);
  });

  it('to the page itself adds nothing to the history', () => {
    open();
    const { length } = window.history;
    expect(press('here')).toBe(false);
    expect(window.history.length).toBe(length);
  });

  it.each(['part', 'file', 'site', 'window', 'text'])('is left to the browser: %s', (id) => {
    open();
    expect(press(id)).toBe(true);
    expect(address()).toBe('/en/professions');
  });

  it.each([{ button: 1 }, { metaKey: true }, { altKey: true }, { ctrlKey: true }, { shiftKey: true }])(
    'with %o is left to the browser',
    (event) => {
      open();
      expect(press('page', event)).toBe(true);
      expect(address()).toBe('/en/professions');
    },
  );

  it('that something else has taken is left alone', () => {
    open();
    element('page').addEventListener('click', (event) => event.preventDefault());
    press('page');
    expect(address()).toBe('/en/professions');
  });
});

it.each(['pointerover', 'focusin'])('fetches pages ahead at %s', (type) => {
  open();
  const meet = (id: string) => element(id).dispatchEvent(new Event(type, { bubbles: true }));
  for (const id of ['text', 'file', 'site']) meet(id);
  expect(preload).not.toHaveBeenCalled();
  meet('word');
  expect(preload).toHaveBeenCalledExactlyOnceWith('/news');
});

it('leaves its links alone once it is removed', () => {
  const unmount = open();
  const kept = document.querySelector('.unhydrated-html');
  unmount();
  if (kept) document.body.append(kept);
  expect(press('page')).toBe(true);
  element('page').dispatchEvent(new Event('pointerover', { bubbles: true }));
  element('page').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(preload).not.toHaveBeenCalled();
  kept?.remove();
});
