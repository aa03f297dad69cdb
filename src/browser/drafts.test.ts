import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, removeDraftsExceptOf } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  for (const uid of ['one', 'two', 'three']) localStorage.setItem(draftKey(uid), '{}');
  localStorage.setItem('lang', 'en');
});

const kept = () => Object.keys(localStorage).toSorted();

test('drafts of other accounts go, and nothing else', () => {
  removeDraftsExceptOf('two');
  expect(kept()).toEqual([draftKey('two'), 'lang']);
});

test('without an account all drafts go', () => {
  removeDraftsExceptOf(undefined);
  expect(kept()).toEqual(['lang']);
});

test('storage that is switched off is no failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => removeDraftsExceptOf('one')).not.toThrow();
  vi.unstubAllGlobals();
});
