/**
 * Tests ended terms and ends set by admins, on a Firestore emulator in this process with a mocked clock.
 */
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipSchema, type Membership } from '../../../src/domain/membership/membership.ts';
import { lastDayOf, termEnd } from '../../../src/domain/membership/term.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { endOf, MARCH } from '../../../tests/cases/association-year.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

async function load() {
  const [ending, setting, app] = await Promise.all([
    import('./terms.ts'),
    import('./terms.ts'),
    import('../app.ts'),
  ]);
  return { ...ending, ...setting, ...app };
}

const PUBLIC = 'public_guides/giorgi-beridze';
const SECOND = 1000;
let decisions: Decisions;
let functions: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  decisions = await startDecisions();
  functions = await load();
});
beforeEach(async () => {
  await decisions.reset();
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
});

async function membershipOf(uid: string): Promise<Membership> {
  return membershipSchema.parse(await decisions.read(`memberships/${uid}`));
}

/** Sets the end of the term. */
async function storeEnd(uid: string, ends_at: Date): Promise<void> {
  await decisions.firestore.doc(`memberships/${uid}`).update({ ends_at });
}

async function actions(): Promise<unknown[]> {
  const { docs } = await decisions.firestore.collection('decision_journal').orderBy('at').get();
  return docs.map((entry) => entry.get('action'));
}

describe('the nightly job', () => {
  it('does not touch a membership until the last moment of its term', async () => {
    const ends_at = endOf(await membershipOf('guide'));
    const before = new Date(ends_at.getTime() - 1);
    expect(await functions.endMemberships(before)).toEqual({ done: 0, failed: [] });
    expect(await decisions.read(PUBLIC)).toBeDefined();
  });

  it('ends it then: not listed, everything else kept, once', async () => {
    const ends_at = endOf(await membershipOf('guide'));
    expect(await functions.endMemberships(ends_at)).toEqual({ done: 1, failed: [] });
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'ended', changed_at: ends_at });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      verification_status: 'approved',
      is_public: true,
      slug: 'giorgi-beridze',
      approved: { full_name: 'Giorgi Beridze' },
    });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    const shards = await decisions.firestore.collection('public_directory').get();
    expect(shards.docs.flatMap((shard) => Object.keys(Object(shard.get('guides'))))).toEqual([]);
    const check = { state: 'ended', initials: 'GB', guide: null };
    expect(await decisions.read('public_memberships/1001')).toMatchObject(check);
    expect(await functions.endMemberships(ends_at)).toEqual({ done: 0, failed: [] });
    expect(await actions()).toEqual(['approved', 'ended']);
    expect(await decisions.read(`mail/term-ended-guide-${lastDayOf(ends_at)}`)).toBeDefined();
    const ended = decisions.firestore.collection('decision_journal').where('action', '==', 'ended');
    expect((await ended.get()).docs[0]?.data()).toMatchObject({
      guide_id: 'guide',
      actor_id: '',
      request_id: '',
    });
  });

  it('processes missed nights, and ends a membership once even in two concurrent runs', async () => {
    const ends_at = endOf(await membershipOf('guide'));
    const late = new Date(ends_at.getTime() + 40 * 86_400_000);
    const runs = await Promise.all([functions.endMemberships(late), functions.endMemberships(late)]);
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    expect(await membershipOf('guide')).toMatchObject({ state: 'ended', changed_at: ends_at });
    expect(await actions()).toEqual(['approved', 'ended']);
  });

  it('continues when one account fails, and returns its id', async () => {
    for (const uid of ['first', 'last']) {
      await decisions.placeGuide(uid, `of-${uid}`);
      await decisions.decide(byAdmin({ request_id: `of-${uid}`, decision: 'approved' }));
    }
    const ends_at = endOf(await membershipOf('guide'));
    await storeEnd('first', new Date(ends_at.getTime() - 2 * SECOND));
    await storeEnd('guide', new Date(ends_at.getTime() - SECOND));
    await decisions.firestore.doc('memberships/guide').update({ number: 'none' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await functions.endMemberships(ends_at)).toEqual({ done: 2, failed: ['guide'] });
    vi.restoreAllMocks();
    expect(await membershipOf('first')).toMatchObject({ state: 'ended' });
    expect(await membershipOf('last')).toMatchObject({ state: 'ended' });
    expect(await decisions.read('failed_events/everyNight:guide')).toMatchObject({ why: 'kept-failing' });
  });

  it('ends the membership of a deleted guide profile', async () => {
    const ends_at = endOf(await membershipOf('guide'));
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await functions.endMemberships(ends_at)).toEqual({ done: 1, failed: [] });
    expect(await membershipOf('guide')).toMatchObject({ state: 'ended' });
  });
});

describe('after the end', () => {
  it('an approval starts a new term with the same number, if that was shown', async () => {
    const over = new Date(Date.now() - SECOND);
    await storeEnd('guide', over);
    await functions.endMemberships(new Date());
    await decisions.store('verification_requests/again', {
      ...(await decisions.read('verification_requests/r')),
      status: 'pending',
      requested_at: new Date(),
    });
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'again' });
    const approval = { request_id: 'again', decision: 'approved' };
    const unseen = await refusalDetails(decisions.decide(byAdmin(approval)));
    expect(unseen).toEqual({ reason: 'end-changed' });
    const last_day = lastDayOf(termEnd(new Date(), MARCH));
    await decisions.decide(byAdmin({ ...approval, last_day }));
    const membership = await membershipOf('guide');
    expect(membership).toMatchObject({ number: 1001, state: 'valid' });
    expect(membership.ends_at).toEqual(termEnd(membership.changed_at, MARCH));
    expect(await decisions.read(PUBLIC)).toMatchObject({ member_number: 1001 });
    // After it is taken back, the guide is again a former member, as before the request.
    await decisions.reopen(byAdmin({ request_id: 'again' }));
    expect(await membershipOf('guide')).toMatchObject({ state: 'ended', ends_at: over });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
  });

  it('taking back a withdrawal does not restore an ended term', async () => {
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    const request = await decisions.read('verification_requests/r');
    const before: object = Object(request?.['before']);
    const over = { state: 'valid', ends_at: new Date(Date.now() - SECOND) };
    await decisions.firestore
      .doc('verification_requests/r')
      .update({ before: { ...before, membership: over } });
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    expect(await membershipOf('guide')).toMatchObject({ state: 'ended' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: false });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
  });
});

describe('another end', () => {
  const DAY_MS = 86_400_000;
  const setEnd = async (call: ReturnType<typeof byAdmin>) => functions.setMembershipEnd.run(call);
  const soon = () => lastDayOf(new Date(Date.now() + 10 * DAY_MS));
  const presentDay = async () => lastDayOf((await membershipOf('guide')).ends_at);
  const input = (changes: object) => ({
    user_id: 'guide',
    last_day: soon(),
    present_last_day: '2027-03-30',
    admin_notes: 'x',
    ...changes,
  });

  it('is set with a reason, published, recorded in the journal, and sent to the guide', async () => {
    const last_day = soon();
    const present_last_day = await presentDay();
    await setEnd(byAdmin(input({ present_last_day, admin_notes: 'Insurance ends' })));
    expect(lastDayOf((await membershipOf('guide')).ends_at)).toBe(last_day);
    expect(await decisions.read(PUBLIC)).toMatchObject({ member_until: last_day });
    const { docs } = await decisions.firestore
      .collection('decision_journal')
      .orderBy('at', 'desc')
      .limit(1)
      .get();
    expect(docs[0]?.data()).toMatchObject({
      action: 'end-set',
      guide_id: 'guide',
      actor_id: 'admin',
      notes: 'Insurance ends',
      membership: { number: 1001 },
    });
    const email = await decisions.read(`mail/end-set-${docs[0]?.id}`);
    expect(email).toMatchObject({ toUids: ['guide'], message: { text: expect.stringContaining('1001') } });
    expect(email).toMatchObject({ delivery: { nextAttemptTime: expect.any(Timestamp) } });
    expect(JSON.stringify(email)).toContain('Insurance ends');
  });

  it('is set also while the membership has none or the account cannot be read, and marked as set by an admin', async () => {
    await decisions.firestore.doc('memberships/guide').update({ ends_at: null });
    await decisions.store('profiles/guide', { full_name: 7 });
    const refused = setEnd(byAdmin(input({})));
    expect(await refusalDetails(refused)).toEqual({ reason: 'end-changed' });
    await setEnd(byAdmin(input({ present_last_day: null })));
    const { ends_at, end_set } = await membershipOf('guide');
    expect(lastDayOf(ends_at)).toBe(soon());
    expect(end_set).toEqual({ at: expect.any(Date), by_admin: true });
    expect(await refusalDetails(setEnd(byAdmin(input({ present_last_day: null }))))).toEqual({
      reason: 'end-changed',
    });
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, {}), 'not-signed-in'],
    ['no claim', () => callBy('admin', {}), 'not-admin'],
    ['a claim without a record', () => callBy('other', input({}), 'admin'), 'not-admin'],
    ['no reason', () => byAdmin(input({ admin_notes: ' ' })), 'invalid-input'],
    ['a day that is over', () => byAdmin(input({ last_day: '2020-01-01' })), 'invalid-input'],
    ['no day', () => byAdmin(input({ last_day: 'tomorrow' })), 'invalid-input'],
    ['an unknown guide', () => byAdmin(input({ user_id: 'nobody' })), 'profile-missing'],
    ['the present day', () => byAdmin(input({ present_last_day: soon() })), 'invalid-input'],
    ['somebody who saw another end', () => byAdmin(input({})), 'end-changed'],
    ['an own membership', () => byAdmin(input({ user_id: 'admin' })), 'own-request'],
  ])('is refused to %s', async (_, call, reason) => {
    const ends_at = endOf(await membershipOf('guide'));
    expect(await refusalDetails(setEnd(call()))).toEqual({ reason });
    expect((await membershipOf('guide')).ends_at).toEqual(ends_at);
  });

  it('is refused for a membership that is not valid', async () => {
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    expect(await refusalDetails(setEnd(byAdmin(input({}))))).toEqual({ reason: 'not-verified' });
    await decisions.firestore.doc('memberships/guide').delete();
    expect(await refusalDetails(setEnd(byAdmin(input({}))))).toEqual({ reason: 'not-verified' });
  });
});
