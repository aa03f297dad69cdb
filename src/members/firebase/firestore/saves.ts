/** Saves have a deadline, and are throttled: the rules accept one per second and account, because each triggers server work. */
import { FirebaseError } from 'firebase/app';
import { runTransaction, type DocumentSnapshot, type Transaction } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { timestampOrNull } from '../../../domain/timestamp.ts';
import { assertOnline, FailureError, withTimeout } from '../errors.ts';
import { savingFirestore } from '../members-app.ts';

/** Slightly more than the rules require, for clock skew. */
const SAVE_INTERVAL_MS = 1_100;

const savedAtSchema = z.object({ updated_at: timestampOrNull });

function wait(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}

/**
 * Runs a transaction, because a plain write without a connection would be queued and sent later. Leaving the document
 * meanwhile asks for confirmation. After this many ms it fails, and attempts nothing more; what was sent before may still
 * arrive, so saves are idempotent.
 * @throws FailureError or FirebaseError when nothing was saved, or the outcome is unknown (timeout).
 */
export async function saveWithin(
  write: (transaction: Transaction) => Promise<unknown>,
  ms = 20_000,
): Promise<void> {
  await assertOnline();
  try {
    await warnBeforeUnload(
      withTimeout(ms, (signal) =>
        runTransaction(savingFirestore, async (transaction) => {
          signal.throwIfAborted();
          await write(transaction);
          signal.throwIfAborted();
        }),
      ),
    );
  } catch (error) {
    // The lite SDK reports a lost connection with this code.
    throw error instanceof FirebaseError && error.code === 'unknown' ? new FailureError('offline') : error;
  }
}

/** Repeats a save that may have been too soon after another one, on a device with a fast clock. */
export async function repeatIfTooSoon(save: () => Promise<void>): Promise<void> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'permission-denied')) throw error;
    await wait(SAVE_INTERVAL_MS);
    return save();
  }
}

/**
 * Resolves when the rules accept another save of these documents. Never waits longer than one interval,
 * even if the device's clock is wrong.
 */
export async function untilNextSave(documents: readonly Pick<DocumentSnapshot, 'data'>[]): Promise<void> {
  const saved = documents.map((document) => {
    const { updated_at } = savedAtSchema.safeParse(document.data()).data ?? {};
    return updated_at?.getTime() ?? 0;
  });
  const left = Math.max(...saved) + SAVE_INTERVAL_MS - Date.now();
  if (left > 0) await wait(Math.min(left, SAVE_INTERVAL_MS));
}
