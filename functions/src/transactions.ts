/**
 * Transactions with occasional contention, such as those on the directory: retried quickly, because a
 * user is waiting. Under permanent contention use `firestore.runTransaction` instead: only the SDK's own
 * retries keep their place in the queue for the lock.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { firestore } from './app.ts';
import { ABORTED } from './service-errors.ts';

/**
 * Delays before the retries, in ms, each with jitter of half its length. The SDK's own delays start at a
 * second: with those, the last of three concurrent approvals of guides with the same name took 2 s; with
 * these 0.3 s.
 */
const RETRY_DELAYS_MS = [40, 80, 160, 320];

/**
 * Like `firestore.runTransaction`, which takes over after the quick retries.
 * @param work may run several times, so it must have no effects outside its transaction.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      // One attempt at a time.
      return await firestore.runTransaction(work, { maxAttempts: 1 });
    } catch (error) {
      // A refusal by `work`, not an error of Firestore.
      if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error;
      // Another transaction held the lock.
      if (error.code !== ABORTED) break;
    }
    await pause(ms * (0.5 + Math.random()));
  }
  return firestore.runTransaction(work);
}
