/**
 * Keeps what the desk reads true to requests. Accounts, guide profiles and roles have events of their own; a membership
 * changes along with a request or a guide profile, or in `setMembershipEnd`.
 */
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { handleEvent } from '../failed-events/failed-events.ts';
import { keepDeskCopies } from './desk-copies.ts';
import { FIGURES, recount } from './desk-figures.ts';
import { isChanged } from './is-changed.ts';

export const syncDesk = onDocumentWritten(
  { document: `${COLLECTIONS.verificationRequests}/{id}`, retry: true },
  async ({ data, time }) => {
    if (!data || !isChanged(data)) return;
    const { before, after } = data;
    const uid: unknown = (after.exists ? after : before).get('user_id');
    if (typeof uid !== 'string') return;
    await handleEvent({ what: 'syncDesk', account: uid }, { time }, async () => {
      await keepDeskCopies(uid);
      const statuses: readonly unknown[] = [before.get('status'), after.get('status')];
      if (statuses[0] !== statuses[1]) await recount(FIGURES.filter((figure) => statuses.includes(figure)));
    });
  },
);
