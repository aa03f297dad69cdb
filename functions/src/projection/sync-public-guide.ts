/**
 * Triggers that update the public data of a guide, and the record of consents, from guide profile and
 * account.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { avatarBucket } from '../app.ts';
import { picturePath, shownPaths } from '../avatars/stored-pictures.ts';
import { handleEvent, HopelessEvent } from '../failed-events/record-failure.ts';
import { syncGuide } from './sync-guide.ts';

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
