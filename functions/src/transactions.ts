/**
 * Transactions that meet others now and then, as those on the directory: tried again soon, because somebody
 * waits for the answer. One that may meet others without end takes `firestore.runTransaction` at once:
 * only the SDK's own attempts keep their place among those that wait.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { firestore } from './app.ts';

/**
 * Waits before the next attempt, in ms, each made up to half longer or shorter by chance. The SDK's
 * own begin at a second: of three namesakes approved at once the last took 2 s with those, 0.3 s with these.
 */
const SOON = [40, 80, 160, 320];

/** gRPC's status ABORTED: another transaction held what this one needed. */
const ABORTED = 10;

/** An error of Firestore; any other, such as a refusal by `work`, has no number for a code. */
const grpcError = z.object({ code: z.number() });

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
      const status = grpcError.safeParse(error).data?.code;
      if (status === undefined) throw error;
      if (status !== ABORTED) break;
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(ms * (0.5 + Math.random()));
  }
  return firestore.runTransaction(work);
}
