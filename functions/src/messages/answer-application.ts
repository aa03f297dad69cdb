/** Answers or erases an application to the school, in the journal by its number. */
import { answerInputSchema } from '../../../src/domain/messages/application-answers.ts';
import { eraseApplicationAt, type Application } from '../../../src/domain/school/applications.ts';
import { intakesRecord, presentIntake } from '../../../src/domain/school/intakes.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { documentOf } from '../app.ts';
import { refusalError } from '../guards.ts';
import { adminCallable } from '../verification/admin-callable.ts';
import { addJournalEntry } from '../verification/journal.ts';
import { emailsAbout, toApplicant } from './application-emails.ts';
import { parseApplication } from './applications.ts';
import { messageKeys } from './message-keys.ts';

export const answerApplication = adminCallable(
  'desk',
  answerInputSchema,
  async ({ transaction, adminId }, { application_id, seen, step, text }) => {
    const now = new Date();
    const keys = await messageKeys(now);
    const reference = documentOf('applications', application_id);
    const [stored, published] = await Promise.all([
      transaction.get(reference),
      transaction.get(documentOf('content', 'intakes')),
    ]);
    const application = parseApplication(stored);
    if (!application) throw refusalError('unknown-request');
    // The consent on which an answer rests is gone with a withdrawal.
    const isOver = seen === 'withdrawn' && step !== 'erased';
    if (application.state !== seen || isOver) throw refusalError('superseded');
    const { number } = application;
    const about = { actor_id: adminId, application: { number, step } };
    if (step === 'erased') {
      const { docs } = await transaction.get(emailsAbout(application_id));
      for (const { ref } of docs) transaction.delete(ref);
      addJournalEntry(transaction, { action: 'application-erased', ...about });
      transaction.delete(reference);
      return {};
    }
    // An answer that says nothing.
    if (step === 'answered' && text === '') throw refusalError('reason-missing');
    const { data } = intakesRecord.safeParse(published.get('record'));
    const intake = presentIntake(data?.intakes ?? [], application.intake, tbilisiDay(now));
    const erase_at = eraseApplicationAt(intake, now);
    const answered: Application = { ...application, intake, state: step, note: text || null, erase_at };
    addJournalEntry(transaction, { action: 'application-answered', ...about });
    transaction.set(reference, answered);
    toApplicant(transaction, keys, application_id, answered, 'application-answer', now);
    return {};
  },
);
