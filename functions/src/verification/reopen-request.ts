/** Taking a decision back: the request is pending again, the guide profile as it was before. */
import type { Transaction } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  beforeDecision,
  reopenInputSchema,
  reopenRefusalOf,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parseInput, refusalError, requireAdmin, requireAdminRecord } from '../guards.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { parseGuideProfile, parseRequest } from '../documents.ts';
import { inTransaction } from '../transactions.ts';
import { appendToJournal } from './decision-journal.ts';

export const reopenRequest = onCall(async (call): Promise<{ request_id: string; status: 'pending' }> => {
  const adminId = requireAdmin(call);
  const { request_id } = parseInput(reopenInputSchema, call.data);
  await inTransaction((transaction) => reopen(transaction, adminId, request_id));
  return { request_id, status: 'pending' };
});

async function reopen(transaction: Transaction, adminId: string, requestId: string): Promise<void> {
  requireAdminRecord(await transaction.get(documentOf('userRoles', adminId)));
  const request = parseRequest(await transaction.get(documentOf('verificationRequests', requestId)));
  if (!request) throw refusalError('unknown-request');
  const guideId = request.user_id;
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', guideId)));
  if (!guide) throw refusalError('profile-missing');
  const isLatest = (await latestRequestId(transaction, guideId)) === requestId;
  const refusal = reopenRefusalOf(request, adminId, guide, isLatest);
  if (refusal || !request.before) throw refusalError(refusal ?? 'not-decided');
  const restored = { ...request.before, open_request_id: requestId };
  const plan = await planProjection(transaction, guideId, { ...guide, ...restored });
  transaction.update(documentOf('verificationRequests', requestId), {
    status: 'pending',
    reviewed_at: null,
    reviewed_by: null,
    admin_notes: null,
    before: null,
  });
  transaction.update(documentOf('guideProfiles', guideId), { ...restored, slug: plan.slug });
  plan.write(transaction);
  appendToJournal(transaction, {
    action: 'reopened',
    request_id: requestId,
    guide_id: guideId,
    actor_id: adminId,
    notes: null,
    before: beforeDecision(guide),
  });
}

async function latestRequestId(transaction: Transaction, guideId: string): Promise<string | undefined> {
  const requests = await transaction.get(
    firestore
      .collection(COLLECTIONS.verificationRequests)
      .where('user_id', '==', guideId)
      .orderBy('requested_at', 'desc')
      .limit(1),
  );
  return requests.docs[0]?.id;
}
