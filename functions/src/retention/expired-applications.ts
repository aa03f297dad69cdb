/** Erases applications that came to nothing, once their time is over. May be repeated and cut off. */
import type { DocumentReference, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  isExpiredApplication,
  isExpiredRejection,
  retentionCutoff,
} from '../../../src/domain/verification/retention.ts';
import { planErasure } from '../account/erase-guide.ts';
import { firestore } from '../app.ts';
import { parseGuideProfile, parseRequest } from '../documents.ts';

/** Documents that are read at a time. */
const PAGE = 100;

export interface ErasedApplications {
  /** Guide profiles with all that belongs to them. */
  readonly applications: number;
  /** Rejected requests of guides who stay. */
  readonly requests: number;
}

export async function eraseExpiredApplications(now: Date): Promise<ErasedApplications> {
  const cutoff = retentionCutoff(now);
  const guides = firestore
    .collection(COLLECTIONS.guideProfiles)
    .where('is_verified', '==', false)
    .where('updated_at', '<', cutoff)
    .orderBy('updated_at');
  const requests = firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('status', '==', 'rejected')
    .where('reviewed_at', '<', cutoff)
    .orderBy('reviewed_at', 'desc');
  return {
    applications: await eraseEach(guides, (transaction, guide) => eraseGuide(transaction, guide, now)),
    requests: await eraseEach(requests, (transaction, request) => eraseRequest(transaction, request, now)),
  };
}

/** Page by page, one transaction for each document. @returns how many were erased. */
async function eraseEach(
  query: Query,
  erase: (transaction: Transaction, document: DocumentReference) => Promise<boolean>,
): Promise<number> {
  let erased = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    // One after the other: a night is long, and the site is in use.
    const page = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    for (const { ref } of page.docs) {
      if (await firestore.runTransaction((transaction) => erase(transaction, ref))) erased += 1;
    }
    last = page.docs.at(-1);
  } while (last);
  return erased;
}

/** Judged by what is stored now: since the query the guide may have come back. */
async function eraseGuide(
  transaction: Transaction,
  reference: DocumentReference,
  now: Date,
): Promise<boolean> {
  const guide = parseGuideProfile(await transaction.get(reference));
  const requests = await transaction.get(
    firestore.collection(COLLECTIONS.verificationRequests).where('user_id', '==', reference.id),
  );
  const parsed = requests.docs.map(parseRequest).filter((request) => request !== undefined);
  if (!guide || !isExpiredApplication(guide, parsed, now)) return false;
  const erase = await planErasure(transaction, reference.id);
  erase(transaction);
  return true;
}

/** The request, and the words about it in the journal, whose entry stays. */
async function eraseRequest(
  transaction: Transaction,
  reference: DocumentReference,
  now: Date,
): Promise<boolean> {
  const request = parseRequest(await transaction.get(reference));
  if (!request || !isExpiredRejection(request, now)) return false;
  const journal = await transaction.get(
    firestore.collection(COLLECTIONS.decisionJournal).where('request_id', '==', reference.id),
  );
  for (const entry of journal.docs) transaction.update(entry.ref, { notes: null });
  transaction.delete(reference);
  return true;
}
