/** Sends emails as soon as they are written, and again after a temporary failure of the mail server. */
import { setTimeout as pause } from 'node:timers/promises';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { mailSchema } from '../../../src/domain/mail/mail.ts';
import { firestore } from '../app.ts';
import { SCHEDULED } from '../options.ts';
import { sendEmail } from './send-email.ts';
import { MAIL_SECRETS } from './settings.ts';
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';

/** Emails per run; the rest waits for the next. */
const MOST = 200;
/**
 * No sending starts later than this in a run, even with a slow mail server, because a sending that is
 * interrupted with the run is lost.
 */
const BEGINS_WITHIN_MS = (SCHEDULED.timeoutSeconds - 120) * 1000;

/** For the wait before an email about a decision, and a sending. */
const SEND_TIMEOUT_SECONDS = UNDO_SECONDS + 90;

export const sendMail = onDocumentCreated(
  {
    document: `${COLLECTIONS.mail}/{id}`,
    retry: true,
    // Emails wait before they are sent.
    concurrency: 80,
    secrets: MAIL_SECRETS,
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
    .limit(MOST)
    .get();
  const byAge = docs.toSorted((one, other) => one.createTime.toMillis() - other.createTime.toMillis());
  const started = performance.now();
  // Sequentially: mail servers limit connections.
  for (const { id } of byAge) if (performance.now() - started < BEGINS_WITHIN_MS) await sendEmail(id, now);
}

export const retryMail = onSchedule(
  { ...SCHEDULED, schedule: 'every 5 minutes', secrets: MAIL_SECRETS },
  () => sendUnsentEmails(new Date()),
);
