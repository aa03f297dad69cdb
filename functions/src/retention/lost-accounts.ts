/**
 * Begins the deletion of accounts that somebody ended with the SDK alone, past `deleteMyAccount`: their page and membership
 * would stay, and nobody could change them any more. The hourly job ends what was begun.
 */
import { logger } from 'firebase-functions/v2';
import { beginDeletion } from '../account/begin-deletion.ts';
import { accountsWithoutSignIn } from '../account/without-sign-in.ts';
import { firestore } from '../app.ts';
import { forEach, NOTHING, type Outcome } from './each.ts';

/** More in one night are a restore, or a fault of Firebase Auth: a person decides (docs/operating.md, Backup). */
export const MOST_LOST_ACCOUNTS = 20;

/** @returns how many deletions were begun, and the accounts of which it failed. */
export async function endLostAccounts(): Promise<Outcome> {
  const lost = await accountsWithoutSignIn();
  if (lost.length > MOST_LOST_ACCOUNTS) {
    logger.error('Too many accounts without a sign-in: none is deleted', { accounts: lost.length });
    return NOTHING;
  }
  const items = lost.map((uid) => [uid, uid] as const);
  return forEach('everyNight', items, async (uid) => {
    await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
    return 1;
  });
}
