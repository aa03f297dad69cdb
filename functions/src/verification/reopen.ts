/** Reopening: the request is pending again, and the guide profile as it was before the decision. */
import type * as z from 'zod/mini';
import {
  RENEWAL,
  reopenInputSchema,
  reopenRefusalOf,
} from '../../../src/domain/verification/verification.ts';
import { refusalError } from '../guards.ts';
import {
  adminCallable,
  newestRequestId,
  readGuide,
  readRequest,
  writeChange,
  type AdminTransaction,
} from './change-verification.ts';

export const reopenRequest = adminCallable(reopenInputSchema, reopen);

async function reopen(
  context: AdminTransaction,
  { request_id, admin_notes }: z.infer<typeof reopenInputSchema>,
): Promise<{ request_id: string; status: 'pending' }> {
  const request = await readRequest(context, request_id);
  const guideId = request.user_id;
  const guide = await readGuide(context, guideId);
  const isNewest = (await newestRequestId(context, guideId)) === request_id;
  const refusal = reopenRefusalOf(request, context.adminId, guide.fields, isNewest);
  const { status, before, kind, reviewed_at } = request;
  if (refusal || !before || status === 'pending') throw refusalError(refusal ?? 'not-decided');
  const { is_verified, verification_status, approved } = before;
  await writeChange(context, {
    membership: {
      action: 'reopened',
      before,
      approval:
        status === 'approved' && reviewed_at ? { isRenewal: kind === RENEWAL, at: reviewed_at } : undefined,
    },
    at: new Date(),
    requestId: request_id,
    guideId,
    guide,
    guideFields: { is_verified, verification_status, approved, open_request_id: request_id },
    notes: admin_notes ? admin_notes : null,
    takenBack: status,
  });
  return { request_id, status: 'pending' };
}
