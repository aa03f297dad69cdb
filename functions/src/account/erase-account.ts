/**
 * Erases an account whose deletion has begun. Each step may be repeated and the mark goes last, so
 * one that was cut off is simply made again: by the person, or by the hourly job.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { auth, documentOf, firestore } from '../app.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { deletePictures, picturesOf } from '../avatars/unused-pictures.ts';
import { planErasure } from './erase-guide.ts';

export async function eraseAccount(uid: string): Promise<void> {
  await firestore.runTransaction((transaction) => eraseDocuments(transaction, uid));
  await deletePictures(await picturesOf(uid));
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUserNotFound(error)) throw error;
  });
  await documentOf('accountDeletions', uid).delete();
}

/** All at once: without the profile the rules let nobody create the rest anew, from a second tab. */
async function eraseDocuments(transaction: Transaction, uid: string): Promise<void> {
  const erase = await planErasure(transaction, uid);
  erase(transaction);
  transaction.delete(documentOf('profiles', uid));
}
