import { beforeEach, expect, test, vi } from 'vitest';
import { answerKey, draftKey, removeDraftsExceptOf } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  for (const uid of ['one', 'two', 'twofold']) {
    localStorage.setItem(draftKey(uid), '{}');
    localStorage.setItem(answerKey(uid, '2026-05-01'), 'Yes');
  }
  localStorage.setItem('lang', 'en');
});

const kept = () => Object.keys(localStorage).toSorted();

test('removes drafts of other accounts, and nothing else', () => {
  removeDraftsExceptOf('two');
  expect(kept()).toEqual([draftKey('two'), answerKey('two', '2026-05-01'), 'lang']);
});

test('removes all drafts without an account', () => {
  removeDraftsExceptOf(undefined);
  expect(kept()).toEqual(['lang']);
});

test('ignores disabled storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => removeDraftsExceptOf('one')).not.toThrow();
  vi.unstubAllGlobals();
});
