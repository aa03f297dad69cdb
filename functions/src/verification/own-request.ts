/** What guides do with their own open request: bring it up to date, with an answer to the association or without, or take it back. */
import { approvedValues, changedValues } from '../../../src/domain/guide/guide-profile.ts';
import { MAX_UPDATES, MAX_WITHDRAWALS, WITHDRAWAL_DAYS } from '../../../src/domain/settings.ts';
import { openQuestion, revisionOf } from '../../../src/domain/verification/questions.ts';
import {
  beforeDecision,
  updateInputSchema,
  wasRevoked,
  withdrawInputSchema,
  withdrawnFields,
  type UpdateInput,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseProfile, parseRequest, parseVerificationFields } from '../documents.ts';
import { parseInput, refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { inTransaction } from '../transactions.ts';
import { unsentEmailsOnQuestion } from './questions.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { planMembership } from '../membership/plan-membership.ts';
import { addJournalEntry } from './journal.ts';
import { newestRequestsOf } from '../requests-of-account.ts';

/** A callable that changes an open request of the caller, in one transaction. */
function ownCallable<Input extends { request_id: string }>(
  inputSchema: z.ZodMiniType<Input>,
  work: (transaction: Transaction, request: VerificationRequest, input: Input) => Promise<void>,
) {
  return onCall(async (call) => {
    const uid = requireUser(call);
    const input = parseInput(inputSchema, call.data);
    return inTransaction(async (transaction) => {
      const reference = documentOf('verificationRequests', input.request_id);
      const request = parseRequest(await transaction.get(reference));
      // Users must not learn whether other users' requests exist.
      if (request?.user_id !== uid) throw refusalError('unknown-request');
      if (request.status !== 'pending') throw refusalError('already-decided');
      return work(transaction, request, input);
    });
  });
}

export const updateRequest = ownCallable(updateInputSchema, async (transaction, request, input) => {
  const { request_id, answer } = input;
  const { user_id, applied, updates = [] } = request;
  const snapshot = await transaction.get(documentOf('guideProfiles', user_id));
  if (!snapshot.exists) throw refusalError('profile-missing');
  const guide = parseGuideProfile(snapshot);
  if (!guide) throw refusalError('profile-unreadable');
  // As the rules demand of a new request: the desk shows the account's name above what an approval confirms.
  const account = parseProfile(await transaction.get(documentOf('profiles', user_id)));
  if (account?.full_name !== guide.full_name) throw refusalError('names-differ');
  const at = new Date();
  const questions = answer && answered(request, answer, at);
  const changed = changedValues(applied, guide);
  // An answer says something, or changes something.
  if (answer?.text === '' && changed.length === 0) throw refusalError('invalid-input');
  if (!questions) {
    // A repeated call changes nothing.
    if (changed.length === 0) return;
    if (updates.length >= MAX_UPDATES) throw refusalError('updated-too-often');
  }
  const unsent = questions ? await unsentEmailsOnQuestion(transaction, request_id, request) : [];
  transaction.update(documentOf('verificationRequests', request_id), {
    applied: approvedValues(guide),
    applied_revision: revisionOf(request) + 1,
    updates: [...updates, { at, changed }],
    ...(questions && { questions }),
  });
  for (const email of unsent) transaction.delete(email);
});

/** Returns the thread with the answer. @throws HttpsError 'no-question' if another one is open, or none. */
function answered(
  request: VerificationRequest,
  { asked_at, text }: NonNullable<UpdateInput['answer']>,
  answered_at: Date,
): NonNullable<VerificationRequest['questions']> {
  const question = openQuestion(request);
  if (question?.asked_at.toISOString() !== asked_at) throw refusalError('no-question');
  return [...(request.questions ?? []).slice(0, -1), { ...question, answered_at, answer: text }];
}

/** Returns whether this account has reached the limit of withdrawals. */
async function hasWithdrawnOften(transaction: Transaction, uid: string): Promise<boolean> {
  // The open request is included.
  const { docs } = await transaction.get(newestRequestsOf(uid, MAX_WITHDRAWALS + 1));
  const since = Date.now() - WITHDRAWAL_DAYS * DAY_MS;
  const recent = docs.map(parseRequest).filter((request) => {
    return request?.closed_as === 'withdrawn' && Number(request.reviewed_at) > since;
  });
  return recent.length >= MAX_WITHDRAWALS;
}

/** It stays in the history, and a new request may follow. */
export const withdrawRequest = ownCallable(withdrawInputSchema, async (transaction, request, input) => {
  const { request_id } = input;
  const uid = request.user_id;
  const reference = documentOf('guideProfiles', uid);
  const guide = parseVerificationFields(await transaction.get(reference));
  if (!guide) throw refusalError('profile-missing');
  // It is the association that looks at a withdrawn verification again.
  if (wasRevoked(request)) throw refusalError('already-decided');
  if (await hasWithdrawnOften(transaction, uid)) throw refusalError('withdrawn-too-often');
  const at = new Date();
  const membership = await planMembership(transaction, uid, { action: 'rejected' }, at);
  const unsent = await unsentEmailsOnQuestion(transaction, request_id, request);
  transaction.update(documentOf('verificationRequests', request_id), {
    status: 'rejected',
    closed_as: 'withdrawn',
    reviewed_at: at,
    reviewed_by: null,
    admin_notes: null,
    before: null,
  });
  transaction.update(reference, withdrawnFields(guide));
  membership.write();
  for (const email of unsent) transaction.delete(email);
  addJournalEntry(transaction, {
    action: 'withdrawn',
    request_id,
    guide_id: uid,
    actor_id: uid,
    before: beforeDecision(guide, membership.present),
    membership: membership.next,
  });
});
