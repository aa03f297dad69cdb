import { beforeEach, expect, test, vi } from 'vitest';
import { draftKey, mayRemoveDrafts, removeDraftsExceptOf } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  for (const uid of ['one', 'two', 'three']) localStorage.setItem(draftKey(uid), '{}');
  localStorage.setItem('lang', 'en');
});

const kept = () => Object.keys(localStorage).toSorted();

test('removes drafts of other accounts, and nothing else', () => {
  removeDraftsExceptOf('two');
  expect(kept()).toEqual([draftKey('two'), 'lang']);
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

test('a sign-out asks only where a draft would be lost', () => {
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', confirm);
  expect(mayRemoveDrafts('Sign out?')).toBe(false);
  expect(mayRemoveDrafts('Sign out?')).toBe(true);
  expect(confirm).toHaveBeenCalledWith('Sign out?');
  removeDraftsExceptOf(undefined);
  expect(mayRemoveDrafts('Sign out?')).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
