import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { BackToDirectory } from './BackToDirectory.tsx';
import { startBackLink } from './back-to-directory.ts';

const DIRECTORY = `${window.location.origin}/en/guides?language=de`;

const goBack = vi.fn<() => void>();
beforeEach(() => {
  goBack.mockClear();
  vi.spyOn(window.history, 'back').mockImplementation(goBack);
  sessionStorage.setItem('directory', '?q=earlier');
  window.history.pushState(null, '', '/en/ana-lomidze');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A guide's page, opened from another one. */
async function open(referrer: string): Promise<HTMLAnchorElement> {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  await renderInLang(<BackToDirectory />, 'en', ['shell', 'guides']);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Back to Guides Directory' });
  startBackLink(link);
  return link;
}

/** Clicks a link. @returns whether the browser follows it. */
function follows(link: HTMLElement, keys = {}): boolean {
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link, keys);
  return isFollowed;
}

test.each([
  ['the directory', DIRECTORY, '?language=de'],
  ['another page', `${window.location.origin}/news`, '?q=earlier'],
  ['another site', 'https://elsewhere.example/guides?language=de', '?q=earlier'],
  ['an address that was typed', '', '?q=earlier'],
])('from a page opened from %s, the link leads to the last search', async (_, referrer, query) => {
  const link = await open(referrer);
  expect(link).toHaveProperty('pathname', '/en/guides');
  expect(link).toHaveProperty('search', query);
});

test('without storage the link leads to the whole directory', async () => {
  const off = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: off, clear: () => undefined });
  expect(await open('')).toHaveProperty('search', '');
});

test.each([
  ['goes back to the card', DIRECTORY, {}, 1],
  ['from elsewhere follows the link', '', {}, 0],
  ['opens a new tab', DIRECTORY, { ctrlKey: true }, 0],
  ['likewise on a Mac', DIRECTORY, { metaKey: true }, 0],
  ['opens a new window', DIRECTORY, { shiftKey: true }, 0],
  ['downloads', DIRECTORY, { altKey: true }, 0],
  ['opens a new tab with the middle button', DIRECTORY, { button: 1 }, 0],
])('a click %s', async (_, referrer, keys, steps) => {
  const link = await open(referrer);
  expect(follows(link, keys)).toBe(steps === 0);
  expect(goBack).toHaveBeenCalledTimes(steps);
});

test('a click follows the link after a step within the page', async () => {
  const link = await open(DIRECTORY);
  window.history.pushState(null, '', '#contact');
  expect(follows(link)).toBe(true);
  expect(goBack).not.toHaveBeenCalled();
});
