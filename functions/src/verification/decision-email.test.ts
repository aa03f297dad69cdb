/** The email that a decision writes, on a Firestore emulator in this process. */
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailSchema, mailStep } from '../../../src/domain/mail/mail.ts';
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';
import {
  decisionResultSchema,
  verificationRequestSchema,
} from '../../../src/domain/verification/verification.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});
beforeEach(() => decisions.reset());

/** Occasion, subject and text of all emails, the oldest first. */
async function emails(): Promise<readonly { occasion: string; subject: string; text: string }[]> {
  const { docs } = await decisions.firestore.collection('mail').orderBy('created_at').get();
  return docs.map((document) => {
    const { message, toUids } = mailSchema.parse(document.data());
    expect(toUids).toEqual(['guide']);
    return {
      occasion: document.id.split('-')[0] ?? '',
      subject: message.subject.replace(/ \(.*\)$/u, ''),
      text: message.text,
    };
  });
}

/** As after a delivery. */
async function markSent(): Promise<void> {
  const { docs } = await decisions.firestore.collection('mail').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ 'delivery.state': 'SUCCESS' })));
}

it.each([
  [true, /Your page: http\S+\/en\/[a-z-]+\n\nYour profile with the member card: http\S+\/en\/profile\n/u],
  [false, /\n\nYour profile with the member card: http/u],
])('about an approval links the page of who is listed, and the card: %s', async (is_public, links) => {
  await decisions.firestore.doc('guide_profiles/guide').update({ is_public });
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  const [email] = await emails();
  expect(email?.text).toMatch(links);
  expect(email?.text.includes('Your page:')).toBe(is_public);
});

it('about an approval contains the number and the end of the term', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  expect(await emails()).toEqual([
    {
      occasion: 'approved',
      subject: 'You are a verified guide',
      text: expect.stringMatching(/Confirmed: Giorgi Beridze[^]*1001[^]*March 31, 20\d\d/u),
    },
  ]);
});

it('waits as long as the decision can be undone', async () => {
  const answer = decisionResultSchema.parse(
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' })),
  );
  const { docs } = await decisions.firestore.collection('mail').get();
  const sentAt: unknown = docs[0]?.get('delivery.nextAttemptTime');
  expect(sentAt).toEqual(Timestamp.fromMillis(Date.parse(answer.reviewed_at) + UNDO_SECONDS * 1000));
});

it('about an approval of a verified guide is about the changes', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.store('verification_requests/changed', {
    ...(await decisions.read('verification_requests/r')),
    status: 'pending',
    reviewed_at: null,
    reviewed_by: null,
    admin_notes: null,
    before: null,
  });
  await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'changed' });
  await decisions.decide(byAdmin({ request_id: 'changed', decision: 'approved' }));
  expect(await emails()).toMatchObject([
    { subject: 'You are a verified guide' },
    { subject: 'Your changes have been approved', text: expect.stringContaining('1001') },
  ]);
});

it('about an approval after a returned withdrawal is about being verified again', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
  await markSent();
  await decisions.reopen(byAdmin({ request_id: 'r' }));
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  const [, , , last] = await emails();
  expect(last).toMatchObject({ occasion: 'approved', subject: 'You are a verified guide' });
});

it('about a rejection contains the reason, even for a guide who was never a member', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'No certificate.' }));
  expect(await emails()).toMatchObject([
    { occasion: 'rejected', text: expect.stringContaining('No certificate.') },
  ]);
  expect(await decisions.read('memberships/guide')).toBeUndefined();
});

it('about a withdrawal is sent even if no number was ever given', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.firestore.doc('memberships/guide').delete();
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
  expect(await emails()).toMatchObject([{ occasion: 'approved' }, { occasion: 'revoked' }]);
  expect(await decisions.read('memberships/guide')).toBeUndefined();
});

it('about a rejected renewal differs from that about an approved one', async () => {
  await decisions.firestore.doc('verification_requests/r').update({ kind: 'renewal' });
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
  expect(await emails()).toMatchObject([{ occasion: 'rejected' }]);
});

it('is not written for an account whose profile is deleted', async () => {
  await decisions.firestore.doc('profiles/guide').delete();
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
  expect(await emails()).toEqual([]);
});

it.each([
  ['ka', 'მოგესალმებით, გიორგი ბერიძე.'],
  ['en', 'Dear Giorgi Beridze,'],
])('greets in %s by the name that the guide writes in its letters', async (language, greeting) => {
  await decisions.firestore.doc('profiles/guide').update({ full_name: 'G. Beridze', language });
  const names = { georgian_name: 'გიორგი ბერიძე', latin_name: 'Giorgi Beridze' };
  await decisions.firestore.doc('guide_profiles/guide').update(names);
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'No certificate.' }));
  const { docs } = await decisions.firestore.collection('mail').get();
  expect(mailSchema.parse(docs[0]?.data()).message.text).toContain(greeting);
});

it('about a withdrawal that is taken back says that the guide is verified meanwhile', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
  await markSent();
  await decisions.reopen(byAdmin({ request_id: 'r' }));
  expect((await emails()).at(-1)?.text).toMatch(/you are verified as before[^]*number is 1001/u);
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await markSent();
  await decisions.reopen(byAdmin({ request_id: 'r' }));
  const last = (await emails()).at(-1)?.text;
  // Pending again after a second approval: what held before the withdrawal still holds.
  expect(last).toMatch(/you are verified as before/u);
});

it('about a first approval that is taken back says that the guide is not verified meanwhile', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await markSent();
  await decisions.reopen(byAdmin({ request_id: 'r' }));
  expect((await emails()).at(-1)?.text).toMatch(/you are not verified: you have no page/u);
});

describe('until it is sent', () => {
  it('waits for a decision to be taken back', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    const { docs } = await decisions.firestore.collection('mail').get();
    const { reviewed_at } = verificationRequestSchema.parse(await decisions.read('verification_requests/r'));
    const decided = reviewed_at?.getTime() ?? 0;
    const stepAfter = (seconds: number) =>
      mailStep(mailSchema.parse(docs[0]?.data()), new Date(decided + seconds * 1000));
    expect([stepAfter(29), stepAfter(30)]).toEqual(['wait', 'send']);
  });

  it('is deleted with the decision, and none reports the reopening', async () => {
    await decisions.decide(
      byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'No certificate.' }),
    );
    expect(await decisions.reopen(byAdmin({ request_id: 'r' }))).toMatchObject({ was_notified: false });
    expect(await emails()).toEqual([]);
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    expect(await emails()).toMatchObject([{ occasion: 'approved' }]);
  });

  it('is deleted without the emails about earlier decisions', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    expect(await decisions.reopen(byAdmin({ request_id: 'r' }))).toMatchObject({ was_notified: false });
    expect(await emails()).toMatchObject([{ occasion: 'approved' }]);
  });
});

it('in the form of the Firebase extension stays, and blocks no reopening', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  const { docs } = await decisions.firestore.collection('mail').get();
  await docs[0]?.ref.update({ delivery: { state: 'PENDING', attempts: 0, startTime: new Date() } });
  expect(await decisions.reopen(byAdmin({ request_id: 'r' }))).toMatchObject({ was_notified: true });
  expect((await decisions.firestore.collection('mail').get()).size).toBe(2);
});

it.each(['PROCESSING', 'RETRY', 'SUCCESS', 'ERROR'])(
  'in state %s stays, and another one reports the reopening',
  async (state) => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    const { docs } = await decisions.firestore.collection('mail').get();
    await docs[0]?.ref.update({ 'delivery.state': state });
    expect(await decisions.reopen(byAdmin({ request_id: 'r' }))).toMatchObject({ was_notified: true });
    expect(await emails()).toMatchObject([{ occasion: 'approved' }, { occasion: 'reopened' }]);
    const atOnce = decisions.firestore.collection('mail').where('delivery.nextAttemptTime', '==', null);
    expect((await atOnce.get()).docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^reopened-/u)]);
  },
);
