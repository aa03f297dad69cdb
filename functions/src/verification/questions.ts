/** Admins ask guides about open requests, and take a question back until its email is sent; guides are reminded. */
import type * as z from 'zod/mini';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { MAX_QUESTIONS } from '../../../src/domain/settings.ts';
import { isReminderDue, openQuestion, type Question } from '../../../src/domain/verification/questions.ts';
import {
  askInputSchema,
  takeBackInputSchema,
  type VerificationRequest,
} from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { refusalError } from '../guards.ts';
import { writeEmailOnce, unsentEmailsOn, writeEmail, type Person } from '../mail/outbox.ts';
import { adminCallable, readGuide, readOpenRequest, type AdminTransaction } from './admin-callable.ts';
import { emailTime } from '../mail/settings.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { parseRequest } from '../documents.ts';
import { forEachDocument, type Outcome } from '../failed-events/failed-events.ts';

export const askGuide = adminCallable('decide', askInputSchema, ask);
export const takeBackQuestion = adminCallable('decide', takeBackInputSchema, takeBack);

/** Returns the emails about an open question that are not sent: once it is answered or decided, nothing is asked. */
export async function unsentEmailsOnQuestion(
  transaction: Transaction,
  requestId: string,
  request: VerificationRequest,
): Promise<DocumentReference[]> {
  const question = openQuestion(request);
  return question
    ? unsentEmailsOn(transaction, request.user_id, { request_id: requestId, decided_at: question.asked_at })
    : [];
}

interface Asked extends Pick<Question, 'asked_at' | 'text'> {
  readonly request_id: string;
  readonly user_id: string;
}

function emailId({ request_id, asked_at }: Asked): string {
  return `question-${request_id}-${asked_at.getTime()}`;
}

function writeQuestion(transaction: Transaction, asked: Asked, account: Person): void {
  const { request_id, user_id, asked_at, text } = asked;
  const email = { occasion: 'question', values: { reason: text } } as const;
  const delivery = { decision: { request_id, decided_at: asked_at }, notBefore: emailTime(asked_at) };
  writeEmail(transaction, emailId(asked), { uid: user_id }, account, email, delivery);
}

/**
 * Reads whether the question of a request that is to be open again has lost its email, which the decision had deleted.
 * @returns writes it again.
 */
export async function planQuestionAgain(
  transaction: Transaction,
  request_id: string,
  { user_id, questions, returned }: VerificationRequest,
): Promise<(account: Person | undefined) => void> {
  const question = openQuestion({ status: 'pending', questions, returned });
  const asked = question && { ...question, request_id, user_id };
  const isLost = asked && !(await transaction.get(documentOf('mail', emailId(asked)))).exists;
  return (account) => {
    if (isLost && account) writeQuestion(transaction, asked, account);
  };
}

/** Another question replaces an open one, of which nothing is left if the guide was not told of it. */
async function ask(
  context: AdminTransaction,
  { request_id, question }: z.infer<typeof askInputSchema>,
): Promise<void> {
  const { transaction, adminId } = context;
  const request = await readOpenRequest(context, request_id);
  const { user_id, questions = [] } = request;
  if (questions.length >= MAX_QUESTIONS) throw refusalError('too-many-questions');
  const { account } = await readGuide(context, user_id);
  const unsent = await unsentEmailsOnQuestion(transaction, request_id, request);
  const asked_at = new Date();
  transaction.update(documentOf('verificationRequests', request_id), {
    questions: [
      // Another officer's stays: nothing else would tell of it.
      ...(unsent.length > 0 && questions.at(-1)?.asked_by === adminId ? questions.slice(0, -1) : questions),
      { asked_at, asked_by: adminId, text: question },
    ],
  });
  if (account) writeQuestion(transaction, { request_id, user_id, asked_at, text: question }, account);
  for (const email of unsent) transaction.delete(email);
}

async function takeBack(
  context: AdminTransaction,
  { request_id, asked_at }: z.infer<typeof takeBackInputSchema>,
): Promise<void> {
  const { transaction, adminId } = context;
  const request = await readOpenRequest(context, request_id);
  if (request.user_id === adminId) throw refusalError('own-request');
  const { questions = [] } = request;
  const question = openQuestion(request);
  if (question?.asked_at.toISOString() !== asked_at || question.asked_by !== adminId)
    throw refusalError('no-question');
  if (new Date() >= emailTime(question.asked_at)) throw refusalError('question-sent');
  const unsent = await unsentEmailsOnQuestion(transaction, request_id, request);
  transaction.update(documentOf('verificationRequests', request_id), {
    questions: questions.slice(0, -1),
  });
  for (const email of unsent) transaction.delete(email);
}

export function remindOfQuestions(now: Date): Promise<Outcome> {
  const open = firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('status', '==', 'pending')
    .orderBy('requested_at');
  return forEachDocument('everyNight', open, (transaction, { id }) => remind(transaction, id, now));
}

/** Checks the current state: the guide may have answered since the query. */
async function remind(transaction: Transaction, requestId: string, now: Date): Promise<boolean> {
  const request = parseRequest(await transaction.get(documentOf('verificationRequests', requestId)));
  const question = request && openQuestion(request);
  if (!question || !isReminderDue(request, now)) return false;
  const id = `question-waits-${requestId}-${question.asked_at.getTime()}`;
  const email = { occasion: 'question-waits', values: { reason: question.text } } as const;
  return writeEmailOnce(transaction, request.user_id, id, email);
}
