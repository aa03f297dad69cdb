/**
 * Triggers that update the public data of a guide, and the record of consents, from guide profile and
 * account.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten, type Change } from 'firebase-functions/v2/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { REQUEST_STATUSES } from '../../../src/domain/guide/guide-profile.ts';
import { syncDeskCopies } from '../desk/desk-copies.ts';
import { recount, type Figure } from '../desk/desk-figures.ts';
import { isChanged } from '../desk/is-changed.ts';
import { handleEvent, HopelessEvent } from '../failed-events/record-failure.ts';
import { syncGuide } from './sync-guide.ts';

interface GuideEvent {
  readonly uid: string;
  /** ISO 8601: when it happened. */
  readonly time: string;
  /** The desk's figures that the event may have changed. */
  readonly figures: readonly Figure[];
}

/** The event is only a signal: the writes follow from the state read now. */
function handle({ uid, time, figures }: GuideEvent): Promise<void> {
  return handleEvent({ what: 'syncPublicGuide', account: uid }, { time }, async () => {
    const { isUnreadable } = await syncGuide(uid);
    await Promise.all([syncDeskCopies(uid), recount(figures)]);
    if (isUnreadable) throw new HopelessEvent('unreadable-document');
  });
}

/**
 * Returns whether a request was created, decided, reopened or withdrawn. The same commit changes the
 * guide profile, so requests need no triggers of their own.
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
