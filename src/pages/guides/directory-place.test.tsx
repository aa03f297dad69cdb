import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as DirectoryPlace from './directory-place.ts';

let place: typeof DirectoryPlace;

// The module keeps whether a directory was hydrated in this document.
beforeEach(async () => {
  vi.resetModules();
  place = await import('./directory-place.ts');
});
afterEach(() => vi.restoreAllMocks());

function openedFrom(referrer: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

const last = () => renderHook(() => place.useLastQuery()).result.current;

test('the last query is the one this document was opened from, until a directory stores one', () => {
  sessionStorage.setItem('directory', '?q=earlier');
  openedFrom(`${window.location.origin}/news`);
  expect(last()).toBe('?q=earlier');
  openedFrom('https://elsewhere.example/guides?language=de');
  expect(last()).toBe('?q=earlier');
  openedFrom(`${window.location.origin}/en/guides?language=de`);
  expect(last()).toBe('?language=de');
  renderHook(() => place.useRememberedQuery('?region=svaneti'));
  expect(last()).toBe('?region=svaneti');
});

test('without storage the way back leads to the whole directory', () => {
  const off = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: off, setItem: off });
  renderHook(() => place.useRememberedQuery('?region=svaneti'));
  expect(last()).toBe('');
  vi.unstubAllGlobals();
});
