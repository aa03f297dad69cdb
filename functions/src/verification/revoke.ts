/**
 * Revokes a guide's verification (discipline, an expired certificate). The request that was approved last
 * becomes a rejected one with the reason, because guide and desk already show reasons there; the journal
 * retains the approval.
 */
import type * as z from 'zod/mini';
import { REVOKED_FIELDS, revokeInputSchema } from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { refusalError } from '../guards.ts';
import { adminCallable, readGuide, type AdminTransaction } from './admin-callable.ts';
import { changeVerification } from './change-verification.ts';
import { unsentEmailsOnQuestion } from './questions.ts';
import { lastApprovalOf, newestRequestsOf } from '../requests-of-account.ts';

export const revokeVerification = adminCallable('revoke', revokeInputSchema, revoke);

async function revoke(
  context: AdminTransaction,
  { user_id, admin_notes }: z.infer<typeof revokeInputSchema>,
): Promise<{ user_id: string }> {
  if (user_id === context.adminId) throw refusalError('own-request');
  const guide = await readGuide(context, user_id);
  if (!guide.fields.is_verified) throw refusalError('not-verified');
  // An open request ends with the verification.
  let requestId = guide.fields.open_request_id;
  if (!requestId) {
    // Returning the approval to pending offers the approved values, not those of a later rejected request.
    const approved = await context.transaction.get(lastApprovalOf(user_id));
    // If no approval is known, the newest request.
    const { docs } = approved.empty ? await context.transaction.get(newestRequestsOf(user_id, 1)) : approved;
    requestId = docs[0]?.id ?? null;
  }
  if (!requestId) throw refusalError('unknown-request');
  const request = parseRequest(await context.transaction.get(documentOf('verificationRequests', requestId)));
  const outdated = request && (await unsentEmailsOnQuestion(context.transaction, requestId, request));
  await changeVerification(context, {
    membership: { action: 'revoked' },
    at: new Date(),
    requestId,
    guideId: user_id,
    guide,
    guideFields: REVOKED_FIELDS,
    notes: admin_notes,
    ...(outdated && { outdated }),
  });
  return { user_id };
}
