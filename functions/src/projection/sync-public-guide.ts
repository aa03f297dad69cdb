/** Keeps the public side of a guide, and the record of the consents to it, true to guide profile and account. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten, type Change } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { REQUEST_STATUSES } from '../../../src/domain/guide/guide-profile.ts';
import { keepDeskCopies } from '../desk/desk-copies.ts';
import { recount, type Figure } from '../desk/desk-figures.ts';
import { isChanged } from '../desk/is-changed.ts';
import { handleEvent, HopelessEvent } from '../failed-events/failed-events.ts';
import { syncGuide } from './sync-guide.ts';

interface GuideEvent {
  readonly uid: string;
  /** ISO 8601: when it happened. */
  readonly time: string;
  /** Numbers on the desk's tabs that it may have changed. */
  readonly figures: readonly Figure[];
}

/** The event is only the occasion: what is written follows from the state read now. */
function handle({ uid, time, figures }: GuideEvent): Promise<void> {
  return handleEvent({ what: 'syncPublicGuide', account: uid }, { time }, async () => {
    const { isUnreadable } = await syncGuide(uid);
    await Promise.all([keepDeskCopies(uid), recount(figures)]);
    if (isUnreadable) throw new HopelessEvent('unreadable-document');
  });
}

/**
 * Whether a request was made, decided, taken back or withdrawn: the same commit says so in the guide profile, so that
 * requests need no events of their own.
 */
function isOfRequest({ before, after }: Change<DocumentSnapshot>): boolean {
  const value = (snapshot: DocumentSnapshot, name: string): unknown => snapshot.get(name) ?? null;
  return ['open_request_id', 'verification_status'].some(
    (name) => value(before, name) !== value(after, name),
  );
}

export const syncPublicGuide = onDocumentWritten(
  { document: `${COLLECTIONS.guideProfiles}/{uid}`, retry: true },
  ({ params: { uid }, time, data }) =>
    handle({ uid, time, figures: data && isOfRequest(data) ? REQUEST_STATUSES : [] }),
);

/** Names and pictures belong to the account. */
export const syncPublicGuideOfProfile = onDocumentWritten(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async ({ params, time, data }) => {
    if (data && !isChanged(data)) return;
    const figures = data?.before.exists === data?.after.exists ? [] : (['users'] as const);
    await handle({ uid: params.uid, time, figures });
  },
);
