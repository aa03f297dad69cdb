/** Lets an admin approve or reject a pending request. */
import {
  decidedFields,
  decisionInputSchema,
  refusalOf,
  RENEWAL,
  REVOKED_FIELDS,
  wasRevoked,
  type Decision,
  type DecisionInput,
  type DecisionResult,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { changedSinceSeen, toSeenProfile } from '../../../src/domain/verification/seen-profile.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';
import { refusalError } from '../guards.ts';
import {
  adminCallable,
  readGuide,
  readRequest,
  type AdminTransaction,
  type StoredGuide,
} from './admin-callable.ts';
import { changeVerification, emailTime, type VerificationChange } from './change-verification.ts';

export const processVerificationRequest = adminCallable('decide', decisionInputSchema, decide);

async function decide(
  context: AdminTransaction,
  { request_id, decision, admin_notes, seen, other_people }: DecisionInput,
): Promise<DecisionResult> {
  const request = await readRequest(context, request_id);
  const refusal = refusalOf(request, context.adminId);
  if (refusal === 'already-decided') throw await alreadyDecided(context, request);
  if (refusal) throw refusalError(refusal);
  // Like `revokeVerification`, whose reason the guide reads.
  if (decision === 'rejected' && wasRevoked(request) && !admin_notes) throw refusalError('reason-missing');
  const guide = await readGuide(context, request.user_id);
  // A rejection confirms nothing, so further changes by the guide do not block it.
  if (decision === 'approved' && seen && guide.profile) {
    const changed = changedSinceSeen(seen, toSeenProfile(guide.profile));
    if (changed.length > 0) throw refusalError('changed-meanwhile', { changed });
  }
  const at = new Date();
  await changeVerification(context, {
    ...outcomeOf(decision, request, guide, at),
    wasRevoked: wasRevoked(request),
    at,
    requestId: request_id,
    guideId: request.user_id,
    guide,
    notes: admin_notes ? admin_notes : null,
    ...(decision === 'approved' && other_people && { otherPeople: other_people }),
  });
  return {
    request_id,
    status: decision,
    reviewed_at: at.toISOString(),
    email_at: emailTime(at).toISOString(),
  };
}

/** Returns the effects on membership and guide profile. */
function outcomeOf(
  decision: Decision,
  request: VerificationRequest,
  guide: StoredGuide,
  at: Date,
): Pick<VerificationChange, 'membership' | 'guideFields'> {
  if (decision === 'rejected') {
    return wasRevoked(request)
      ? { membership: { action: 'revoked' }, guideFields: REVOKED_FIELDS }
      : { membership: { action: decision }, guideFields: decidedFields(guide.fields, undefined, at) };
  }
  if (!request.applied) throw refusalError('nothing-applied');
  if (!guide.profile) throw refusalError('profile-unreadable');
  return {
    membership: { action: decision, isRenewal: request.kind === RENEWAL },
    guideFields: decidedFields(guide.fields, request.applied, at),
  };
}

/** Returns the refusal with the decision and the admin who decided first. */
async function alreadyDecided(
  { transaction }: AdminTransaction,
  { status, reviewed_by }: VerificationRequest,
) {
  const reviewer = reviewed_by
    ? parseProfile(await transaction.get(documentOf('profiles', reviewed_by)))
    : undefined;
  return refusalError('already-decided', {
    ...(status === 'pending' ? {} : { status }),
    ...(reviewer?.full_name ? { reviewed_by_name: reviewer.full_name } : {}),
  });
}
