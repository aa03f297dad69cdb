/**
 * Triggers that update the public data of a guide, and the record of consents, from guide profile and
 * account.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { handleEvent, HopelessEvent } from '../failed-events/record-failure.ts';
import { syncGuide } from './sync-guide.ts';

/**
 * The event is only a signal: the writes follow from the state read now.
 * @param time ISO 8601: when it happened.
 */
function handle(uid: string, time: string): Promise<void> {
  return handleEvent({ what: 'syncPublicGuide', account: uid }, time, async () => {
    const { isUnreadable } = await syncGuide(uid);
    if (isUnreadable) throw new HopelessEvent('unreadable-document');
  });
}

export const syncPublicGuide = onDocumentWritten(
  { document: `${COLLECTIONS.guideProfiles}/{uid}`, retry: true },
  ({ params, time }) => handle(params.uid, time),
);

/** Names and pictures belong to the account. */
export const syncPublicGuideOfProfile = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  ({ params, time }) => handle(params.uid, time),
);
