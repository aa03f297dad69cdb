/**
 * Ending a guide's verification (discipline, a lapsed certificate). The request that was approved
 * becomes a rejected one with the reason, where the guide and the desk already read such reasons;
 * the journal keeps the approval.
 */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  beforeDecision,
  revokedFields,
  revokeInputSchema,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parseInput, refusalError, requireAdmin, requireAdminRecord } from '../guards.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { parseGuideProfile } from '../documents.ts';
import { inTransaction } from '../transactions.ts';
import { appendToJournal } from './decision-journal.ts';

export const revokeVerification = onCall(async (call): Promise<{ user_id: string }> => {
  const adminId = requireAdmin(call);
  const { user_id, admin_notes } = parseInput(revokeInputSchema, call.data);
  await inTransaction((transaction) => revoke(transaction, adminId, user_id, admin_notes));
  return { user_id };
});

async function revoke(
  transaction: Transaction,
  adminId: string,
  guideId: string,
  reason: string,
): Promise<void> {
  requireAdminRecord(await transaction.get(documentOf('userRoles', adminId)));
  if (guideId === adminId) throw refusalError('own-request');
  const reference = documentOf('guideProfiles', guideId);
  const guide = parseGuideProfile(await transaction.get(reference));
  if (!guide) throw refusalError('profile-missing');
  if (!guide.is_verified) throw refusalError('not-verified');
  const request = await requestToReject(transaction, guideId, guide.open_request_id);
  const fields = revokedFields();
  const plan = await planProjection(transaction, guideId, { ...guide, ...fields });
  const before = beforeDecision(guide);
  const reviewed_at = new Date();
  transaction.set(
    request,
    {
      user_id: guideId,
      status: 'rejected',
      reviewed_at,
      reviewed_by: adminId,
      admin_notes: reason,
      before,
    },
    { merge: true },
  );
  transaction.update(reference, { ...fields, slug: plan.slug });
  plan.write(transaction);
  appendToJournal(transaction, {
    action: 'revoked',
    request_id: request.id,
    guide_id: guideId,
    actor_id: adminId,
    notes: reason,
    before,
  });
}

/** The open request if there is one, which ends with the verification, else the newest. */
async function requestToReject(
  transaction: Transaction,
  guideId: string,
  openRequestId: string | null | undefined,
): Promise<DocumentReference> {
  if (openRequestId) return documentOf('verificationRequests', openRequestId);
  const newest = await transaction.get(
    firestore
      .collection(COLLECTIONS.verificationRequests)
      .where('user_id', '==', guideId)
      .orderBy('requested_at', 'desc')
      .limit(1),
  );
  const [request] = newest.docs;
  if (!request) throw refusalError('unknown-request');
  return request.ref;
}
