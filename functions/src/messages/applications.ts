/**
 * Applications to the school: the posted form, the link by which its sender confirms the address, and the same link
 * afterwards, which shows the state and withdraws the application.
 */
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Lang } from '../../../src/domain/lang.ts';
import { birthProblem } from '../../../src/domain/messages/application-form.ts';
import type { ApplicationStep, MessageRefusal } from '../../../src/domain/messages/message-page.ts';
import { mailboxOf } from '../../../src/domain/messages/sender-address.ts';
import {
  applicantName,
  applicationSchema,
  eraseApplicationAt,
  type Application,
  type WrittenApplication,
} from '../../../src/domain/school/applications.ts';
import { presentIntake, takesApplications, type Intake } from '../../../src/domain/school/intakes.ts';
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { MESSAGE_RESEND_MINUTES } from '../../../src/domain/settings.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { documentOf } from '../app.ts';
import { parserOf } from '../documents.ts';
import type { Caller } from '../rate-limit.ts';
import { inTransaction } from '../transactions.ts';
import { idOf, linkToken, toApplicant, toSchool } from './application-emails.ts';
import { readAllowance, confirmUntil, minutesLeft, planSending } from './plan-sending.ts';
import { remember, messageKeys, type MessageKeys } from './message-keys.ts';

export const parseApplication = parserOf(applicationSchema);
const counterSchema = z.object({ last: z.int() });

/** Reads what is stored under an id: confirmed, waiting for it, or neither. */
async function readStored(transaction: Transaction, id: string) {
  const [confirmed, waiting] = await transaction.getAll(
    documentOf('applications', id),
    documentOf('unconfirmedApplications', id),
  );
  return {
    confirmed: confirmed && parseApplication(confirmed),
    waiting: waiting && parseApplication(waiting),
  };
}

export interface SentApplication {
  readonly intake: Intake;
  readonly application: WrittenApplication;
  readonly language: Lang;
  readonly caller: Caller;
}

/**
 * Posting the same form twice makes one application. With a corrected address it replaces the one that waits for the
 * wrong address, whose link then leads nowhere.
 */
export async function sendApplication(
  { intake, application, language, caller }: SentApplication,
  now = new Date(),
): Promise<
  Extract<ApplicationStep, { step: 'check-mail' | 'received' }> | { readonly refusal: MessageRefusal }
> {
  const keys = await messageKeys(now);
  const { email, ...words } = application;
  const form = [intake.id, ...Object.values(words).map(String)];
  return inTransaction(async (transaction) => {
    let id = keys.day(...form);
    let { confirmed, waiting } = await readStored(transaction, id);
    // The school keeps what it has answered; the next one is another.
    while (confirmed?.state === 'withdrawn') {
      id = keys.day(...form, String(confirmed.number));
      ({ confirmed, waiting } = await readStored(transaction, id));
    }
    if (confirmed) return { step: 'received', intake } as const;
    const left = waiting?.email === email ? minutesLeft(waiting, now) : 0;
    const step = { step: 'check-mail', intake, email } as const;
    if (left > 0) return { ...step, minutes: left, isRepeated: true };
    const sending = await planSending(transaction, keys, email, caller, now);
    if ('refusal' in sending) return sending;
    const stored: Application = {
      number: 0,
      intake,
      ...application,
      language,
      state: 'new',
      note: null,
      created_at: now,
      erase_at: confirmUntil(now),
    };
    sending.take(transaction);
    transaction.set(documentOf('unconfirmedApplications', id), stored);
    toApplicant(transaction, keys, id, stored, 'application-confirm', now);
    return { ...step, minutes: MESSAGE_RESEND_MINUTES, isRepeated: false };
  });
}

/** What is published. */
type School = Pick<SitePages, 'intakes' | 'officeEmail'>;

/**
 * Does what the button behind the link says: confirms the address, or withdraws the application. Opening the link
 * changes nothing, because programs open links too.
 */
export async function followLink(
  token: string,
  pressed: 'confirm' | 'withdraw' | undefined,
  school: School,
  now = new Date(),
): Promise<ApplicationStep> {
  const keys = await messageKeys(now);
  return inTransaction(async (transaction): Promise<ApplicationStep> => {
    const id = idOf(token);
    if (id === undefined) return { step: 'no-link' };
    const { waiting, confirmed } = await readStored(transaction, id);
    const application = [waiting, confirmed].find(
      (one) => one && one.erase_at > now && token === linkToken(keys, id, one),
    );
    if (!application) return { step: 'no-link' };
    // As it is announced now.
    const intake = presentIntake(school.intakes(), application.intake, tbilisiDay(now));
    const sent_on = tbilisiDay(application.created_at);
    // Whoever has the link sees the page: more than a word of each name could make a sentence of its own.
    const firstWord = (text: string) => text.replace(/([^ ]{0,20}).*/u, '$1');
    const { first_name, last_name } = application;
    const name = applicantName({ first_name: firstWord(first_name), last_name: firstWord(last_name) });
    const status = ({ number, state, note }: Application) =>
      ({ step: 'status', intake, name, sent_on, number, state, note }) as const;
    if (application === waiting) {
      // A deadline counts for the form; whoever sent it in time confirms it later.
      if (!takesApplications(intake, sent_on)) return { step: 'closed', intake };
      const problem = birthProblem(application.birth, application.relation, intake, sent_on);
      if (problem) return { step: 'closed', intake, problem };
      if (pressed !== 'confirm') return { step: 'confirm', intake, name };
      const taken = await confirm(transaction, keys, school, id, { ...application, intake }, now);
      return taken ? status(taken) : { step: 'confirm', intake, name, refusal: 'too-many' };
    }
    if (pressed !== 'withdraw' || application.state === 'withdrawn') return status(application);
    const erase_at = eraseApplicationAt(intake, now);
    const withdrawn: Application = { ...application, state: 'withdrawn', erase_at };
    transaction.set(documentOf('applications', id), withdrawn);
    toSchool(transaction, school.officeEmail(), id, withdrawn, 'application-withdrawn', now);
    return status(withdrawn);
  });
}

/** Puts the application into the school's list. @returns undefined if the address has sent too many today. */
async function confirm(
  transaction: Transaction,
  keys: MessageKeys,
  school: School,
  id: string,
  waiting: Application,
  now: Date,
): Promise<Application | undefined> {
  const { email, intake } = waiting;
  const allowance = await readAllowance(transaction, keys, [['sender', mailboxOf(email)]]);
  if (allowance.full !== undefined) return undefined;
  const counter = documentOf('counters', 'applications');
  const last = counterSchema.parse((await transaction.get(counter)).data() ?? { last: 0 }).last;
  const confirmed: Application = {
    ...waiting,
    number: last + 1,
    state: intake.state === 'full' ? 'waiting' : 'new',
    erase_at: eraseApplicationAt(intake, now),
  };
  allowance.take(transaction);
  remember(transaction, keys, email, now);
  transaction.set(counter, { last: confirmed.number });
  // How many there were by programme and year of the start, which is kept.
  const figures = documentOf('figures', 'applications');
  transaction.set(
    figures,
    { [`${intake.programme} ${intake.first_day.slice(0, 4)}`]: FieldValue.increment(1) },
    { merge: true },
  );
  transaction.delete(documentOf('unconfirmedApplications', id));
  transaction.set(documentOf('applications', id), confirmed);
  toSchool(transaction, school.officeEmail(), id, confirmed, 'application-school', now);
  toApplicant(transaction, keys, id, confirmed, 'application-copy', now);
  return confirmed;
}
