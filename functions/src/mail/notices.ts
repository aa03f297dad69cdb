/**
 * Emails that follow an event instead of a decision. Idempotent: each has a deterministic id, so that a
 * duplicate event writes none, and checks the current state, so that a late event writes nothing outdated.
 */
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { deskReport } from '../../../src/domain/desk/desk-report.ts';
import type { MailChoice } from '../../../src/domain/guide/mail-choices.ts';
import { labelOf } from '../../../src/domain/guide/profile.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { openQuestion } from '../../../src/domain/verification/questions.ts';
import { ADMIN_ROLE, type Role } from '../../../src/domain/roles.ts';
import { documentOf, firestore } from '../app.ts';
import { parseMembership, parseProfile, parseRequest } from '../documents.ts';
import { SCHEDULED } from '../options.ts';
import { writeEmailOnce, type Email } from './outbox.ts';

async function readAdminIds(): Promise<string[]> {
  const { docs } = await firestore.collection(COLLECTIONS.userRoles).where('role', '==', ADMIN_ROLE).get();
  return docs.map(({ id }) => id);
}

/** @param event in the ids of the emails. */
async function notify(
  uids: readonly string[],
  event: string,
  email: Email,
  setting?: MailChoice,
): Promise<void> {
  await Promise.all(
    uids.map((uid) =>
      firestore.runTransaction((transaction) =>
        writeEmailOnce(transaction, uid, `${email.occasion}-${event}-${uid}`, email, setting),
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
      const membership = parseMembership(await transaction.get(documentOf('memberships', request.user_id)));
      const values = membership?.state === 'valid' ? { number: membership.number } : {};
      await writeEmailOnce(transaction, request.user_id, id, { occasion, values }, occasion);
    });
  },
);

/**
 * Tells somebody of their new role, and admins who is or was one of them. An account that is being deleted is not named.
 * @param eventId of the change.
 */
export async function announceRole(
  uid: string,
  { before, after }: Readonly<Record<'before' | 'after', Role | undefined>>,
  eventId: string,
): Promise<void> {
  if (!after && (await documentOf('accountDeletions', uid).get()).exists) return;
  if (after) await notify([uid], eventId, { occasion: `${after}-named` });
  if (after !== ADMIN_ROLE && before !== ADMIN_ROLE) return;
  const { full_name = uid, email = null } = parseProfile(await documentOf('profiles', uid).get()) ?? {};
  const name = labelOf({ full_name, email });
  const others = (await readAdminIds()).filter((id) => id !== uid);
  if (after === ADMIN_ROLE) await notify(others, eventId, { occasion: 'new-admin', values: { name } });
  else {
    await notify(others, eventId, { occasion: 'admin-removed', values: { name } });
    await notify([uid], eventId, { occasion: 'own-role-removed' });
  }
}

/** Tells admins what the desk holds, unless it is empty. */
export async function reportDesk(now: Date): Promise<void> {
  const { docs } = await firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('status', '==', 'pending')
    .orderBy('requested_at')
    .get();
  const failed = await firestore.collection(COLLECTIONS.failedEvents).count().get();
  const open = docs.flatMap((document) => {
    const request = parseRequest(document);
    if (!request?.requested_at) return [];
    const { requested_at } = request;
    return [{ id: document.id, requested_at, waitsForGuide: openQuestion(request) !== undefined }];
  });
  const values = deskReport(open, failed.data().count, now);
  if (!values) return;
  const occasion = 'desk-report';
  await notify(await readAdminIds(), tbilisiDay(now), { occasion, values }, occasion);
}

/** On working days, before the office opens. */
export const everyMorning = onSchedule({ ...SCHEDULED, schedule: '30 8 * * 1-5' }, async () => {
  await reportDesk(new Date());
});
