/**
 * Tests each guard of reopening and revoking separately, called directly on a Firestore emulator in this
 * process.
 */
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});
beforeEach(async () => {
  await decisions.reset();
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved', admin_notes: 'Welcome' }));
});

const APPROVED = { is_verified: true, verification_status: 'approved' };
const PUBLIC = 'public_guides/giorgi-beridze';

const revocation = { user_id: 'guide', admin_notes: 'Lapsed' };
const reopening = { request_id: 'r' };

/** Returns the stored fields about how the request got its status. */
async function state(): Promise<unknown> {
  const { status, closed_as, returned } = (await decisions.read('verification_requests/r')) ?? {};
  return { status, closed_as, returned };
}

/** Creates a later request of the guide, like the site. */
async function askAgain(): Promise<void> {
  await decisions.store('verification_requests/later', {
    user_id: 'guide',
    status: 'pending',
    requested_at: new Date('2026-06-01T10:00:00Z'),
    applied: APPLIED,
  });
  await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'later' });
}

/** Leaves a guide whose term has ended, like the nightly job. */
async function endTerm(): Promise<void> {
  const ends_at = new Date(Date.now() - 1);
  await decisions.firestore.doc('memberships/guide').update({ state: 'ended', ends_at, changed_at: ends_at });
  await decisions.firestore.doc('guide_profiles/guide').update({ is_verified: false });
}

async function lastEntry(): Promise<unknown> {
  const { docs } = await decisions.firestore
    .collection('decision_journal')
    .orderBy('at', 'desc')
    .limit(1)
    .get();
  return docs[0]?.data();
}

describe.each([
  ['revoking', (call: Parameters<Decisions['revoke']>[0]) => decisions.revoke(call), revocation],
  ['reopening', (call: Parameters<Decisions['reopen']>[0]) => decisions.reopen(call), reopening],
] as const)('%s', (_, run, input) => {
  it.each([
    ['nobody signed in', () => callBy(undefined, input), 'not-signed-in'],
    ['no claim', () => callBy('admin', input), 'not-admin'],
    ['a claim without a record', () => callBy('guide-2', input, 'admin'), 'not-admin'],
    ['an unknown field', () => byAdmin({ ...input, more: 1 }), 'invalid-input'],
  ])('%s: %s', async (__, call, reason) => {
    expect(await refusalDetails(run(call()))).toEqual({ reason });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject(APPROVED);
  });

  it('is refused to an admin for their own guide profile', async () => {
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    expect(await refusalDetails(run(callBy('guide', input, 'admin')))).toEqual({ reason: 'own-request' });
  });

  it('requires the guide profile', async () => {
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await refusalDetails(run(byAdmin(input)))).toEqual({ reason: 'profile-missing' });
  });
});

describe('revoking', () => {
  it('requires a reason', async () => {
    const call = byAdmin({ ...revocation, admin_notes: '  ' });
    expect(await refusalDetails(decisions.revoke(call))).toEqual({ reason: 'invalid-input' });
  });

  it('requires a verified guide', async () => {
    await decisions.firestore.doc('guide_profiles/guide').update({ is_verified: false });
    expect(await refusalDetails(decisions.revoke(byAdmin(revocation)))).toEqual({ reason: 'not-verified' });
  });

  it('requires a request that can store the reason', async () => {
    await decisions.firestore.doc('verification_requests/r').delete();
    expect(await refusalDetails(decisions.revoke(byAdmin(revocation)))).toEqual({
      reason: 'unknown-request',
    });
  });

  it('writes request, guide profile, projection and journal', async () => {
    const { requested_at } = (await decisions.read('verification_requests/r')) ?? {};
    expect(await decisions.read(PUBLIC)).toBeDefined();
    await decisions.revoke(byAdmin(revocation));
    const before = { ...APPROVED, approved: { profession: expect.any(String) } };
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      user_id: 'guide',
      status: 'rejected',
      requested_at,
      reviewed_by: 'admin',
      admin_notes: 'Lapsed',
      before,
    });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      verification_status: 'rejected',
      approved: null,
      open_request_id: null,
    });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      action: 'revoked',
      request_id: 'r',
      guide_id: 'guide',
      actor_id: 'admin',
      notes: 'Lapsed',
      before,
    });
  });

  it('rejects the open request, not the newest', async () => {
    await askAgain();
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'r' });
    const asked = { ...APPLIED, full_name: 'Another Member' };
    await decisions.firestore.doc('verification_requests/r').update({ applied: asked });
    await decisions.revoke(byAdmin(revocation));
    // It names the member as approved.
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      status: 'rejected',
      applied: APPLIED,
    });
    expect(await decisions.read('verification_requests/later')).toMatchObject({ status: 'pending' });
  });

  it('rejects the approved request, not a later rejected one', async () => {
    await askAgain();
    await decisions.firestore
      .doc('verification_requests/later')
      .update({ applied: { ...APPLIED, certification_level: 'master' } });
    await decisions.decide(
      byAdmin({ request_id: 'later', decision: 'rejected', admin_notes: 'Not a master' }),
    );
    await decisions.revoke(byAdmin(revocation));
    expect(await decisions.read('verification_requests/later')).toMatchObject({
      admin_notes: 'Not a master',
      closed_as: null,
    });
    const refused = decisions.reopen(byAdmin({ request_id: 'later' }));
    expect(await refusalDetails(refused)).toEqual({ reason: 'superseded' });
    await decisions.reopen(byAdmin(reopening));
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      approved: { certification_level: APPLIED.certification_level },
    });
  });

  it('records the reason although the open request no longer exists', async () => {
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'erased' });
    await decisions.revoke(byAdmin(revocation));
    expect(await decisions.read('verification_requests/erased')).toMatchObject({
      user_id: 'guide',
      status: 'rejected',
      admin_notes: 'Lapsed',
    });
  });
});

describe('reopening', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'an unknown request',
      () => decisions.firestore.doc('verification_requests/r').delete(),
      'unknown-request',
    ],
    [
      'an undecided one',
      () => decisions.firestore.doc('verification_requests/r').update({ status: 'pending' }),
      'not-decided',
    ],
    [
      'one without its state before',
      () => decisions.firestore.doc('verification_requests/r').update({ before: null }),
      'not-decided',
    ],
    [
      'one that the guide withdrew',
      () => decisions.firestore.doc('verification_requests/r').update({ closed_as: 'withdrawn' }),
      'superseded',
    ],
    ['one while another request is open', askAgain, 'superseded'],
    [
      'an older one',
      async () => {
        await askAgain();
        await decisions.decide(byAdmin({ request_id: 'later', decision: 'approved' }));
      },
      'superseded',
    ],
  ])('not %s', async (_, change, reason) => {
    await change();
    expect(await refusalDetails(decisions.reopen(byAdmin(reopening)))).toEqual({ reason });
  });

  it('not a decision that has been replaced since it was seen', async () => {
    await decisions.revoke(byAdmin(revocation));
    const undo = decisions.reopen(byAdmin({ ...reopening, seen: { status: 'approved' } }));
    expect(await refusalDetails(undo)).toEqual({ reason: 'superseded' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: false });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    const byOther = { ...reopening, seen: { status: 'rejected', reviewed_by: 'second' } };
    expect(await refusalDetails(decisions.reopen(byAdmin(byOther)))).toEqual({ reason: 'superseded' });
    await decisions.firestore.doc('verification_requests/r').update({ reviewed_by: 'second' });
    const own = { ...reopening, seen: { status: 'rejected' } };
    expect(await refusalDetails(decisions.reopen(byAdmin(own)))).toEqual({ reason: 'superseded' });
    await decisions.reopen(byAdmin(byOther));
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ open_request_id: 'r' });
  });

  it.each([
    ['the own decision', { reviewed_by: 'admin' }, {}],
    ['that of an unknown admin', { reviewed_by: FieldValue.delete() }, { reviewed_by: null }],
  ])('%s, as it was seen', async (_, stored, seen) => {
    await decisions.firestore.doc('verification_requests/r').update(stored);
    const call = byAdmin({ ...reopening, seen: { status: 'approved', ...seen } });
    expect(await decisions.reopen(call)).toMatchObject({ status: 'pending' });
  });

  it('writes request, guide profile, projection and journal', async () => {
    expect(await decisions.read(PUBLIC)).toBeDefined();
    expect(await decisions.reopen(byAdmin(reopening))).toEqual({
      request_id: 'r',
      status: 'pending',
      was_notified: false,
    });
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      status: 'pending',
      reviewed_at: null,
      reviewed_by: null,
      admin_notes: null,
      before: null,
    });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      verification_status: 'pending',
      approved: null,
      open_request_id: 'r',
    });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    expect(await lastEntry()).toMatchObject({
      action: 'taken-back',
      request_id: 'r',
      guide_id: 'guide',
      actor_id: 'admin',
      notes: null,
      before: APPROVED,
    });
  });
});

it('an approval is not reopened once its membership is withdrawn, and the request about that may be gone', async () => {
  await decisions.firestore.doc('memberships/guide').update({ state: 'withdrawn' });
  expect(await refusalDetails(decisions.reopen(byAdmin(reopening)))).toEqual({ reason: 'superseded' });
  await decisions.firestore
    .doc('verification_requests/r')
    .update({ status: 'rejected', closed_as: 'revoked' });
  expect(await decisions.reopen(byAdmin(reopening))).toMatchObject({ status: 'pending' });
});

it('an approval is reopened although its membership is gone', async () => {
  await decisions.firestore.doc('memberships/guide').delete();
  expect(await decisions.reopen(byAdmin(reopening))).toMatchObject({ status: 'pending' });
});

it('reopening is possible despite a later request that the guide withdrew, and one that is unreadable', async () => {
  await askAgain();
  await decisions.firestore
    .doc('verification_requests/later')
    .update({ status: 'rejected', closed_as: 'withdrawn', reviewed_by: null, reviewed_at: new Date() });
  await decisions.store('verification_requests/unreadable', { user_id: 'guide', status: 'unknown' });
  await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: null });
  expect(await decisions.reopen(byAdmin(reopening))).toEqual({
    request_id: 'r',
    status: 'pending',
    was_notified: false,
  });
});

describe('a withdrawn verification that was returned to pending', () => {
  beforeEach(async () => {
    await decisions.revoke(byAdmin(revocation));
    await decisions.reopen(byAdmin(reopening));
  });

  it('at once leaves no reason that the guide could read', async () => {
    const { docs } = await decisions.firestore.collection('decision_journal').get();
    expect(docs.map((entry) => [entry.get('action'), entry.get('notes')])).toEqual(
      expect.arrayContaining([
        ['revoked', null],
        ['taken-back', null],
      ]),
    );
  });

  it('is in force meanwhile', async () => {
    expect(await decisions.read('guide_profiles/guide')).toMatchObject(APPROVED);
  });

  it('is withdrawn again by a rejection', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Still lapsed' }));
    expect(await state()).toEqual({ status: 'rejected', closed_as: 'revoked', returned: null });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      approved: null,
    });
    expect(await decisions.read('memberships/guide')).toMatchObject({ state: 'withdrawn' });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    expect(await lastEntry()).toMatchObject({ action: 'revoked', notes: 'Still lapsed' });
  });

  it('is listed as it was approved once it is withdrawn again, whatever its guide has brought up to date', async () => {
    const request = decisions.firestore.doc('verification_requests/r');
    await request.update({ applied: { ...APPLIED, full_name: 'Another Member' } });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Still lapsed' }));
    expect((await request.get()).get('applied')).toEqual(APPLIED);
  });

  it.each([{}, { admin_notes: ' ' }])('is not withdrawn without a reason: %o', async (notes) => {
    await expect(
      decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', ...notes })),
    ).rejects.toMatchObject({ details: { reason: 'reason-missing' } });
    expect(await state()).toMatchObject({ status: 'pending' });
    expect(await decisions.read('memberships/guide')).toMatchObject({ state: 'valid' });
  });

  it('is withdrawn again by a rejection after its term', async () => {
    await endTerm();
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Still lapsed' }));
    expect(await state()).toMatchObject({ closed_as: 'revoked' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      approved: null,
    });
    expect(await decisions.read('memberships/guide')).toMatchObject({ state: 'withdrawn' });
  });

  it('is withdrawn again by a rejection that follows an approval taken back', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    await decisions.reopen(byAdmin(reopening));
    expect(await state()).toMatchObject({ status: 'pending', returned: { decision: 'revoked' } });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Still lapsed' }));
    expect(await state()).toMatchObject({ closed_as: 'revoked' });
    expect(await decisions.read('memberships/guide')).toMatchObject({ state: 'withdrawn' });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
  });

  it('is in force after an approval, and a renewal extends its term only once', async () => {
    const ends_at = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await decisions.firestore.doc('memberships/guide').update({ ends_at });
    await decisions.firestore.doc('verification_requests/r').update({ kind: 'renewal' });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    expect(await decisions.read('guide_profiles/guide')).toMatchObject(APPROVED);
    const membership = await decisions.firestore.doc('memberships/guide').get();
    expect([membership.get('state'), membership.get('ends_at').toDate()]).toEqual(['valid', ends_at]);
  });
});

describe('what the guide reads of it', () => {
  it('returned to pending: shows when, and from which decision', async () => {
    await decisions.reopen(byAdmin({ ...reopening, admin_notes: ' The picture was of somebody else. ' }));
    expect(await state()).toEqual({
      status: 'pending',
      closed_as: null,
      returned: {
        at: expect.anything(),
        decision: 'approved',
        reason: 'The picture was of somebody else.',
      },
    });
    expect(await lastEntry()).toMatchObject({
      action: 'reopened',
      notes: 'The picture was of somebody else.',
    });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
    expect(await state()).toEqual({ status: 'rejected', closed_as: null, returned: null });
  });

  it('undone immediately: shows no reason', async () => {
    await decisions.reopen(byAdmin(reopening));
    expect(await state()).toMatchObject({ status: 'pending', returned: { reason: null } });
    expect(await lastEntry()).toMatchObject({ action: 'taken-back' });
  });

  it('undone after the email: is returned', async () => {
    const { docs } = await decisions.firestore.collection('mail').get();
    for (const { ref } of docs) await ref.delete();
    await decisions.reopen(byAdmin(reopening));
    expect(await state()).toMatchObject({ status: 'pending', returned: { reason: '' } });
    expect(await lastEntry()).toMatchObject({ action: 'reopened', notes: null });
  });

  it('withdrawn by the association: not a rejection', async () => {
    await decisions.revoke(byAdmin(revocation));
    expect(await state()).toEqual({ status: 'rejected', closed_as: 'revoked', returned: null });
  });
});
