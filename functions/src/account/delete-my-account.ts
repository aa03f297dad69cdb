/**
 * Deletes all data of the caller's account. Only the entries of the journal remain, without names and
 * free text.
 */
import { onCall } from 'firebase-functions/v2/https';
import { firestore } from '../app.ts';
import { requireUser } from '../guards.ts';
import { beginDeletion } from './begin-deletion.ts';
import { eraseAccount } from './erase-account.ts';

export const deleteMyAccount = onCall(async (call): Promise<{ deleted: true }> => {
  const uid = requireUser(call);
  await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
  await eraseAccount(uid);
  return { deleted: true };
});
