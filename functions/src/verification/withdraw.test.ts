/**
 * Tests each guard of withdrawing separately, called directly on a Firestore emulator in this process.
 */
import { Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { MAX_WITHDRAWALS, WITHDRAWAL_DAYS } from '../../../src/domain/settings.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/timestamp.ts';
import { APPLIED, byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let withdraw: (call: CallableRequest) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { withdrawRequest } = await import('./own-request.ts');
  withdraw = async (call) => withdrawRequest.run(call);
});
beforeEach(() => decisions.reset());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const input = { request_id: 'r' };

describe('is refused', () => {
  it.each([
    ['to nobody signed in', () => callBy(undefined, input), 'not-signed-in'],
    ['to another guide, who learns nothing', () => callBy('guide-2', input), 'unknown-request'],
    ['to an admin', () => byAdmin(input), 'unknown-request'],
    ['for a request that is not there', () => callBy('guide', { request_id: 'x' }), 'unknown-request'],
    ['for an id of Firestore’s own', () => callBy('guide', { request_id: '__ab__' }), 'invalid-input'],
    ['for one that begins so', () => callBy('guide', { request_id: '__a__b' }), 'unknown-request'],
    ['with an unknown field', () => callBy('guide', { ...input, more: 1 }), 'invalid-input'],
  ])('%s', async (_, call, reason) => {
    expect(await refusalDetails(withdraw(call()))).toEqual({ reason });
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('after a decision', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    expect(await refusalDetails(withdraw(callBy('guide', input)))).toEqual({
      reason: 'already-decided',
    });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: true });
  });

  it('without a guide profile', async () => {
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await refusalDetails(withdraw(callBy('guide', input)))).toEqual({ reason: 'profile-missing' });
  });
});

it('is not possible of a withdrawn verification that the association looks at again', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Lapsed' }));
  await decisions.reopen(byAdmin(input));
  expect(await refusalDetails(withdraw(callBy('guide', input)))).toEqual({ reason: 'already-decided' });
  expect(await decisions.read('memberships/guide')).toMatchObject({ state: 'valid' });
});

it('closes the request, allows a new one, and is recorded in the journal', async () => {
  const returned = { at: NOW, decision: 'approved', reason: 'Insurance?' };
  await decisions.firestore.doc('verification_requests/r').update({ returned });
  await withdraw(callBy('guide', input));
  expect(await decisions.read('verification_requests/r')).toMatchObject({
    status: 'rejected',
    closed_as: 'withdrawn',
    // The next request is looked at with it.
    returned: { reason: 'Insurance?' },
    reviewed_by: null,
    admin_notes: null,
  });
  expect(await decisions.read('guide_profiles/guide')).toMatchObject({
    is_verified: false,
    verification_status: 'pending',
    open_request_id: null,
  });
  const journal = await decisions.firestore.collection('decision_journal').get();
  expect(journal.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'withdrawn', request_id: 'r', guide_id: 'guide', actor_id: 'guide', notes: null },
  ]);
  expect(await refusalDetails(decisions.reopen(byAdmin(input)))).toEqual({ reason: 'not-decided' });
});

it('leaves a verified guide verified', async () => {
  await decisions.firestore.doc('guide_profiles/guide').update({ is_verified: true });
  await withdraw(callBy('guide', input));
  expect(await decisions.read('guide_profiles/guide')).toMatchObject({
    is_verified: true,
    verification_status: 'approved',
  });
});

it('of a renewal does not change the membership', async () => {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  const membership = await decisions.read('memberships/guide');
  const first = await decisions.read('verification_requests/r');
  await decisions.store('verification_requests/renewal', {
    ...first,
    status: 'pending',
    kind: 'renewal',
    requested_at: new Date(),
  });
  await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'renewal' });
  const written = vi.spyOn(Transaction.prototype, 'set');
  await withdraw(callBy('guide', { request_id: 'renewal' }));
  expect(await decisions.read('memberships/guide')).toEqual(membership);
  expect(written.mock.calls.map(([{ path }]) => path)).not.toContain('memberships/guide');
  expect(await decisions.read('verification_requests/renewal')).toMatchObject({ closed_as: 'withdrawn' });
  const journal = await decisions.firestore.collection('decision_journal').orderBy('at', 'desc').get();
  expect(journal.docs[0]?.data()).toMatchObject({
    action: 'withdrawn',
    before: { is_verified: true, membership: { state: 'valid' } },
    membership: { number: membership?.['number'] },
  });
});

describe('of many requests within some time', () => {
  /** Creates as many withdrawn requests as are allowed, the oldest this many days ago. */
  const withdrawnSince = async (days: number): Promise<void> => {
    for (let count = 0; count < MAX_WITHDRAWALS; count += 1)
      await decisions.store(`verification_requests/earlier-${count}`, {
        user_id: 'guide',
        status: 'rejected',
        closed_as: 'withdrawn',
        requested_at: new Date(NOW.getTime() - (count + 1) * HOUR_MS),
        reviewed_at: new Date(Date.now() - (days * DAY_MS * (count + 1)) / MAX_WITHDRAWALS),
        applied: APPLIED,
      });
  };

  it('is refused, and the request stays open', async () => {
    await withdrawnSince(WITHDRAWAL_DAYS - 1);
    expect(await refusalDetails(withdraw(callBy('guide', input)))).toEqual({ reason: 'withdrawn-too-often' });
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['the first is old enough', WITHDRAWAL_DAYS, { closed_as: 'withdrawn' }],
    ['an admin rejected one', WITHDRAWAL_DAYS - 1, { closed_as: null }],
    ['one cannot be read', WITHDRAWAL_DAYS - 1, { status: 'unknown' }],
    ['one has no time', WITHDRAWAL_DAYS - 1, { reviewed_at: null }],
  ])('is accepted when %s', async (_, days, fields) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await withdrawnSince(days);
    await decisions.firestore.doc('verification_requests/earlier-0').update(fields);
    await withdraw(callBy('guide', input));
    expect(await decisions.read('verification_requests/r')).toMatchObject({ closed_as: 'withdrawn' });
  });
});
