/** Lets an admin approve or reject a pending request. */
import type { Transaction } from 'firebase-admin/firestore';
import { changedValues } from '../../../src/domain/guide/guide-profile.ts';
import {
  changedSinceApproval,
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
import { GUIDE_FIELD_NAMES, type GuideFieldName } from '../../../src/domain/guide/guide-fields.ts';
import { changedSinceRevision, revisionOf } from '../../../src/domain/verification/questions.ts';
import { changedSinceSeen, toSeenProfile } from '../../../src/domain/verification/seen-profile.ts';
import { parseRequest } from '../documents.ts';
import { refusalError } from '../guards.ts';
import {
  adminCallable,
  readGuide,
  readRequest,
  type AdminTransaction,
  type StoredGuide,
} from './admin-callable.ts';
import { lastApprovalOf } from '../requests-of-account.ts';
import { unsentEmailsOnQuestion } from './questions.ts';
import { changeVerification, type VerificationChange } from './change-verification.ts';

export const processVerificationRequest = adminCallable('decide', decisionInputSchema, decide);

async function decide(context: AdminTransaction, input: DecisionInput): Promise<DecisionResult> {
  const { request_id, decision, admin_notes, other_people } = input;
  const request = await readRequest(context, request_id);
  const refusal = refusalOf(request, context.adminId);
  if (refusal) throw refusalError(refusal);
  // Like `revokeVerification`, whose reason the guide reads.
  if (decision === 'rejected' && wasRevoked(request) && !admin_notes) throw refusalError('reason-missing');
  const guide = await readGuide(context, request.user_id);
  // A rejection confirms nothing, so further changes by the guide do not block it.
  const changed =
    decision === 'approved' ? await changedMeanwhile(context, input, request, guide) : undefined;
  if (changed) throw refusalError('changed-meanwhile', { changed });
  const unsent = await unsentEmailsOnQuestion(context.transaction, request_id, request);
  const at = new Date();
  await changeVerification(context, {
    ...outcomeOf(decision, request, guide, at),
    wasRevoked: wasRevoked(request),
    at,
    requestId: request_id,
    guideId: request.user_id,
    guide,
    notes: admin_notes ? admin_notes : null,
    outdated: unsent,
    lastDay: input.last_day,
    ...(decision === 'approved' && other_people && { otherPeople: other_people }),
  });
  return { request_id, status: decision, reviewed_at: at.toISOString() };
}

/**
 * Returns what the guide has changed since the card was shown; undefined if what the request applies for is as the card
 * showed it, and all else too. An answer alone also counts.
 */
async function changedMeanwhile(
  { transaction }: AdminTransaction,
  { seen, applied_revision = 0, is_unchanged }: DecisionInput,
  request: VerificationRequest,
  { profile }: StoredGuide,
): Promise<GuideFieldName[] | undefined> {
  const isOther = applied_revision !== revisionOf(request);
  const since = is_unchanged ? await changedSinceLast(transaction, request, profile) : [];
  const found: readonly GuideFieldName[] = [
    ...(since ?? []),
    ...changedSinceRevision(request, applied_revision),
    ...(seen && profile ? changedSinceSeen(seen, toSeenProfile(profile)) : []),
  ];
  if (since && !isOther && found.length === 0) return undefined;
  return GUIDE_FIELD_NAMES.filter((name) => found.includes(name));
}

/** Returns what is otherwise than at the last approval; undefined if that is not known. */
async function changedSinceLast(
  transaction: Transaction,
  { user_id, applied }: VerificationRequest,
  profile: StoredGuide['profile'],
): Promise<readonly GuideFieldName[] | undefined> {
  const { docs } = await transaction.get(lastApprovalOf(user_id));
  const seen = docs[0] && parseRequest(docs[0])?.seen;
  if (!seen || !profile?.approved) return undefined;
  return [...changedValues(applied, profile.approved), ...changedSinceApproval(seen, profile, undefined)];
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
