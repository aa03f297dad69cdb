/**
 * Reopens a request: it is pending again, and the guide profile is restored to its state before the
 * decision.
 */
import type * as z from 'zod/mini';
import { lastChanged } from '../../../src/domain/verification/request-state.ts';
import {
  reopenInputSchema,
  reopenRefusalOf,
  type ReopenResult,
} from '../../../src/domain/verification/verification.ts';
import { refusalError } from '../guards.ts';
import { unsentEmailsOn } from '../mail/outbox.ts';
import { adminCallable, readGuide, readRequest, type AdminTransaction } from './admin-callable.ts';
import { changeVerification } from './change-verification.ts';
import { planQuestionAgain } from './questions.ts';
import { readRequestsOf } from '../requests-of-account.ts';
import { parseRequest } from '../documents.ts';

export const reopenRequest = adminCallable('decide', reopenInputSchema, reopen);

async function reopen(
  context: AdminTransaction,
  { request_id, admin_notes, seen }: z.infer<typeof reopenInputSchema>,
): Promise<ReopenResult> {
  const request = await readRequest(context, request_id);
  const guideId = request.user_id;
  const guide = await readGuide(context, guideId);
  const requests = (await readRequestsOf(context.transaction, guideId)).flatMap((snapshot) => {
    const data = parseRequest(snapshot);
    // What the guide withdrew changed nothing that could be overwritten.
    return data && data.closed_as !== 'withdrawn' ? [{ id: snapshot.id, data }] : [];
  });
  const isLatest = lastChanged(requests)?.id === request_id;
  const refusal = reopenRefusalOf(request, context.adminId, guide.fields, isLatest, seen);
  const { status, closed_as, before, reviewed_at } = request;
  if (refusal || !before || !reviewed_at || status === 'pending')
    throw refusalError(refusal ?? 'not-decided');
  const { is_verified, verification_status, approved } = before;
  const decision = { request_id, decided_at: reviewed_at };
  const recalled = await unsentEmailsOn(context.transaction, guideId, decision);
  const askAgain = await planQuestionAgain(context.transaction, request_id, request);
  await changeVerification(context, {
    recalled,
    membership: { action: 'reopened', before, decidedAt: reviewed_at },
    at: new Date(),
    requestId: request_id,
    guideId,
    guide,
    guideFields: { is_verified, verification_status, approved, open_request_id: request_id },
    notes: admin_notes ? admin_notes : null,
    takenBack: closed_as === 'revoked' || before.was_revoked ? 'revoked' : status,
  });
  askAgain(guide.account);
  return { request_id, status: 'pending', was_notified: recalled.length === 0 };
}
