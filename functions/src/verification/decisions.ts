/** Admins decide on requests, take decisions back, and withdraw verifications. */
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { changedValues } from '../../../src/domain/guide/guide-profile.ts';
import {
  REVOKED_FIELDS,
  changedSinceApproval,
  extendsTerm,
  decidedFields,
  decisionInputSchema,
  isWordless,
  reopenInputSchema,
  revokeInputSchema,
  wasRevoked,
  type Decision,
  type DecisionInput,
  type DecisionResult,
  type ReopenResult,
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
  readOpenRequest,
  readRequest,
  type AdminTransaction,
  type StoredGuide,
} from './admin-callable.ts';
import { lastApprovalOf, newestRequestsOf } from '../requests-of-account.ts';
import { planQuestionAgain } from './questions.ts';
import { changeVerification, type VerificationChange } from './change-verification.ts';
import { lastDecided } from '../../../src/domain/verification/request-state.ts';
import { unsentEmailsOn } from '../mail/outbox.ts';
import { documentOf, ownedBy } from '../app.ts';
import { readMembership } from '../membership/plan-membership.ts';
import { mayRenew } from '../../../src/domain/membership/membership.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';

export const processVerificationRequest = adminCallable('decide', decisionInputSchema, decide);

async function decide(context: AdminTransaction, input: DecisionInput): Promise<DecisionResult> {
  const { request_id, decision, admin_notes, other_people } = input;
  const request = await readOpenRequest(context, request_id);
  // Like `revokeVerification`, whose reason the guide reads.
  if (decision === 'rejected' && wasRevoked(request) && !admin_notes) throw refusalError('reason-missing');
  const guide = await readGuide(context, request.user_id);
  // A rejection confirms nothing, so further changes by the guide do not block it.
  const changed =
    decision === 'approved' ? await changedMeanwhile(context, input, request, guide) : undefined;
  if (changed) throw refusalError('changed-meanwhile', { changed });
  const at = new Date();
  await changeVerification(context, {
    ...outcomeOf(decision, request, guide, at),
    at,
    requestId: request_id,
    request,
    guideId: request.user_id,
    guide,
    notes: admin_notes ? admin_notes : null,
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
    // Of a card that was looked at, `seen` says more.
    ...((!seen && since) || []),
    ...changedSinceRevision(request, applied_revision),
    ...(seen && profile ? changedSinceSeen(seen, toSeenProfile(profile)) : []),
  ];
  if (since && !isOther && found.length === 0) return undefined;
  return GUIDE_FIELD_NAMES.filter((name) => found.includes(name));
}

/**
 * Returns what is otherwise than at the last approval. undefined for a request that is decided on its card: the one before
 * was not approved, something was said about this one, an admin has written about the guide or given the term another end,
 * or a renewal is not due.
 */
async function changedSinceLast(
  transaction: Transaction,
  request: VerificationRequest,
  profile: StoredGuide['profile'],
): Promise<readonly GuideFieldName[] | undefined> {
  const { user_id, applied } = request;
  const { docs } = await transaction.get(newestRequestsOf(user_id, 2));
  const last = docs[1] && parseRequest(docs[1]);
  const seen = last?.status === 'approved' ? last.seen : undefined;
  const notes = await transaction.get(ownedBy('deskNotes', user_id).limit(1));
  const membership = await readMembership(transaction, user_id);
  const isDue = membership && !membership.end_set?.by_admin && mayRenew(membership, tbilisiDay(new Date()));
  const isPlain = isWordless(request) && notes.empty && isDue;
  if (!seen || !profile?.approved || !isPlain) return undefined;
  return [...changedValues(applied, profile.approved), ...changedSinceApproval(seen, profile, undefined)];
}

/** Returns the effects on membership and guide profile. */
function outcomeOf(
  decision: Decision,
  request: VerificationRequest,
  guide: StoredGuide,
  at: Date,
): Pick<VerificationChange, 'membership' | 'guideFields' | 'confirmed'> {
  if (decision === 'rejected') {
    return wasRevoked(request)
      ? { membership: { action: 'revoked' }, guideFields: REVOKED_FIELDS }
      : { membership: { action: decision }, guideFields: decidedFields(guide.fields, undefined, at) };
  }
  if (!request.applied) throw refusalError('nothing-applied');
  if (!guide.profile) throw refusalError('profile-unreadable');
  return {
    membership: { action: decision, isRenewal: extendsTerm(request) },
    guideFields: decidedFields(guide.fields, request.applied, at),
    confirmed: request.applied,
  };
}

export const reopenRequest = adminCallable('decide', reopenInputSchema, reopen);

/** The request is pending again, and the guide profile as it was before the decision. */
async function reopen(
  context: AdminTransaction,
  { request_id, admin_notes, seen }: z.infer<typeof reopenInputSchema>,
): Promise<ReopenResult> {
  const request = await readRequest(context, request_id);
  const guideId = request.user_id;
  const guide = await readGuide(context, guideId);
  const { docs } = await context.transaction.get(ownedBy('verificationRequests', guideId));
  const requests = docs.flatMap((snapshot) => {
    const data = parseRequest(snapshot);
    return data ? [{ id: snapshot.id, data }] : [];
  });
  const { status, closed_as, before, reviewed_at, reviewed_by = null } = request;
  if (status === 'pending' || !before || !reviewed_at) throw refusalError('not-decided');
  // To restore an older state would overwrite later decisions.
  const isLatest = lastDecided(requests)?.id === request_id && !guide.fields.open_request_id;
  const { status: seenStatus, reviewed_by: reviewer = context.adminId } = seen ?? { status, reviewed_by };
  const isSeen = status === seenStatus && reviewed_by === reviewer;
  // The request by which the verification was withdrawn may be erased.
  const isOver =
    status === 'approved' && (await readMembership(context.transaction, guideId))?.state === 'withdrawn';
  if (!isLatest || !isSeen || isOver) throw refusalError('superseded');
  const { is_verified, verification_status, approved } = before;
  const decision = { request_id, decided_at: reviewed_at };
  const recalled = await unsentEmailsOn(context.transaction, guideId, decision);
  const at = new Date();
  const notes = admin_notes ? admin_notes : null;
  const takenBack = closed_as === 'revoked' || before.was_revoked ? 'revoked' : status;
  const reason = notes ?? (recalled.length > 0 ? null : '');
  const returned = { at, decision: takenBack, reason } as const;
  const askAgain = await planQuestionAgain(context.transaction, request_id, { ...request, returned });
  await changeVerification(context, {
    recalled,
    membership: { action: 'reopened', before, decidedAt: reviewed_at },
    at,
    requestId: request_id,
    request,
    guideId,
    guide,
    guideFields: { is_verified, verification_status, approved, open_request_id: request_id },
    notes,
    returned,
  });
  askAgain(guide.account);
  return { request_id, status: 'pending', was_notified: recalled.length === 0 };
}

export const revokeVerification = adminCallable('revoke', revokeInputSchema, revoke);

/**
 * Discipline, or an expired certificate. The request that was approved last becomes a rejected one with the reason, because
 * guide and desk already show reasons there; the journal retains the approval.
 */
async function revoke(
  context: AdminTransaction,
  { user_id, admin_notes }: z.infer<typeof revokeInputSchema>,
): Promise<void> {
  const guide = await readGuide(context, user_id);
  if (!guide.fields.is_verified) throw refusalError('not-verified');
  // An open request ends with the verification.
  let requestId = guide.fields.open_request_id;
  if (!requestId) {
    const { docs } = await context.transaction.get(lastApprovalOf(user_id));
    requestId = docs[0]?.id ?? null;
  }
  if (!requestId) throw refusalError('unknown-request');
  const request = parseRequest(await context.transaction.get(documentOf('verificationRequests', requestId)));
  await changeVerification(context, {
    membership: { action: 'revoked' },
    at: new Date(),
    requestId,
    request,
    guideId: user_id,
    guide,
    guideFields: REVOKED_FIELDS,
    notes: admin_notes,
  });
}
