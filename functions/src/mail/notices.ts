/** Letters that follow an event instead of a decision: each has an id of its own, so that a repeated event writes none. */
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { Occasion } from '../../../src/domain/mail/letters.ts';
import { MAIL_LIMITS } from '../../../src/domain/mail/mail.ts';
import type { LetterValues } from '../../../src/domain/mail/render-letter.ts';
import { ADMIN_ROLE } from '../../../src/domain/verification/verification.ts';
import { documentOf, firestore } from '../app.ts';
import { parseProfile, parseRequest } from '../documents.ts';
import { planLetter } from './outbox.ts';

interface Notice {
  readonly id: string;
  readonly occasion: Occasion;
  readonly values?: Omit<LetterValues, 'receiver'>;
}

/** Writes the letter unless it was written before. */
async function writeOnce(uid: string, notice: Notice): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const isWritten = (await transaction.get(documentOf('mail', notice.id))).exists;
    const write = await planLetter(transaction, uid, notice);
    if (!isWritten) write();
  });
}

async function tellAdmins(notice: Notice): Promise<void> {
  const { docs } = await firestore.collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE).get();
  await Promise.all(docs.map(({ id }) => writeOnce(id, { ...notice, id: `${notice.id}-${id}` })));
}

export const confirmRequest = onDocumentCreated(
  { document: `${COLLECTIONS.verificationRequests}/{id}`, retry: true },
  async ({ params, data }) => {
    const request = data && parseRequest(data);
    if (request?.status !== 'pending') return;
    await writeOnce(request.user_id, { id: `request-received-${params.id}`, occasion: 'request-received' });
  },
);

/** @param eventId of the change that gave the role. */
export async function announceAdmin(uid: string, eventId: string): Promise<void> {
  const name = parseProfile(await documentOf('profiles', uid).get())?.full_name ?? uid;
  await tellAdmins({ id: `new-admin-${eventId}`, occasion: 'new-admin', values: { name } });
}

/** @returns how many requests have waited too long. */
export async function remindAdmins(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - MAIL_LIMITS.waitingDays * 86_400_000);
  const waiting = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('status', '==', 'pending')
    .where('requested_at', '<', oldest)
    .count()
    .get();
  const { count } = waiting.data();
  const values = { count, days: MAIL_LIMITS.waitingDays };
  const day = now.toISOString().slice(0, 10);
  if (count > 0) await tellAdmins({ id: `requests-waiting-${day}`, occasion: 'requests-waiting', values });
  return count;
}

/** On working days, before the office opens. */
export const everyMorning = onSchedule(
  { schedule: '30 8 * * 1-5', timeZone: 'Asia/Tbilisi', maxInstances: 1, timeoutSeconds: 540 },
  async () => {
    await remindAdmins(new Date());
  },
);
