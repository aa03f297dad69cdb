import { FirebaseError } from 'firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { assertOnline, FailureError, failureOf, withTimeout } from './errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

test.each([
  ['firestore/unavailable', 'offline'],
  ['auth/network-request-failed', 'offline'],
  ['permission-denied', 'permission-denied'],
  ['storage/unauthorized', 'permission-denied'],
  ['storage/canceled', 'cancelled'],
  ['storage/retry-limit-exceeded', 'timeout'],
  ['functions/resource-exhausted', 'quota'],
  ['auth/popup-closed-by-user', 'cancelled'],
  ['storage/something-new', 'unexpected'],
])('%s is told as %s', (code, failure) => {
  expect(failureOf(new FirebaseError(code, 'English text with a /path'))).toBe(failure);
});

test('preserves the code of our own failures, and treats anything else as unexpected', () => {
  expect(failureOf(new FailureError('conflict'))).toBe('conflict');
  expect(failureOf(new TypeError('x is undefined'))).toBe('unexpected');
  expect(failureOf('text')).toBe('unexpected');
  expect(failureOf(new DOMException('x', 'NotSupportedError'))).toBe('no-download');
  expect(failureOf(new DOMException('x', 'AbortError'))).toBe('unexpected');
});

test('rejects when work takes too long, and resolves when it is in time', async () => {
  await expect(withTimeout(5, () => new Promise(() => undefined))).rejects.toEqual(
    new FailureError('timeout'),
  );
  await expect(withTimeout(1000, () => Promise.resolve(7))).resolves.toBe(7);
});

test('treats an unclear code as a lost connection while the browser is offline', () => {
  for (const code of ['functions/internal', 'storage/unknown']) {
    setOnline(true);
    expect(failureOf(new FirebaseError(code, 'x'))).toBe('unexpected');
    setOnline(false);
    expect(failureOf(new FirebaseError(code, 'x'))).toBe('offline');
  }
  expect(failureOf(new FirebaseError('storage/something-new', 'x'))).toBe('unexpected');
});

test('aborts the signal after the timeout, and passes on failures of the work', async () => {
  let signal: AbortSignal | undefined;
  const never = withTimeout(5, (given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  await expect(never).rejects.toMatchObject({ failure: 'timeout' });
  expect(signal?.aborted).toBe(true);
  expect(signal?.reason).toEqual(new FailureError('timeout'));
  await expect(withTimeout(1000, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
});

test('trusts a browser that reports to be online', async () => {
  setOnline(true);
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  await assertOnline();
  expect(asked).not.toHaveBeenCalled();
});

test('requires a failed request before it trusts a browser that reports to be offline', async () => {
  setOnline(false);
  const asked = vi.fn<typeof fetch>().mockResolvedValueOnce(new Response());
  vi.stubGlobal('fetch', asked);
  await assertOnline();
  expect(asked).toHaveBeenCalledWith(
    '/robots.txt',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(assertOnline()).rejects.toEqual(new FailureError('offline'));
});
