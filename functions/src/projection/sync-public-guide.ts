/** Keeps the public side of a guide, and the record of the consents to it, true to guide profile and account. */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { keepDeskCopies } from '../desk/desk-copies.ts';
import { recount } from '../desk/desk-figures.ts';
import { isChanged } from '../desk/is-changed.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { syncGuide } from './sync-guide.ts';

/** The event is only the occasion: what is written follows from the state read now. */
function handle(uid: string, time: string): Promise<void> {
  return handleEvent({ what: 'syncPublicGuide', account: uid }, { time }, async () => {
    const { isUnreadable } = await syncGuide(uid);
    await keepDeskCopies(uid);
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
  async ({ params, time, data }) => {
    if (data && !isChanged(data)) return;
    await handle(params.uid, time);
    if (data?.before.exists !== data?.after.exists) await recount(['users']);
  },
);
