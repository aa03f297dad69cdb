/**
 * Revoking: a guide's verification ends (discipline, an expired certificate). The request that was approved last
 * becomes a rejected one with the reason, where guide and desk already show reasons; the journal keeps the approval.
 */
import type * as z from 'zod/mini';
import { revokedFields, revokeInputSchema } from '../../../src/domain/verification/verification.ts';
import { refusalError } from '../guards.ts';
import { adminCallable, readGuide, writeChange, type AdminTransaction } from './change-verification.ts';
import { lastApprovalOf, newestRequestsOf } from './requests-of-account.ts';

export const revokeVerification = adminCallable(revokeInputSchema, revoke);

/**
 * The request by which the guide is verified: returning it to pending offers what was approved, not what a later request asked
 * for in vain. Where no approval is known, the newest; undefined where the guide has never asked.
 */
async function revokedRequestId(
  { transaction }: AdminTransaction,
  guideId: string,
): Promise<string | undefined> {
  const approved = await transaction.get(lastApprovalOf(guideId));
  const { docs } = approved.empty ? await transaction.get(newestRequestsOf(guideId, 1)) : approved;
  return docs[0]?.id;
}

async function revoke(
  context: AdminTransaction,
  { user_id, admin_notes }: z.infer<typeof revokeInputSchema>,
): Promise<{ user_id: string }> {
  if (user_id === context.adminId) throw refusalError('own-request');
  const guide = await readGuide(context, user_id);
  if (!guide.fields.is_verified) throw refusalError('not-verified');
  // An open request ends with the verification.
  const requestId = guide.fields.open_request_id || (await revokedRequestId(context, user_id));
  if (!requestId) throw refusalError('unknown-request');
  await writeChange(context, {
    membership: { action: 'revoked' },
    at: new Date(),
    requestId,
    guideId: user_id,
    guide,
    guideFields: revokedFields(),
    notes: admin_notes,
  });
  return { user_id };
}
