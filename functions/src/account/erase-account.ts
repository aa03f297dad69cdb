/**
 * Erases an account whose deletion has begun. Each step may be repeated and the mark says at last that it is
 * done, so one that was cut off is simply made again: by the person, or by the hourly job.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { auth, documentOf, firestore } from '../app.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { deletePictures, picturesOf, uploadsOf } from '../avatars/unused-pictures.ts';
import { clearFailuresOf } from '../failed-events/failed-events.ts';
import { deleteRetiredCopies } from '../projection/public-picture.ts';
import { planErasure } from './erase-guide.ts';

/**
 * The mark stays for a while (`DELETION_MARK_MINUTES`): a call that was under way with a token of the
 * account finds it and creates nothing.
 */
export async function eraseAccount(uid: string): Promise<void> {
  await firestore.runTransaction((transaction) => eraseDocuments(transaction, uid));
  await deleteRetiredCopies(uid);
  await deletePictures([...(await picturesOf(uid)), ...(await uploadsOf(uid))]);
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUserNotFound(error)) throw error;
  });
  await clearFailuresOf(uid);
  await documentOf('accountDeletions', uid).set(
    { finished_at: FieldValue.serverTimestamp() },
    { merge: true },
  );
}

/** All at once: without the profile the rules let nobody create the rest anew, from a second tab. */
async function eraseDocuments(transaction: Transaction, uid: string): Promise<void> {
  const erase = await planErasure(transaction, uid);
  erase(transaction);
  transaction.delete(documentOf('profiles', uid));
}
