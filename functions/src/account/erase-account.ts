/**
 * Erases an account whose deletion has begun. Each step may be repeated and the mark says at last that it is
 * done, so one that was cut off is simply made again: by the person, or by the hourly job.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { auth, documentOf, firestore } from '../app.ts';
import type { Profile } from '../../../src/domain/guide/profile.ts';
import { isUserNotFound } from '../service-errors.ts';
import { deletePictures, picturesOf, uploadsOf } from '../avatars/unused-pictures.ts';
import { parseProfile } from '../documents.ts';
import { findAccount } from '../find-account.ts';
import { clearFailuresOf } from '../failed-events/failed-events.ts';
import { planFormerMember } from '../membership/check-document.ts';
import { deleteRetiredCopies } from '../projection/public-picture.ts';
import { letterDocument, lettersOf } from '../mail/outbox.ts';
import { planErasure } from './erase-guide.ts';
import { ownedBy } from './owned-by.ts';

/** Documents deleted in one batch. */
const PAGE = 400;

/**
 * The mark stays for a while (`DELETION_MARK_MINUTES`): a call that was under way with a token of the
 * account finds it and creates nothing.
 */
export async function eraseAccount(uid: string): Promise<void> {
  // Undefined where an earlier attempt has deleted the account already.
  const address = (await findAccount(uid))?.email;
  await eraseConsents(uid);
  await firestore.runTransaction((transaction) => eraseDocuments(transaction, uid, address));
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

/** Before the transaction, which takes the rest: each switch of a flag adds one, too many in the end for one transaction. */
async function eraseConsents(uid: string): Promise<void> {
  const consents = ownedBy('publicationConsents', uid).limit(PAGE);
  for (let size = PAGE; size === PAGE;) {
    const { docs } = await consents.get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    size = docs.length;
  }
}

/** The last letter; it is deleted once it has been sent. */
function writeFarewell(transaction: Transaction, uid: string, profile: Profile, address: string): void {
  const letter = letterDocument({ address }, profile, { occasion: 'account-deleted' });
  transaction.set(documentOf('mail', `account-deleted-${uid}`), letter);
}

/** All at once: without the profile the rules let nobody create the rest again, from a second tab. */
async function eraseDocuments(
  transaction: Transaction,
  uid: string,
  address: string | undefined,
): Promise<void> {
  const erase = await planErasure(transaction, uid);
  const profile = parseProfile(await transaction.get(documentOf('profiles', uid)));
  const letters = await transaction.get(lettersOf(uid));
  const writeFormerMember = await planFormerMember(transaction, uid, new Date());
  erase(transaction);
  writeFormerMember(transaction);
  for (const { ref } of letters.docs) transaction.delete(ref);
  if (profile && address !== undefined) writeFarewell(transaction, uid, profile, address);
  transaction.delete(documentOf('pictureUploads', uid));
  transaction.delete(documentOf('profiles', uid));
}
