/** The decision called directly, on a Firestore emulator in this process: each guard by itself. */
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/domain/limits.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { callBy, refusalDetails, startCallables, type CallableHarness } from '../testing/callables.ts';

const NOW = new Date('2026-05-01T10:00:00Z');

function load() {
  return Promise.all([
    import('./process-verification-request.ts'),
    import('../app.ts'),
    import('../guards.ts'),
  ]);
}

let harness: CallableHarness;
let modules: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  harness = await startCallables();
  modules = await load();
});
afterAll(() => harness.close());

async function decide(request: CallableRequest): Promise<unknown> {
  return modules[0].processVerificationRequest.run(request);
}

function refusal(request: CallableRequest): Promise<unknown> {
  return refusalDetails(decide(request));
}

const approval = { request_id: 'r', decision: 'approved' };
const byAdmin = (data: unknown): CallableRequest => callBy('admin', data, 'admin');

async function store(path: string, data: Record<string, unknown>): Promise<void> {
  await modules[1].firestore.doc(path).set(data);
}

async function read(path: string): Promise<Record<string, unknown> | undefined> {
  return (await modules[1].firestore.doc(path).get()).data();
}

beforeEach(async () => {
  harness.reset();
  await store('user_roles/admin', { user_id: 'admin', role: 'admin' });
  await store('profiles/admin', account('Nana', 'First'));
  await store('profiles/guide', account('Giorgi', 'Beridze'));
  await store('guide_profiles/guide', {
    ...validGuideProfile('guide', 'Giorgi Beridze'),
    is_verified: false,
    verification_status: 'pending',
    open_request_id: 'r',
    created_at: NOW,
    updated_at: NOW,
  });
  await store('verification_requests/r', { user_id: 'guide', status: 'pending', requested_at: NOW });
});

function account(first_name: string, last_name: string): Record<string, unknown> {
  const full_name = `${first_name} ${last_name}`;
  return { first_name, last_name, full_name, avatar_url: null, username: null, email: null, created_at: NOW };
}

describe('who may decide', () => {
  it.each([
    ['nobody signed in', () => callBy(undefined, approval), 'not-signed-in'],
    ['no claim', () => callBy('admin', approval), 'not-admin'],
    ['another claim', () => callBy('admin', approval, 'guide'), 'not-admin'],
    ['a claim without a record', () => callBy('guide-2', approval, 'admin'), 'not-admin'],
  ])('%s: %s', async (_, request, reason) => {
    expect(await refusal(request())).toEqual({ reason });
    expect(await read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('a record of another role is none', async () => {
    await store('user_roles/admin', { user_id: 'admin', role: 'guide' });
    expect(await refusal(byAdmin(approval))).toEqual({ reason: 'not-admin' });
  });

  it('an admin who is the guide does not', async () => {
    await store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    expect(await refusal(callBy('guide', approval, 'admin'))).toEqual({ reason: 'own-request' });
  });
});

describe('what may be decided', () => {
  it.each<[string, unknown, string]>([
    ['an unknown request', { ...approval, request_id: 'other' }, 'unknown-request'],
    ['a wrong word', { ...approval, decision: 'maybe' }, 'invalid-input'],
    ['nothing', null, 'invalid-input'],
    ['a note too long', { ...approval, admin_notes: 'x'.repeat(LIMITS.adminNotes + 1) }, 'note-too-long'],
    [
      'a note too long among other faults',
      { request_id: 'r', decision: 'maybe', admin_notes: 'x'.repeat(LIMITS.adminNotes + 1) },
      'invalid-input',
    ],
    ['an id too long', { ...approval, request_id: 'x'.repeat(200) }, 'invalid-input'],
  ])('not %s', async (_, input, reason) => {
    expect(await refusal(byAdmin(input))).toEqual({ reason });
  });

  it('not a request without its guide profile', async () => {
    await modules[1].firestore.doc('guide_profiles/guide').delete();
    expect(await refusal(byAdmin(approval))).toEqual({ reason: 'profile-missing' });
    expect(await read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('not a request decided before: the later admin is told who was first', async () => {
    await decide(byAdmin({ ...approval, decision: 'rejected', admin_notes: 'Papers' }));
    await store('user_roles/second', { user_id: 'second', role: 'admin' });
    expect(await refusal(callBy('second', approval, 'admin'))).toEqual({
      reason: 'already-decided',
      status: 'rejected',
      reviewed_by_name: 'Nana First',
    });
    await modules[1].firestore.doc('profiles/admin').delete();
    expect(await refusal(callBy('second', approval, 'admin'))).toEqual({
      reason: 'already-decided',
      status: 'rejected',
    });
    await modules[1].firestore.doc('verification_requests/r').update({ reviewed_by: null });
    expect(await refusal(callBy('second', approval, 'admin'))).toEqual({
      reason: 'already-decided',
      status: 'rejected',
    });
  });
});

describe('what a decision writes', () => {
  it('of an approval: request, guide profile, projection and journal', async () => {
    expect(await decide(byAdmin({ ...approval, admin_notes: ' Welcome ' }))).toMatchObject({
      request_id: 'r',
      status: 'approved',
    });
    const before = { is_verified: false, verification_status: 'pending', approved: null };
    expect(await read('verification_requests/r')).toMatchObject({
      status: 'approved',
      reviewed_by: 'admin',
      admin_notes: 'Welcome',
      before,
    });
    expect(await read('guide_profiles/guide')).toMatchObject({
      is_verified: true,
      verification_status: 'approved',
      slug: 'giorgi-beridze',
      open_request_id: null,
    });
    expect(await read('public_guides/giorgi-beridze')).toMatchObject({ full_name: 'Giorgi Beridze' });
    const journal = await modules[1].firestore.collection('decision_journal').get();
    expect(journal.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'approved', request_id: 'r', guide_id: 'guide', actor_id: 'admin', notes: 'Welcome', before },
    ]);
  });

  it.each([undefined, null, '', '   '])('no note where %j was typed', async (admin_notes) => {
    const note = admin_notes === undefined ? {} : { admin_notes };
    await decide(byAdmin({ ...approval, decision: 'rejected', ...note }));
    expect(await read('verification_requests/r')).toMatchObject({ status: 'rejected', admin_notes: null });
    expect(await read('guide_profiles/guide')).toMatchObject({ is_verified: false, slug: null });
  });
});

it('each refusal has a code that clients can tell', () => {
  expect(modules[2].refusalError('already-decided', { status: 'approved' })).toMatchObject({
    code: 'already-exists',
    details: { reason: 'already-decided', status: 'approved' },
  });
});
