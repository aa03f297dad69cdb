/**
 * Emails that follow an event instead of a decision. Idempotent: each has a deterministic id, so that a
 * duplicate event writes none, and checks the current state, so that a late event writes nothing outdated.
 */
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { MailChoice } from '../../../src/domain/guide/mail-choices.ts';
import { WAITING_DAYS } from '../../../src/domain/settings.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { ADMIN_ROLE } from '../../../src/domain/roles.ts';
import { documentOf, firestore } from '../app.ts';
import { parseProfile, parseRequest } from '../documents.ts';
import { SCHEDULED } from '../options.ts';
import { planEmailOnce, type Email } from './outbox.ts';

interface Notice extends Email {
  readonly id: string;
}

interface Condition {
  /** The user setting that can turn it off, if any. */
  readonly choice?: MailChoice;
  /** Whether the notice is still current. */
  readonly isSo?: (transaction: Transaction) => Promise<boolean>;
}

async function writeOnce(
  uid: string,
  { id, ...email }: Notice,
  { choice, isSo }: Condition = {},
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const write = await planEmailOnce(transaction, uid, id, email, choice);
    if (write && (!isSo || (await isSo(transaction)))) write(transaction);
  });
}

async function notifyAdmins(notice: Notice): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE).get();
  await Promise.all(docs.map(({ id }) => writeOnce(id, { ...notice, id: `${notice.id}-${id}` })));
}

export const confirmRequest = onDocumentCreated(
  { document: `${COLLECTIONS.verificationRequests}/{id}`, retry: true },
  async ({ params, data }) => {
    const request = data && parseRequest(data);
    if (request?.status !== 'pending') return;
    const occasion = 'request-received';
    const reference = documentOf('verificationRequests', params.id);
    const isSo = async (transaction: Transaction) =>
      parseRequest(await transaction.get(reference))?.status === 'pending';
    const notice = { id: `${occasion}-${params.id}`, occasion } as const;
    await writeOnce(request.user_id, notice, { choice: occasion, isSo });
  },
);

/** @param eventId of the change that granted the role. */
export async function announceAdmin(uid: string, eventId: string): Promise<void> {
  const name = parseProfile(await documentOf('profiles', uid).get())?.full_name ?? uid;
  await notifyAdmins({ id: `new-admin-${eventId}`, occasion: 'new-admin', values: { name } });
}

/** @returns how many requests have been waiting too long. */
export async function remindAdmins(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - WAITING_DAYS * DAY_MS);
  const waiting = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('status', '==', 'pending')
    .where('requested_at', '<', oldest)
    .count()
    .get();
  const { count } = waiting.data();
  const values = { count, days: WAITING_DAYS };
  const day = tbilisiDay(now);
  if (count > 0) await notifyAdmins({ id: `requests-waiting-${day}`, occasion: 'requests-waiting', values });
  return count;
}

/** On working days, before the office opens. */
export const everyMorning = onSchedule({ ...SCHEDULED, schedule: '30 8 * * 1-5' }, async () => {
  await remindAdmins(new Date());
});
