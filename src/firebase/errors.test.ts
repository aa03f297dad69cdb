import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { FailureError, failureOf, withTimeout } from './errors.ts';

test.each([
  ['firestore/unavailable', 'offline'],
  ['auth/network-request-failed', 'offline'],
  ['permission-denied', 'permission-denied'],
  ['storage/unauthorized', 'permission-denied'],
  ['storage/canceled', 'cancelled'],
  ['storage/retry-limit-exceeded', 'timeout'],
  ['functions/resource-exhausted', 'quota'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['storage/something-new', 'unexpected'],
])('%s is told as %s', (code, failure) => {
  expect(failureOf(new FirebaseError(code, 'English text with a /path'))).toBe(failure);
});

test('a failure of our own keeps its name, anything else is unexpected', () => {
  expect(failureOf(new FailureError('conflict'))).toBe('conflict');
  expect(failureOf(new TypeError('x is undefined'))).toBe('unexpected');
  expect(failureOf('text')).toBe('unexpected');
});

test('work that takes too long is given up, work in time is not', async () => {
  await expect(withTimeout(5, () => new Promise(() => undefined))).rejects.toEqual(
    new FailureError('timeout'),
  );
  await expect(withTimeout(1000, () => Promise.resolve(7))).resolves.toBe(7);
});
