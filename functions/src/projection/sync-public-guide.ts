/** Updates the public data of a guide, and the record of consents, from guide profile and account. */
import { avatarBucket, documentOf } from '../app.ts';
import { planConsents } from './plan-consents.ts';
import { parseGuideProfile } from '../documents.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { inTransaction } from '../transactions.ts';
import { planProjection } from './plan-projection.ts';
import { deleteRetiredCopies, publishPicture } from './public-picture.ts';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { picturePath, shownPaths } from '../avatars/stored-pictures.ts';
import { HopelessEvent, handleEvent } from '../failed-events/failed-events.ts';

/** @returns whether the guide profile is unreadable; the guide is then hidden. */
export async function syncGuide(uid: string): Promise<{ isUnreadable: boolean }> {
  // A failure of the bucket must not prevent anything from being hidden.
  const [published] = await Promise.allSettled([publishPicture(uid)]);
  const isUnreadable = await inTransaction(async (transaction) => {
    const reference = documentOf('guideProfiles', uid);
    const snapshot = await transaction.get(reference);
    const guide = parseGuideProfile(snapshot);
    const writeConsents = await planConsents(transaction, uid, guide, snapshot);
    const membership = await readMembership(transaction, uid);
    const plan = await planProjection(transaction, uid, guide, membership);
    plan.write(transaction);
    writeConsents(transaction);
    if (guide && plan.slug !== (guide.slug ?? null)) transaction.update(reference, { slug: plan.slug });
    return snapshot.exists && !guide;
  });
  await deleteRetiredCopies(uid);
  if (published.status === 'rejected') throw published.reason;
  return { isUnreadable };
}

/**
 * The event is only a signal: the writes follow from the state read now. Of an account it also tells which picture was
 * replaced; the guide profile only copies it.
 */
const syncOn = (collection: 'guide_profiles' | 'profiles') =>
  onDocumentWritten({ document: `${collection}/{uid}` as const, retry: true }, ({ data, params, time }) =>
    handleEvent({ what: 'syncPublicGuide', account: params.uid }, time, async () => {
      if (collection === 'profiles') await deleteReplaced(params.uid, data?.before.get('avatar_url'));
      const { isUnreadable } = await syncGuide(params.uid);
      if (isUnreadable) throw new HopelessEvent('unreadable-document');
    }),
  );

export const syncPublicGuide = syncOn(COLLECTIONS.guideProfiles);

/** Names and pictures belong to the account. */
export const syncPublicGuideOfProfile = syncOn(COLLECTIONS.profiles);

/** Deletes a picture that the account no longer shows; those that were never saved are left to the nightly job. */
async function deleteReplaced(uid: string, before: unknown): Promise<void> {
  const path = picturePath(before);
  const isReplaced = path !== undefined && !(await shownPaths(uid)).has(path);
  if (isReplaced) await avatarBucket().file(path).delete({ ignoreNotFound: true });
}
