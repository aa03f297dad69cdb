/** The decision of an admin on a request, as one transaction. */
import type { Transaction } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import type { GuideProfile } from '../../../src/domain/guide/guide-profile.ts';
import {
  beforeDecision,
  decidedFields,
  decisionInputSchema,
  refusalOf,
  type DecisionInput,
  type DecisionResult,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseInput, refusalError, requireAdmin, requireAdminRecord } from '../guards.ts';
import { planProjection } from '../projection/plan-projection.ts';
import { parseGuideProfile, parseProfile, parseRequest } from '../documents.ts';
import { inTransaction } from '../transactions.ts';
import { appendToJournal } from './decision-journal.ts';

export const processVerificationRequest = onCall(async (call): Promise<DecisionResult> => {
  const adminId = requireAdmin(call);
  const input = parseInput(decisionInputSchema, call.data);
  return inTransaction((transaction) => decide(transaction, adminId, input));
});

async function decide(
  transaction: Transaction,
  adminId: string,
  input: DecisionInput,
): Promise<DecisionResult> {
  const { guideId, guide } = await readDecidable(transaction, adminId, input.request_id);
  const decidedAt = new Date();
  const fields = decidedFields(guide, input.decision, decidedAt);
  const plan = await planProjection(transaction, guideId, { ...guide, ...fields });
  const notes = input.admin_notes ? input.admin_notes : null;
  const before = beforeDecision(guide);
  transaction.update(documentOf('verificationRequests', input.request_id), {
    status: input.decision,
    reviewed_at: decidedAt,
    reviewed_by: adminId,
    admin_notes: notes,
    before,
  });
  transaction.update(documentOf('guideProfiles', guideId), { ...fields, slug: plan.slug });
  plan.write(transaction);
  appendToJournal(transaction, {
    action: input.decision,
    request_id: input.request_id,
    guide_id: guideId,
    actor_id: adminId,
    notes,
    before,
  });
  return { request_id: input.request_id, status: input.decision, reviewed_at: decidedAt.toISOString() };
}

/** The guide profile that waits for this decision. @throws HttpsError with the reason if none does. */
async function readDecidable(
  transaction: Transaction,
  adminId: string,
  requestId: string,
): Promise<{ guideId: string; guide: GuideProfile }> {
  const role = await transaction.get(documentOf('userRoles', adminId));
  requireAdminRecord(role);
  const request = parseRequest(await transaction.get(documentOf('verificationRequests', requestId)));
  const refusal = refusalOf(request, adminId);
  if (!request) throw refusalError('unknown-request');
  if (refusal === 'already-decided') throw await alreadyDecided(transaction, request);
  if (refusal) throw refusalError(refusal);
  const guide = parseGuideProfile(await transaction.get(documentOf('guideProfiles', request.user_id)));
  if (!guide) throw refusalError('profile-missing');
  return { guideId: request.user_id, guide };
}

/** The refusal that tells the later admin who was first. */
async function alreadyDecided(transaction: Transaction, request: VerificationRequest) {
  const { status, reviewed_by } = request;
  const reviewer = reviewed_by
    ? parseProfile(await transaction.get(documentOf('profiles', reviewed_by)))
    : undefined;
  return refusalError('already-decided', {
    ...(status === 'pending' ? {} : { status }),
    ...(reviewer?.full_name ? { reviewed_by_name: reviewer.full_name } : {}),
  });
}
