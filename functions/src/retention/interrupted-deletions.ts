/**
 * Completes account deletions that were interrupted and not repeated by the user, and removes the marks
 * of completed ones.
 */
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { DELETION_GRACE_MINUTES, DELETION_MARK_MINUTES } from '../../../src/domain/limits.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';
import { eraseAccount } from '../account/erase-account.ts';
import { firestore } from '../app.ts';
import { forEach, type Outcome } from '../failed-events/for-each.ts';

const markSchema = z.object({ finished_at: z.optional(timestamp) });

/** Accounts per run; the rest is processed in the next hour. */
const MOST = 500;

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** @returns how many deletions were completed, and the accounts that could not be erased. */
export async function finishInterruptedDeletions(now: Date): Promise<Outcome> {
  const begun = minutesBefore(now, DELETION_GRACE_MINUTES);
  const { docs } = await firestore
    .collection(COLLECTIONS.accountDeletions)
    .where('started_at', '<', begun)
    .limit(MOST)
    .get();
  const marks = docs.map((mark) => [mark.id, mark] as const);
  return forEach('everyHour', marks, async (mark) => {
    const { finished_at } = markSchema.parse(mark.data());
    if (!finished_at) {
      await eraseAccount(mark.id);
      return 1;
    }
    if (finished_at < minutesBefore(now, DELETION_MARK_MINUTES)) {
      // Erases again, for data that arrived since, such as an upload from another tab.
      await eraseAccount(mark.id);
      await mark.ref.delete();
    }
    return 0;
  });
}
