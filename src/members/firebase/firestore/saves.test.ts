import { FirebaseError } from 'firebase/app';
import { doc, getDocFromCache, type DocumentSnapshot } from 'firebase/firestore';
import { doc as docToSave, setLogLevel, type Transaction } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firestore, savingFirestore } from '../testing/members-app.ts';
import { clearStored, store } from '../testing/stored.ts';
import { FailureError } from '../errors.ts';
import { repeatIfTooSoon, saveWithin, untilNextSave } from './saves.ts';

// The SDK reports lost connections there; the site silences it.
setLogLevel('silent');

const NOW = new Date('2026-06-01T10:00:00Z');

afterEach(() => {
  clearStored();
  vi.useRealTimers();
});

/** Documents that were saved so many ms ago; undefined for one that has no such time. */
async function savedBefore(...ages: readonly (number | undefined)[]): Promise<DocumentSnapshot[]> {
  const paths = ages.map((_age, index) => `profiles/saved-${index}`);
  for (const [index, age] of ages.entries()) {
    const saved = age === undefined ? {} : { updated_at: new Date(NOW.getTime() - age) };
    store({ [paths[index] ?? '']: saved });
  }
  return Promise.all(paths.map((path) => getDocFromCache(doc(firestore, path))));
}

/** @returns after how many ms the work was done. */
async function durationOf(work: () => Promise<void>): Promise<number> {
  vi.useFakeTimers({ now: NOW });
  const done = work().then(() => Date.now() - NOW.getTime());
  await vi.runAllTimersAsync();
  return done;
}

test.each([
  ['waits for the rest of the interval', [300], 800],
  ['waits for the last of several documents', [2000, 1000, 5000], 100],
  ['does not wait after a longer time', [1100], 0],
  ['does not wait for documents without a time', [undefined, undefined], 0],
  ['ignores a document without a time', [undefined, 1099], 1],
  ['waits no longer than one interval if the clock is wrong', [-60_000], 1100],
])('%s', async (_what, ages, expected) => {
  const documents = await savedBefore(...ages);
  expect(await durationOf(() => untilNextSave(documents))).toBe(expected);
});

test('a save that the rules refused is repeated once, after one interval', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new FirebaseError('permission-denied', ''));
  expect(await durationOf(() => repeatIfTooSoon(save))).toBe(1100);
  expect(save).toHaveBeenCalledTimes(2);
});

test.each([
  new FirebaseError('unavailable', ''),
  new Error('permission-denied'),
  { code: 'permission-denied' },
])('a save that failed otherwise is not repeated: %o', async (error) => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValue(error);
  await expect(repeatIfTooSoon(save)).rejects.toBe(error);
  expect(save).toHaveBeenCalledTimes(1);
});

describe('a save without a response', () => {
  const profile = docToSave(savingFirestore, 'profiles/nino');
  const read = (transaction: Transaction) => transaction.get(profile);
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('fails after its time, and the next one does not wait for it', async () => {
    const request = vi.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
    vi.stubGlobal('fetch', request);
    const first = saveWithin(read, 15_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    const second = saveWithin(read, 15_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual(new FailureError('timeout'));
    expect(request).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await second).toEqual(new FailureError('timeout'));
  });

  test('attempts nothing more after its time', async () => {
    const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('lost'));
    vi.stubGlobal('fetch', request);
    const saved = saveWithin(read, 100).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await saved).toEqual(new FailureError('timeout'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('without a connection is reported as offline', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('lost')));
    const saved = saveWithin(read, 60_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await saved).toEqual(new FailureError('offline'));
  });
});
