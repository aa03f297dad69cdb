/**
 * Sends one email at most once. The sender claims its document first, so duplicate, late and reordered events
 * find it claimed or sent. What cannot be sent is retried for a day and then listed for the desk.
 */
import { logger } from 'firebase-functions/v2';
import * as z from 'zod/mini';
import type { FailureReason } from '../../../src/domain/failed-event.ts';
import {
  LEASE_SECONDS,
  mailSchema,
  mailStep,
  nextAttempt,
  type Mail,
  type MailStep,
} from '../../../src/domain/mail/mail.ts';
import { documentOf, firestore } from '../app.ts';
import { recordFailure } from '../failed-events/failed-events.ts';
import { findAccount, verifiedAddress } from '../find-account.ts';
import { unlessGone } from '../service-errors.ts';
import { NoResponse, deliver, errorText, isRefusal } from './transport.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { SCHEDULED, secretOf } from '../options.ts';
import { withOfficePhone } from '../../../src/domain/mail/render-email.ts';
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';

/** Reads the email and, if it is due, claims it. */
function claim(id: string, now: Date): Promise<{ mail: Mail; step: MailStep } | undefined> {
  const reference = documentOf('mail', id);
  return firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists) return undefined;
    const mail = mailSchema.parse(snapshot.data());
    const step = mailStep(mail, now);
    const attempts = mail.delivery.attempts + 1;
    if (step === 'send') {
      transaction.update(reference, {
        'delivery.state': 'PROCESSING',
        'delivery.attempts': attempts,
        'delivery.startTime': now,
        'delivery.leaseExpireTime': new Date(now.getTime() + LEASE_SECONDS * 1000),
      });
    }
    return { step, mail: { ...mail, delivery: { ...mail.delivery, attempts } } };
  });
}

/**
 * Notes what became of an attempt, and when the next one is due, if there is one.
 * @returns false where the email has gone with its receiver's account meanwhile.
 */
async function note(id: string, error: string | null, next?: Date): Promise<boolean> {
  const update = documentOf('mail', id).update({
    'delivery.state': next ? 'RETRY' : error === null ? 'SUCCESS' : 'ERROR',
    'delivery.endTime': next ? null : new Date(),
    'delivery.leaseExpireTime': null,
    'delivery.nextAttemptTime': next ?? null,
    'delivery.error': error,
  });
  return (await unlessGone(update)) !== undefined;
}

/** Ends the email unsent and lists it for the desk, where someone there can see to it. */
async function giveUp(id: string, mail: Mail, why: FailureReason, error: string): Promise<void> {
  if (mail.isUnlisted) return void (await documentOf('mail', id).delete());
  if (await note(id, error)) await recordFailure({ what: 'sendMail', account: mail.toUids[0] ?? '' }, why);
}

/**
 * Returns the current addresses in the sign-in service, without accounts that are deleted or whose
 * address is not verified.
 */
async function addressesOf({ to, toUids }: Mail): Promise<string[]> {
  const accounts = await Promise.all(toUids.map(findAccount));
  return [...to, ...accounts.flatMap((account) => verifiedAddress(account) ?? [])];
}

const contactSchema = z.object({ record: z.object({ phone: z.optional(z.string()) }) });

/** Returns the number of the office as it is published now; before a publication, that of the environment. */
async function publishedPhone(): Promise<string | undefined> {
  const { data } = contactSchema.safeParse((await documentOf('content', 'contact').get()).data());
  return data ? data.record.phone : process.env['MAIL_PHONE'];
}

async function failed(id: string, mail: Mail, error: unknown, now: Date): Promise<void> {
  const { attempts } = mail.delivery;
  const text = errorText(error);
  logger.warn('An email could not be sent', { mail: id, attempts, error: text });
  // A second copy could not be recalled.
  if (error instanceof NoResponse) return giveUp(id, mail, 'mail-cut-off', error.message);
  if (isRefusal(error)) return giveUp(id, mail, 'mail-refused', text);
  const next = nextAttempt(attempts, now);
  if (next === undefined) return giveUp(id, mail, 'kept-failing', text);
  await note(id, text, next);
}

/** Sends the email if it is due; never rejects because of the mail server. */
export async function sendEmail(id: string, now = new Date()): Promise<void> {
  const claimed = await unlessGone(claim(id, now));
  if (!claimed || claimed.step === 'wait') return;
  const { mail } = claimed;
  if (claimed.step === 'give-up') return giveUp(id, mail, 'mail-cut-off', 'cut off');
  try {
    const addresses = await addressesOf(mail);
    if (addresses.length > 0) {
      const message = withOfficePhone(mail.message, await publishedPhone());
      await deliver(id, addresses, { ...mail, message });
    } else logger.info('An email has no receiver any more', { mail: id });
  } catch (error) {
    return failed(id, mail, error, now);
  }
  // Nothing is stored about someone without an account.
  if (mail.toUids.length === 0) await documentOf('mail', id).delete();
  else await note(id, null);
}

/** Emails per run; the rest waits for the next. */
const MOST = 200;
/**
 * No sending starts later than this in a run, even with a slow mail server, because a sending that is
 * interrupted with the run is lost.
 */
const BEGINS_WITHIN_MS = (SCHEDULED.timeoutSeconds - 120) * 1000;

/** `smtps://user:password@host:465`. */
const MAIL_SERVER = secretOf('SMTP_URL');

/** For the wait before an email about a decision, and a sending. */
const SEND_TIMEOUT_SECONDS = UNDO_SECONDS + 90;

export const sendMail = onDocumentCreated(
  {
    document: `${COLLECTIONS.mail}/{id}`,
    retry: true,
    // Emails wait before they are sent.
    concurrency: 80,
    secrets: MAIL_SERVER,
    timeoutSeconds: SEND_TIMEOUT_SECONDS,
  },
  async ({ params, data }) => {
    // A task queue would need a service of its own; an instance waits for many emails at once.
    // At once where it cannot be read, which `sendEmail` reports.
    const due = mailSchema.safeParse(data?.data()).data?.delivery.nextAttemptTime?.getTime() ?? 0;
    await pause(Math.max(0, due - Date.now()));
    await sendEmail(params.id, new Date(Math.max(due, Date.now())));
  },
);

/** Emails whose next attempt is due, that were cut off, or whose event was lost. */
export async function sendUnsentEmails(now: Date): Promise<void> {
  const { docs } = await firestore
    .collection(COLLECTIONS.mail)
    .where('delivery.state', 'in', ['PENDING', 'RETRY', 'PROCESSING'])
    // First those without a time; many that wait for theirs do not hide one that is due.
    .orderBy('delivery.nextAttemptTime')
    .limit(MOST)
    .get();
  const byAge = docs.toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis());
  const started = performance.now();
  // Sequentially: mail servers limit connections.
  for (const { id } of byAge) if (performance.now() - started < BEGINS_WITHIN_MS) await sendEmail(id, now);
}

export const retryMail = onSchedule({ ...SCHEDULED, schedule: 'every 5 minutes', secrets: MAIL_SERVER }, () =>
  sendUnsentEmails(new Date()),
);
