import { FirebaseError } from 'firebase/app';
import { doc, getDocFromCache, type DocumentSnapshot } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { firestore } from '../testing/members-app.ts';
import { clearStored, store } from '../testing/stored.ts';
import { mayBeTooSoon, nextInterval, untilNextSave } from './throttle-saves.ts';

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

test('another attempt is made after one interval', async () => {
  expect(await durationOf(nextInterval)).toBe(1100);
});

test('only a refused permission may mean that it was too soon', () => {
  expect(mayBeTooSoon(new FirebaseError('permission-denied', ''))).toBe(true);
  expect(mayBeTooSoon(new FirebaseError('unavailable', ''))).toBe(false);
  expect(mayBeTooSoon(new Error('permission-denied'))).toBe(false);
  expect(mayBeTooSoon({ code: 'permission-denied' })).toBe(false);
});
