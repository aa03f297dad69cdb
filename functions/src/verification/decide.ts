/** Deciding: an admin approves or rejects a pending request. */
import {
  decidedFields,
  decisionInputSchema,
  refusalOf,
  RENEWAL,
  type Decision,
  type DecisionInput,
  type DecisionOn,
  type DecisionResult,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { changedSinceDrawn, drawnState } from '../../../src/domain/verification/drawn-state.ts';
import { documentOf } from '../app.ts';
import { parseProfile } from '../documents.ts';
import { refusalError } from '../guards.ts';
import {
  adminCallable,
  readGuide,
  readRequest,
  writeChange,
  type AdminTransaction,
  type StoredGuide,
} from './change-verification.ts';

export const processVerificationRequest = adminCallable(decisionInputSchema, decide);

async function decide(
  context: AdminTransaction,
  { request_id, decision, admin_notes, drawn }: DecisionInput,
): Promise<DecisionResult> {
  const request = await readRequest(context, request_id);
  const refusal = refusalOf(request, context.adminId);
  if (refusal === 'already-decided') throw await alreadyDecided(context, request);
  if (refusal) throw refusalError(refusal);
  const guide = await readGuide(context, request.user_id);
  if (drawn && guide.profile) {
    const changed = changedSinceDrawn(drawn, drawnState(guide.profile));
    if (changed.length > 0) throw refusalError('changed-meanwhile', { changed });
  }
  const at = new Date();
  await writeChange(context, {
    membership:
      decision === 'approved'
        ? { action: decision, isRenewal: request.kind === RENEWAL }
        : { action: decision },
    at,
    requestId: request_id,
    guideId: request.user_id,
    guide,
    guideFields: decidedFields(guide.fields, decisionOn(request, guide, decision), at),
    notes: admin_notes ? admin_notes : null,
  });
  return { request_id, status: decision, reviewed_at: at.toISOString() };
}

/** Approving covers what was applied for, whatever the profile says by now. */
function decisionOn(request: VerificationRequest, guide: StoredGuide, decision: Decision): DecisionOn {
  if (decision === 'rejected') return { decision };
  if (!request.applied) throw refusalError('nothing-applied');
  if (!guide.profile) throw refusalError('profile-unreadable');
  return { decision, applied: request.applied };
}

/** The refusal that names the decision and the admin who was first. */
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
