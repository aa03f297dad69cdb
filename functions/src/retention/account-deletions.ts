/**
 * Deletions of accounts that nobody else completes: those that were interrupted, and those of accounts
 * whose sign-in was deleted without `deleteMyAccount`.
 */
import { logger } from 'firebase-functions/v2';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { DELETION_GRACE_MINUTES, DELETION_MARK_MINUTES } from '../../../src/domain/limits.ts';
import { timestamp } from '../../../src/domain/timestamp.ts';
import { beginDeletion, eraseAccount } from '../account/erase-account.ts';
import { auth, documentOf, firestore } from '../app.ts';
import { recordFailure, forEach, itemsOf, type Outcome } from '../failed-events/failed-events.ts';

const markSchema = z.object({ finished_at: z.optional(timestamp) });

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/**
 * Completes interrupted deletions that the user did not repeat, and removes the marks of completed ones.
 * @returns how many deletions were completed, and the accounts that could not be erased.
 */
export async function finishInterruptedDeletions(now: Date): Promise<Outcome> {
  const begun = minutesBefore(now, DELETION_GRACE_MINUTES);
  const marks = firestore.collection(COLLECTIONS.accountDeletions).where('started_at', '<', begun);
  const outcome = await forEach('everyHour', itemsOf(marks), async (mark) => {
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
  if (outcome.done > 0) logger.warn('Interrupted deletions were ended', { accounts: outcome.done });
  return outcome;
}

/** Maximum accounts per request to Firebase Auth. */
const MAX_PER_REQUEST = 100;

/**
 * Returns the ids of accounts with data but without a sign-in: deleted without `deleteMyAccount`, or
 * restored from a backup.
 */
export async function accountsWithoutSignIn(): Promise<string[]> {
  const stored = await Promise.all(
    [COLLECTIONS.profiles, COLLECTIONS.guideProfiles].map((name) =>
      firestore.collection(name).listDocuments(),
    ),
  );
  const ids = [...new Set(stored.flat().map(({ id }) => id))];
  const missing: string[] = [];
  for (let start = 0; start < ids.length; start += MAX_PER_REQUEST) {
    const some = ids.slice(start, start + MAX_PER_REQUEST).map((uid) => ({ uid }));
    const { notFound } = await auth.getUsers(some);
    missing.push(...notFound.flatMap((one) => ('uid' in one ? one.uid : [])));
  }
  return missing;
}

/**
 * More lost members in one night indicate a restore or a fault of Firebase Auth, so a person must decide
 * (docs/operating.md, Backup). Accounts without a membership do not count, because one person can create
 * and delete any number of them.
 */
export const MOST_LOST_MEMBERS = 20;

async function countMembers(uids: readonly string[]): Promise<number> {
  if (uids.length === 0) return 0;
  const memberships = await firestore.getAll(...uids.map((uid) => documentOf('memberships', uid)));
  return memberships.filter(({ exists }) => exists).length;
}

/**
 * Starts the deletion of accounts without a sign-in: otherwise their page and membership would remain, and
 * nobody could change them any more. The hourly job completes it.
 * @returns how many deletions were started, and the accounts for which this failed.
 */
export async function endLostAccounts(): Promise<Outcome> {
  const lost = await accountsWithoutSignIn();
  const members = await countMembers(lost);
  if (members > MOST_LOST_MEMBERS) {
    logger.error('Too many members without a sign-in: no account is deleted', { members });
    await recordFailure({ what: 'everyNight', account: '' }, 'many-lost-accounts');
    return { done: 0, failed: [''] };
  }
  const items = lost.map((uid) => [uid, uid] as const);
  const outcome = await forEach('everyNight', items, async (uid) => {
    await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
    return 1;
  });
  if (outcome.done > 0) logger.warn('Accounts without a sign-in are deleted', { accounts: outcome.done });
  return outcome;
}
