/** Emails under events that come twice, late or out of order, beside one that is refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import { caughtFor, emailTo } from '../support/caught-emails.ts';
import { refusal, signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';
import { sendEvent, type EventFields } from '../support/trigger-events.ts';

withFunctions(() => import('../../functions/src/app.ts'));

let admin: Member;
beforeAll(async () => {
  admin = await signInAdmin('events-admin', 'Nana Adamia');
});

function decide(request_id: string, decision: string, admin_notes = ''): Promise<unknown> {
  return admin.call('processVerificationRequest', { request_id, decision, admin_notes });
}

const subjectsFor = async (address: string) =>
  (await caughtFor(address)).map(({ subject }) => subject).toReversed();

/** A guide with a request who has already received its receipt. */
async function applicant(key: string, name: string) {
  const member = await signIn(key, name);
  const { requestId } = await placeGuide(member.uid, name);
  const address = `${key}@example.com`;
  await emailTo(address, 'We have received your request');
  return { uid: member.uid, requestId, address };
}

/** The event of the request. */
const asked = (user_id: string): EventFields => ({
  user_id,
  status: 'pending',
  requested_at: new Date(),
  applied: {
    full_name: 'Late Guide',
    georgian_name: '',
    latin_name: 'Late Guide',
    profession: 'trekking',
    certification_level: 'certified',
  },
});

/** Settled emails, whose events have nothing more to do. */
async function sentTo(uid: string) {
  return eventually(async () => {
    const { docs } = await adminFirestore.collection('mail').where('toUids', 'array-contains', uid).get();
    expect(docs.map((one) => one.get('delivery.state'))).toEqual(docs.map(() => 'SUCCESS'));
    return docs;
  });
}

describe('an event', () => {
  it('delivered again, immediately and later, sends no email twice', async () => {
    const { uid, requestId, address } = await applicant('twice-guide', 'Twice Guide');
    const receipt = `mail/request-received-${requestId}`;
    const again = () =>
      Promise.all([
        ...[1, 2, 3].map(() =>
          sendEvent('confirmRequest', `verification_requests/${requestId}`, null, asked(uid)),
        ),
        ...[1, 2, 3].map(() => sendEvent('sendMail', receipt, null, { to: 'nobody' })),
      ]);
    await again();
    await decide(requestId, 'approved');
    await emailTo(address, 'You are a verified guide');
    const before = (await sentTo(uid)).map(({ id }) => id);
    await again();
    // Out of order: the later email's event first.
    for (const id of before.toReversed()) await sendEvent('sendMail', `mail/${id}`, null, { to: 'nobody' });
    const emails = await sentTo(uid);
    expect(emails.map(({ id }) => id)).toEqual(before);
    expect(emails.map((one) => one.get('delivery.attempts'))).toEqual([1, 1]);
    expect(await subjectsFor(address)).toEqual(['We have received your request', 'You are a verified guide']);
  });
});

describe('one receiver refused by the mail server', () => {
  it('delays nobody else, and is given up immediately with its reason', async () => {
    const refused = await signIn('refused-mailbox', 'Refused Guide');
    await placeGuide(refused.uid, 'Refused Guide');
    const others = await Promise.all(
      ['first-beside', 'second-beside', 'third-beside'].map((key) => applicant(key, 'Other Guide')),
    );
    await adminFirestore.doc(`user_roles/${refused.uid}`).set({ user_id: refused.uid, role: 'admin' });
    const id = `mail/request-received-request-of-${refused.uid}`;
    await eventually(async () =>
      expect(await stored(id)).toMatchObject({
        delivery: { state: 'ERROR', attempts: 1, error: expect.stringContaining('550') },
      }),
    );
    expect(await stored(`failed_events/sendMail:${refused.uid}`)).toMatchObject({ why: 'mail-refused' });
    // Of several receivers of the same email, only this one does not get it.
    await eventually(async () => {
      const emails = await caughtFor('events-admin@example.com');
      expect(emails.filter(({ text }) => text.includes('Refused Guide'))).toHaveLength(1);
    });
    for (const { uid } of others) expect(await sentTo(uid)).toHaveLength(1);
    expect(await caughtFor('refused-mailbox@example.com')).toEqual([]);
    await adminFirestore.doc(`user_roles/${refused.uid}`).delete();
  });
});

it('a decision that was refused leaves no email', async () => {
  const emailIds = async () => (await adminFirestore.collection('mail').get()).docs.map(({ id }) => id);
  const { uid, requestId, address } = await applicant('decided-once', 'Decided Once');
  await decide(requestId, 'rejected', 'No certificate.');
  await emailTo(address, 'Your request was not approved');
  await sentTo(uid);
  const before = await emailIds();
  await refusal(decide(requestId, 'approved'));
  expect(await emailIds()).toEqual(before);
});
