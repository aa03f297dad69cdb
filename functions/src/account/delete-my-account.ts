/**
 * Deletes everything of the caller's account. Each step may be repeated and the sign-in account
 * goes last, so a call that was cut off is simply made again. What stays: the journal's entries,
 * whose ids then belong to nobody.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { avatarFolder } from '../../../src/domain/avatar.ts';
import { COLLECTIONS } from '../../../src/domain/deployment.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../../src/domain/verification.ts';
import { auth, avatarBucket, documentOf, firestore } from '../app.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { refusalError, requireUser } from '../guards.ts';
import { planProjection } from '../projection/plan-projection.ts';

export const deleteMyAccount = onCall(async (call): Promise<{ deleted: true }> => {
  const uid = requireUser(call);
  await firestore.runTransaction((transaction) => giveUpRole(transaction, uid));
  await firestore.runTransaction((transaction) => deleteProfiles(transaction, uid));
  await avatarBucket().deleteFiles({ prefix: `${avatarFolder(uid)}/`, force: true });
  await deleteRequests(uid);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUserNotFound(error)) throw error;
  });
  await documentOf('accountDeletions', uid).delete();
  return { deleted: true };
});

/** Marks the account as closing, so that nothing new is created for it meanwhile. */
async function giveUpRole(transaction: Transaction, uid: string): Promise<void> {
  const roles = firestore.collection(COLLECTIONS.userRoles);
  const own = await transaction.get(roles.doc(uid));
  if (userRoleSchema.safeParse(own.data()).data?.role === ADMIN_ROLE) {
    const admins = await transaction.get(roles.where('role', '==', ADMIN_ROLE).limit(2));
    if (admins.size < 2) throw refusalError('last-admin');
  }
  transaction.delete(own.ref);
  transaction.set(documentOf('accountDeletions', uid), { started_at: FieldValue.serverTimestamp() });
}

/**
 * The profile, and the guide profile with all that is public of it; its addresses are free again.
 * Both at once: without the one the rules let nobody create the other anew, from a second tab.
 */
async function deleteProfiles(transaction: Transaction, uid: string): Promise<void> {
  const plan = await planProjection(transaction, uid, undefined);
  const slugs = await transaction.get(
    firestore.collection(COLLECTIONS.guideSlugs).where('user_id', '==', uid),
  );
  plan.write(transaction);
  for (const slug of slugs.docs) transaction.delete(slug.ref);
  transaction.delete(documentOf('guideProfiles', uid));
  transaction.delete(documentOf('profiles', uid));
}

async function deleteRequests(uid: string): Promise<void> {
  const requests = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('user_id', '==', uid)
    .get();
  const writer = firestore.bulkWriter();
  for (const request of requests.docs) void writer.delete(request.ref);
  await writer.close();
}
