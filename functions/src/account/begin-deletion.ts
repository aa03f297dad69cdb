/** The first step of an account's deletion, including the check whether it may start. */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError } from '../guards.ts';

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
