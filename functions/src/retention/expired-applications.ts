/** Erases unsuccessful applications after their retention period. Idempotent, and may be interrupted. */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import * as z from 'zod/mini';
import { REQUEST_STATUSES } from '../../../src/domain/guide/guide-profile.ts';
import { timestampOrNull } from '../../../src/domain/timestamp.ts';
import {
  isExpiredApplication,
  isExpiredRejection,
  retentionCutoff,
} from '../../../src/domain/verification/retention.ts';
import { planErasure } from '../account/erase-account.ts';
import { firestore, ownedBy } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { forEachDocument } from '../failed-events/for-each.ts';

/** @returns the erased guide profiles, with all that belongs to them, and the rejected requests of guides who stay. */
export async function eraseExpiredApplications(now: Date) {
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
  const applications = await forEachDocument('everyNight', guides, (transaction, { ref }) =>
    eraseGuide(transaction, ref, now),
  );
  const rejections = await forEachDocument('everyNight', requests, (transaction, { ref }) =>
    eraseRequest(transaction, ref, now),
  );
  return {
    applications: applications.done,
    requests: rejections.done,
    failed: [...applications.failed, ...rejections.failed],
  };
}

/** The fields that decide; an otherwise unreadable guide profile expires like any other. */
const guideAge = z.object({
  is_verified: z.boolean(),
  verification_status: z.enum(REQUEST_STATUSES),
  open_request_id: z.optional(z.nullable(z.string())),
  created_at: timestampOrNull,
  updated_at: timestampOrNull,
});

/** Checks the current state: the guide may have been active again since the query. */
async function eraseGuide(
  transaction: Transaction,
  reference: DocumentReference,
  now: Date,
): Promise<boolean> {
  const guide = guideAge.safeParse((await transaction.get(reference)).data()).data;
  const requests = await transaction.get(ownedBy('verificationRequests', reference.id));
  const parsed = requests.docs.map(parseRequest).filter((request) => request !== undefined);
  if (!guide || !isExpiredApplication(guide, parsed, now)) return false;
  const erase = await planErasure(transaction, reference.id);
  erase(transaction);
  return true;
}

/** Deletes the request, and the free text about it in the journal; the journal entry stays. */
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
