/**
 * Triggers that update the public data of a guide, and the record of consents, from guide profile and
 * account.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { handleEvent, HopelessEvent } from '../failed-events/record-failure.ts';
import { syncGuide } from './sync-guide.ts';

/** The event is only a signal: the writes follow from the state read now. */
const syncOn = (collection: 'guide_profiles' | 'profiles') =>
  onDocumentWritten({ document: `${collection}/{uid}` as const, retry: true }, ({ params, time }) =>
    handleEvent({ what: 'syncPublicGuide', account: params.uid }, time, async () => {
      const { isUnreadable } = await syncGuide(params.uid);
      if (isUnreadable) throw new HopelessEvent('unreadable-document');
    }),
  );

export const syncPublicGuide = syncOn(COLLECTIONS.guideProfiles);

/** Names and pictures belong to the account. */
export const syncPublicGuideOfProfile = syncOn(COLLECTIONS.profiles);
