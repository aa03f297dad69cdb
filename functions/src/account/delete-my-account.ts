/** Deletes an account at its owner's request: the mark and its check, then everything else. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/roles.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Revokes the role and marks the account as closing, so that nothing new is created for it in the meantime.
 * @throws HttpsError 'last-admin'
 */
export async function beginDeletion(transaction: Transaction, uid: string): Promise<void> {
  const roles = firestore.collection(COLLECTIONS.userRoles);
  const own = await transaction.get(roles.doc(uid));
  if (userRoleSchema.safeParse(own.data()).data?.role === ADMIN_ROLE) {
    const admins = await transaction.get(roles.where('role', '==', ADMIN_ROLE).limit(2));
    if (admins.size < 2) throw refusalError('last-admin');
  }
  transaction.delete(own.ref);
  transaction.set(documentOf('accountDeletions', uid), { started_at: FieldValue.serverTimestamp() });
}

/** Only the number and the entries of the journal remain, without names and free text. */
export const deleteMyAccount = onCall(async (call): Promise<{ deleted: true }> => {
  const uid = requireUser(call);
  await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
  await eraseAccount(uid);
  return { deleted: true };
});
