/** Deletes documents and texts whose period is over, and unsuccessful applications with all that belongs to them. Idempotent, and may be interrupted. */
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  isExpiredApplication,
  isExpiredRejection,
  retentionCutoff,
} from '../../../src/domain/verification/retention.ts';
import { DAY_MS, timestampOrNull } from '../../../src/domain/timestamp.ts';
import { firestore, ownedBy } from '../app.ts';
import { forEachDocument, pagesOf } from '../failed-events/failed-events.ts';
import { FAILED_PRECONDITION, NOT_FOUND, hasCode } from '../service-errors.ts';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { planErasure } from '../account/erase-account.ts';
import { parseRequest } from '../documents.ts';

/** Returns a job that deletes the documents with a `field` before the cutoff; it returns how many. */
export function deleteBefore(
  collection: keyof typeof COLLECTIONS,
  field: string,
  cutoffOf: (now: Date) => Date,
): (now: Date) => Promise<number> {
  return async (now) => {
    const expired = firestore.collection(COLLECTIONS[collection]).where(field, '<', cutoffOf(now));
    let deleted = 0;
    for await (const page of pagesOf(expired)) {
      const results = await Promise.all(
        page.map(({ ref, updateTime }) =>
          ref.delete({ lastUpdateTime: updateTime }).then(() => true, ignoreChanged),
        ),
      );
      deleted += results.filter(Boolean).length;
    }
    return deleted;
  };
}

/** A document that was changed meanwhile stays, such as a slug that another guide was given. */
function ignoreChanged(error: unknown): false {
  if (hasCode(error, FAILED_PRECONDITION) || hasCode(error, NOT_FOUND)) return false;
  throw error;
}

/** How far back each run looks, in ms: notes would remain if the job did not run for longer. */
const LOOK_BACK_MS = 365 * DAY_MS;

/**
 * Removes the free text about people from old entries of the journal; the entries stay.
 * @returns from how many.
 */
export async function removeOldNotes(now: Date): Promise<number> {
  const cutoff = retentionCutoff(now);
  const begin = new Date(cutoff.getTime() - LOOK_BACK_MS);
  const entries = firestore
    .collection(COLLECTIONS.decisionJournal)
    .where('at', '<', cutoff)
    .where('at', '>=', begin)
    .orderBy('at');
  let removed = 0;
  for await (const page of pagesOf(entries)) {
    const withNotes = page.filter((entry) => entry.get('notes') !== null);
    await Promise.all(withNotes.map(({ ref }) => ref.update({ notes: null })));
    removed += withNotes.length;
  }
  return removed;
}

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
  approved: z.optional(z.unknown()),
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
