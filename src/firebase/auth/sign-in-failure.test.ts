import { FirebaseError } from 'firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { failedSignIn } from './sign-in-failure.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [new FirebaseError('auth/popup-blocked', 'x'), 'google', 'popup-blocked', 'auth/popup-blocked'],
  [new FirebaseError('auth/internal-error', 'x'), 'unexpected', 'unexpected', 'unexpected exception'],
  [new Error('secret@example.com'), 'unexpected', 'unexpected', 'unexpected exception'],
] as const)('%s is told as %s: %s', (error, kind, failure, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(failedSignIn(error)).toEqual({ ok: false, kind, failure });
  expect(log.mock.calls).toEqual([[`Google sign-in failed: ${logged}`]]);
});
