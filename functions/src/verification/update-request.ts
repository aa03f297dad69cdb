/**
 * Lets a guide bring an open request up to date: it then applies for the guide profile of this moment. With an
 * answer to what the association asks, or without.
 */
import { approvedValues, changedValues } from '../../../src/domain/guide/guide-profile.ts';
import { MAX_UPDATES } from '../../../src/domain/settings.ts';
import { openQuestion, revisionOf } from '../../../src/domain/verification/questions.ts';
import {
  updateInputSchema,
  type UpdateInput,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { documentOf } from '../app.ts';
import { parseGuideProfile, parseProfile, parseRequest } from '../documents.ts';
import { parseInput, refusalError, requireUser } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { inTransaction } from '../transactions.ts';
import { unsentEmailsOnQuestion } from './questions.ts';

export const updateRequest = onCall(async (call) => {
  const uid = requireUser(call);
  const { request_id, answer } = parseInput(updateInputSchema, call.data);
  return inTransaction(async (transaction) => {
    const reference = documentOf('verificationRequests', request_id);
    const request = parseRequest(await transaction.get(reference));
    // Users must not learn whether other users' requests exist.
    if (request?.user_id !== uid) throw refusalError('unknown-request');
    if (request.status !== 'pending') throw refusalError('already-decided');
    const snapshot = await transaction.get(documentOf('guideProfiles', uid));
    if (!snapshot.exists) throw refusalError('profile-missing');
    const guide = parseGuideProfile(snapshot);
    if (!guide) throw refusalError('profile-unreadable');
    // As the rules demand of a new request: the desk shows the account's name above what an approval confirms.
    const account = parseProfile(await transaction.get(documentOf('profiles', uid)));
    if (account?.full_name !== guide.full_name) throw refusalError('names-differ');
    const at = new Date();
    const questions = answer && answered(request, answer, at);
    const { updates = [] } = request;
    const applied_revision = revisionOf(request);
    const changed = changedValues(request.applied, guide);
    // An answer says something, or changes something.
    if (answer?.text === '' && changed.length === 0) throw refusalError('invalid-input');
    if (!questions) {
      // A repeated call changes nothing.
      if (changed.length === 0) return { request_id, applied_revision };
      if (updates.length >= MAX_UPDATES) throw refusalError('updated-too-often');
    }
    const unsent = questions ? await unsentEmailsOnQuestion(transaction, request_id, request) : [];
    transaction.update(reference, {
      applied: approvedValues(guide),
      applied_revision: applied_revision + 1,
      updates: [...updates, { at, changed }],
      ...(questions && { questions }),
    });
    for (const email of unsent) transaction.delete(email);
    return { request_id, applied_revision: applied_revision + 1 };
  });
});

/** Returns the thread with the answer. @throws HttpsError 'no-question' if another one is open, or none. */
function answered(
  { status, questions = [] }: VerificationRequest,
  { asked_at, text }: NonNullable<UpdateInput['answer']>,
  answered_at: Date,
): NonNullable<VerificationRequest['questions']> {
  const question = openQuestion({ status, questions });
  if (question?.asked_at.toISOString() !== asked_at) throw refusalError('no-question');
  return [...questions.slice(0, -1), { ...question, answered_at, answer: text }];
}
