/**
 * Ends memberships whose term is over: the guide is removed from directory, page and sitemap, but loses
 * no data. Based on the stored end, so that the next run processes missed nights.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { endedMembership } from '../../../src/domain/membership/membership.ts';
import { lastDayOf } from '../../../src/domain/membership/term.ts';
import { beforeDecision } from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parseGuideProfile, parseVerificationFields } from '../documents.ts';
import { planEmailOnce } from '../mail/outbox.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { forEachDocument, type Outcome } from '../failed-events/for-each.ts';
import { addJournalEntry } from './journal.ts';
import { readMembership } from '../membership/plan-membership.ts';

export function endMemberships(now: Date): Promise<Outcome> {
  const over = firestore
    .collection(COLLECTIONS.memberships)
    .where('state', '==', 'valid')
    .where('ends_at', '<=', now)
    .orderBy('ends_at');
  return forEachDocument('everyNight', over, (transaction, { id }) => end(transaction, id, now));
}

/** Checks the current state: the membership may have been renewed or withdrawn since the query. */
async function end(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const present = await readMembership(transaction, uid);
  if (present?.state !== 'valid' || !present.ends_at || present.ends_at > now) return false;
  const membership = endedMembership(present);
  const reference = documentOf('guideProfiles', uid);
  const snapshot = await transaction.get(reference);
  const fields = parseVerificationFields(snapshot);
  const guide = parseGuideProfile(snapshot);
  const hidden = guide && { ...guide, is_verified: false };
  const projection = await planProjection(transaction, uid, hidden, membership);
  const { number } = membership;
  const until = lastDayOf(present.ends_at);
  // A renewal that was taken back may already have ended the same term.
  const writeEmail = await planEmailOnce(transaction, uid, `term-ended-${uid}-${until}`, {
    occasion: 'term-ended',
    values: { number, until },
  });
  transaction.set(documentOf('memberships', uid), membership);
  // The approved values stay, so that a renewal can show what changed.
  if (fields) transaction.update(reference, { is_verified: false });
  projection.write(transaction);
  writeEmail?.(transaction);
  addJournalEntry(transaction, {
    action: 'ended',
    guide_id: uid,
    before: beforeDecision(fields ?? { is_verified: false, verification_status: 'approved' }, present),
    membership,
  });
  return true;
}
