/** Reminds guides of a question of the association that they have not answered. */
import type { Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { isReminderDue, openQuestion } from '../../../src/domain/verification/questions.ts';
import { documentOf, firestore } from '../app.ts';
import { parseRequest } from '../documents.ts';
import { forEachDocument, type Outcome } from '../failed-events/for-each.ts';
import { planEmailOnce } from '../mail/outbox.ts';

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
  const write = await planEmailOnce(transaction, request.user_id, id, email);
  write?.(transaction);
  return write !== undefined;
}
