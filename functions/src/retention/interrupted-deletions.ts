/** Ends deletions of accounts that were begun and cut off, when nobody came back to repeat them. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { DELETION_GRACE_MINUTES } from '../../../src/domain/limits.ts';
import { eraseAccount } from '../account/erase-account.ts';
import { firestore } from '../app.ts';

/** Accounts in one run; the rest waits for the next hour. */
const MOST = 100;

/** @returns how many accounts were erased. */
export async function finishInterruptedDeletions(now: Date): Promise<number> {
  const begun = new Date(now.getTime() - DELETION_GRACE_MINUTES * 60_000);
  const { docs } = await firestore
    .collection(COLLECTIONS.accountDeletions)
    .where('started_at', '<', begun)
    .limit(MOST)
    .get();
  for (const { id } of docs) {
    await eraseAccount(id);
  }
  return docs.length;
}
