/**
 * Ends memberships whose term is over: the guide leaves directory, page and sitemap, and keeps
 * everything else. Judged by the stored end, so a night on which the job did not run is made up for.
 */
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { endedMembership, membershipEntry } from '../../../src/domain/membership/membership.ts';
import { beforeDecision } from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parseGuideProfile, parseVerificationFields } from '../documents.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { add, forEach, NOTHING, type Outcome } from '../retention/each.ts';
import { addJournalEntry } from '../verification/journal.ts';
import { readMembership } from './plan-membership.ts';

/** Memberships that are read at a time. */
const PAGE = 100;

export async function endMemberships(now: Date): Promise<Outcome> {
  const over = firestore
    .collection(COLLECTIONS.memberships)
    .where('state', '==', 'valid')
    .where('ends_at', '<=', now)
    .orderBy('ends_at');
  let outcome = NOTHING;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? over.startAfter(last) : over).limit(PAGE).get();
    const uids = page.docs.map(({ id }) => [id, id] as const);
    outcome = add(outcome, await forEach('everyNight', uids, (uid) => endOne(uid, now)));
    last = page.docs.at(-1);
  } while (last);
  return outcome;
}

async function endOne(uid: string, now: Date): Promise<number> {
  return (await firestore.runTransaction((transaction) => end(transaction, uid, now))) ? 1 : 0;
}

/** Judged by what is stored now: since the query the membership may have been renewed or withdrawn. */
async function end(transaction: Transaction, uid: string, now: Date): Promise<boolean> {
  const present = await readMembership(transaction, uid);
  if (present?.state !== 'valid' || present.ends_at > now) return false;
  const membership = endedMembership(present);
  const reference = documentOf('guideProfiles', uid);
  const snapshot = await transaction.get(reference);
  const fields = parseVerificationFields(snapshot);
  const guide = parseGuideProfile(snapshot);
  const hidden = guide && { ...guide, is_verified: false };
  const projection = await planProjection(transaction, uid, hidden, membership);
  transaction.set(documentOf('memberships', uid), membership);
  // What was approved stays, so that a renewal shows what changed.
  if (fields) transaction.update(reference, { is_verified: false });
  projection.write(transaction);
  addJournalEntry(transaction, {
    action: 'ended',
    request_id: '',
    guide_id: uid,
    actor_id: '',
    notes: null,
    before: beforeDecision(fields ?? { is_verified: false, verification_status: 'approved' }, present),
    membership: membershipEntry(membership),
  });
  return true;
}
