/**
 * Starts the deletion of accounts whose sign-in was deleted without `deleteMyAccount`: otherwise their
 * page and membership would remain, and nobody could change them any more. The hourly job completes the
 * deletion.
 */
import { logger } from 'firebase-functions/v2';
import { beginDeletion } from '../account/begin-deletion.ts';
import { accountsWithoutSignIn } from '../account/without-sign-in.ts';
import { documentOf, firestore } from '../app.ts';
import { recordFailure } from '../failed-events/failed-events.ts';
import { forEach, type Outcome } from '../failed-events/for-each.ts';

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

/** @returns how many deletions were started, and the accounts for which this failed. */
export async function endLostAccounts(): Promise<Outcome> {
  const lost = await accountsWithoutSignIn();
  const members = await countMembers(lost);
  if (members > MOST_LOST_MEMBERS) {
    logger.error('Too many members without a sign-in: no account is deleted', { members });
    await recordFailure({ what: 'everyNight', account: '' }, 'many-lost-accounts');
    return { done: 0, failed: [''] };
  }
  const items = lost.map((uid) => [uid, uid] as const);
  return forEach('everyNight', items, async (uid) => {
    await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
    return 1;
  });
}
