/**
 * Emails that follow an event instead of a decision. Idempotent: each has a deterministic id, so that a
 * duplicate event writes none, and checks the current state, so that a late event writes nothing outdated.
 */
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { WAITING_DAYS } from '../../../src/domain/settings.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { ADMIN_ROLE } from '../../../src/domain/roles.ts';
import { documentOf, firestore } from '../app.ts';
import { parseProfile, parseRequest } from '../documents.ts';
import { SCHEDULED } from '../options.ts';
import { planEmailOnce, type Email } from './outbox.ts';

async function notifyAdmins(id: string, email: Email): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE).get();
  await Promise.all(
    docs.map(({ id: uid }) =>
      firestore.runTransaction(async (transaction) =>
        (await planEmailOnce(transaction, uid, `${id}-${uid}`, email))?.(transaction),
      ),
    ),
  );
}

export const confirmRequest = onDocumentCreated(
  { document: `${COLLECTIONS.verificationRequests}/{id}`, retry: true },
  async ({ params }) => {
    const occasion = 'request-received';
    await firestore.runTransaction(async (transaction) => {
      const request = parseRequest(await transaction.get(documentOf('verificationRequests', params.id)));
      if (request?.status !== 'pending') return;
      const id = `${occasion}-${params.id}`;
      (await planEmailOnce(transaction, request.user_id, id, { occasion }, occasion))?.(transaction);
    });
  },
);

/** @param eventId of the change that granted the role. */
export async function announceAdmin(uid: string, eventId: string): Promise<void> {
  const name = parseProfile(await documentOf('profiles', uid).get())?.full_name ?? uid;
  await notifyAdmins(`new-admin-${eventId}`, { occasion: 'new-admin', values: { name } });
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
  if (count > 0) await notifyAdmins(`requests-waiting-${day}`, { occasion: 'requests-waiting', values });
  return count;
}

/** On working days, before the office opens. */
export const everyMorning = onSchedule({ ...SCHEDULED, schedule: '30 8 * * 1-5' }, async () => {
  await remindAdmins(new Date());
});
