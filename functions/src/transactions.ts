/** Transactions that meet: tried again soon, because somebody waits for the answer. */
import type { Transaction } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { firestore } from './app.ts';

/**
 * Waits before the next attempt, in ms, each made up to half longer or shorter by chance. The SDK's
 * own begin at a second: of three namesakes approved at once the last took 2 s with those, 0.3 s with these.
 */
const SOON = [40, 80, 160, 320, 640];

/** gRPC's status ABORTED: another transaction held what this one needed. */
const ABORTED = 10;

/** The status of an error of Firestore; undefined for any other, such as a refusal by `work`. */
function grpcStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'number' ? error.code : undefined;
}

/**
 * As `firestore.runTransaction`, whose own patience begins where the quick attempts end.
 * `work` may run several times and must do nothing besides reading and writing in its transaction.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (const ms of SOON) {
    try {
      // One attempt after the other.
      // oxlint-disable-next-line no-await-in-loop
      return await firestore.runTransaction(work, { maxAttempts: 1 });
    } catch (error) {
      const status = grpcStatus(error);
      if (status === undefined) throw error;
      if (status !== ABORTED) break;
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(ms * (0.5 + Math.random()));
  }
  return firestore.runTransaction(work);
}
