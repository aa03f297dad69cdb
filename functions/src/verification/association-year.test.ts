/** The association's year and what a change of it does to members, on a Firestore emulator in this process and by a clock that is set. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { YearEnd } from '../../../src/domain/membership/association-year.ts';
import { membershipSchema, type Membership } from '../../../src/domain/membership/membership.ts';
import { endAfterDay, lastDayOf } from '../../../src/domain/membership/term.ts';
import { MARCH } from '../../../tests/cases/association-year.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

async function load() {
  const [year, jobs, setting] = await Promise.all([
    import('./terms.ts'),
    import('../retention/scheduled-jobs.ts'),
    import('./terms.ts'),
  ]);
  return { ...year, ...jobs, ...setting };
}

const YEAR = 'settings/association_year';
const DECEMBER = { month: 12, day: 31 };
const LEAP = { month: 2, day: 29 };
const NOW = new Date('2022-11-27T10:00:00Z');
let decisions: Decisions;
let functions: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  decisions = await startDecisions();
  functions = await load();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await decisions.reset();
});
afterEach(() => {
  vi.useRealTimers();
});

const call = async (data: unknown) => functions.setAssociationYear.run(byAdmin(data));
const chosen = async () => (await decisions.read(YEAR))?.['year_end'];
const choose = (year_end: YearEnd) => decisions.store(YEAR, { year_end });

/** Looks at the change first, as the desk does. */
async function change(year_end: YearEnd): Promise<number> {
  const { touched } = await call({ year_end });
  const present = (await chosen()) ?? null;
  expect(await call({ year_end, seen: { year_end: present, touched } })).toEqual({ touched, is_set: true });
  return touched;
}

async function approve(uid: string): Promise<void> {
  if (uid !== 'guide') await decisions.placeGuide(uid, `of-${uid}`);
  const request_id = uid === 'guide' ? 'r' : `of-${uid}`;
  await decisions.decide(byAdmin({ request_id, decision: 'approved' }));
}

async function membershipOf(uid: string): Promise<Membership> {
  return membershipSchema.parse(await decisions.read(`memberships/${uid}`));
}

const lastDay = async (uid: string) => lastDayOf((await membershipOf(uid)).ends_at) ?? null;
const setDay = (uid: string, day: string, more: object = {}) =>
  decisions.firestore.doc(`memberships/${uid}`).update({ ends_at: endAfterDay(day), ...more });

async function subjects(uid: string): Promise<string[]> {
  const { docs } = await decisions.firestore.collection('mail').where('toUids', 'array-contains', uid).get();
  const all = docs.filter(({ id }) => id.startsWith('end-'));
  return all.map((mail) => String(mail.get('message.subject')).replace(/ \(.*\)$/u, ''));
}

async function journal() {
  const { docs } = await decisions.firestore.collection('decision_journal').get();
  return docs.map((entry) => entry.data()).filter(({ action }) => action === 'year-set');
}

describe('a change of the year', () => {
  // Each other way between none, 31 March, 31 December and 29 February: `src/domain/membership/membership.test.ts`.
  it.each<[YearEnd, YearEnd, string | null, string | null]>([
    [null, LEAP, null, '2024-02-29'],
    [MARCH, null, '2023-03-31', null],
    [MARCH, DECEMBER, '2023-03-31', '2023-03-31'],
    [LEAP, MARCH, '2023-02-28', '2023-02-28'],
  ])('from %j to %j makes of the last day %s: %s', async (before, after, first, then) => {
    await choose(before);
    await approve('guide');
    expect(await lastDay('guide')).toBe(first);
    const isTouched = first !== then;
    expect(await change(after)).toBe(Number(isTouched));
    expect(await chosen()).toEqual(after);
    expect(await lastDay('guide')).toBe(then);
    expect(await subjects('guide')).toHaveLength(Number(isTouched));
    expect(await journal()).toMatchObject([
      {
        action: 'year-set',
        actor_id: 'admin',
        guide_id: '',
        year: { before, after, touched: Number(isTouched) },
      },
    ]);
    // Whoever is approved from now on gets what is chosen now.
    await approve('later');
    expect(await lastDay('later')).toBe(
      after && { 3: '2023-03-31', 12: '2023-12-31', 2: '2023-02-28' }[after.month],
    );
  });

  it('is looked at first, which changes nothing', async () => {
    await choose(null);
    await approve('guide');
    expect(await call({ year_end: MARCH })).toEqual({ touched: 1, is_set: false });
    expect([await chosen(), await lastDay('guide'), await journal()]).toEqual([null, null, []]);
    expect(await subjects('guide')).toEqual([]);
  });

  it('is possible where nobody has chosen yet', async () => {
    await decisions.firestore.doc(YEAR).delete();
    expect(await change(MARCH)).toBe(0);
    expect(await journal()).toMatchObject([{ year: { before: null, after: MARCH, touched: 0 } }]);
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, { year_end: null }), 'not-signed-in'],
    ['somebody without the role', () => callBy('guide', { year_end: null }), 'not-admin'],
    ['a claim without a record', () => callBy('other', { year_end: null }, 'admin'), 'not-admin'],
    ['the day that is chosen already', () => byAdmin({ year_end: { day: 31, month: 3 } }), 'invalid-input'],
    ['30 February', () => byAdmin({ year_end: { month: 2, day: 30 } }), 'invalid-input'],
    ['no day', () => byAdmin({}), 'invalid-input'],
    [
      'somebody who saw another day',
      () => byAdmin({ year_end: null, seen: { year_end: DECEMBER, touched: 1 } }),
      'year-changed',
    ],
    [
      'somebody who saw other members',
      () => byAdmin({ year_end: null, seen: { year_end: MARCH, touched: 2 } }),
      'year-changed',
    ],
  ])('is refused to %s', async (_, refused, reason) => {
    await approve('guide');
    const outcome = await refusalDetails(functions.setAssociationYear.run(refused()));
    expect(outcome).toEqual({ reason });
    expect([await chosen(), await lastDay('guide'), await journal()]).toEqual([MARCH, '2023-03-31', []]);
  });
});

describe('a year that gets an end', () => {
  it('gives it to valid members alone, on page and check too, and tells each in one email', async () => {
    await choose(null);
    for (const uid of ['guide', 'withdrawn', 'set', 'ended']) await approve(uid);
    await decisions.revoke(byAdmin({ user_id: 'withdrawn', admin_notes: 'x' }));
    await setDay('set', '2025-05-01');
    await decisions.firestore.doc('memberships/ended').update({ state: 'ended' });
    expect(await change(MARCH)).toBe(1);
    expect(await membershipOf('guide')).toMatchObject({
      state: 'valid',
      number: 1001,
      end_set: { at: NOW, by_admin: false },
    });
    expect(await decisions.read('public_guides/giorgi-beridze')).toMatchObject({
      member_until: '2023-03-31',
    });
    expect(await decisions.read('public_memberships/1001')).toMatchObject({ state: 'valid' });
    expect((await decisions.read('public_memberships/1001'))?.['ends_at']).not.toBeNull();
    expect(await subjects('guide')).toEqual(['Your membership now has an end date: March 31, 2023']);
    expect(await lastDay('set')).toBe('2025-05-01');
    expect([await lastDay('withdrawn'), await lastDay('ended')]).toEqual([null, null]);
    for (const uid of ['withdrawn', 'set', 'ended']) expect(await subjects(uid)).toEqual([]);
  });

  it('gives nobody less than 120 days', async () => {
    await choose(null);
    await approve('guide');
    vi.setSystemTime('2022-12-01T20:00:00Z');
    await change(MARCH);
    expect(await lastDay('guide')).toBe('2024-03-31');
  });

  it('reaches who was reopened under the year before', async () => {
    await choose(null);
    await approve('guide');
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'x' }));
    expect(await change(MARCH)).toBe(0);
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    expect(await lastDay('guide')).toBeNull();
    expect(await functions.HOURLY.terms(NOW)).toEqual({ done: 1, failed: [] });
    expect(await lastDay('guide')).toBe('2023-03-31');
  });
});

describe('a year that loses its end', () => {
  it('takes it from members of whom no admin has set it, and brings nobody back', async () => {
    for (const uid of ['guide', 'set', 'over', 'ended', 'withdrawn']) await approve(uid);
    const end = { user_id: 'set', present_last_day: '2023-03-31', admin_notes: 'x' };
    await functions.setMembershipEnd.run(byAdmin({ ...end, last_day: '2023-05-01' }));
    await setDay('over', '2022-11-26');
    await setDay('ended', '2022-03-31', { state: 'ended' });
    await decisions.revoke(byAdmin({ user_id: 'withdrawn', admin_notes: 'x' }));
    expect(await change(null)).toBe(1);
    const days = {
      guide: null,
      set: '2023-05-01',
      over: '2022-11-26',
      ended: '2022-03-31',
      withdrawn: '2023-03-31',
    };
    for (const [uid, day] of Object.entries(days)) expect([uid, await lastDay(uid)]).toEqual([uid, day]);
    expect(await membershipOf('ended')).toMatchObject({ state: 'ended' });
    expect(await decisions.read('public_guides/giorgi-beridze')).not.toHaveProperty('member_until');
    expect(await subjects('guide')).toEqual(['Your membership no longer has an end date']);
    expect(await subjects('over')).toEqual([]);
  });

  it('is not undone for a member when an earlier decision is taken back', async () => {
    await approve('guide');
    vi.setSystemTime(NOW.getTime() + 500);
    const request = await decisions.read('verification_requests/r');
    await decisions.store('verification_requests/again', {
      ...request,
      status: 'pending',
      requested_at: NOW,
    });
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'again' });
    await decisions.decide(byAdmin({ request_id: 'again', decision: 'rejected', admin_notes: 'x' }));
    vi.setSystemTime(NOW.getTime() + 1000);
    await change(null);
    await decisions.reopen(byAdmin({ request_id: 'again' }));
    expect(await lastDay('guide')).toBeNull();
  });
});

describe('the job', () => {
  it('goes on where a call was interrupted, and tells nobody twice', async () => {
    await choose(null);
    for (const uid of ['guide', 'second', 'third']) await approve(uid);
    await choose(MARCH);
    expect(await functions.applyAssociationYear(NOW, NOW.getTime())).toEqual({ done: 0, failed: [] });
    vi.setSystemTime(NOW.getTime() - 1);
    const one = functions.applyAssociationYear(NOW, NOW.getTime());
    expect(await one).toEqual({ done: 3, failed: [] });
    await setDay('third', '2023-03-31', { ends_at: null, end_set: null });
    expect(await functions.HOURLY.terms(new Date(NOW.getTime() + 1))).toEqual({ done: 1, failed: [] });
    expect(await functions.HOURLY.terms(NOW)).toEqual({ done: 0, failed: [] });
    expect(await subjects('guide')).toHaveLength(1);
  });

  it('run twice at once gives one end and one email', async () => {
    await choose(null);
    await approve('guide');
    await choose(MARCH);
    const runs = await Promise.all([functions.HOURLY.terms(NOW), functions.HOURLY.terms(NOW)]);
    expect(runs.map(({ failed }) => failed)).toEqual([[], []]);
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(1);
    expect(await subjects('guide')).toHaveLength(1);
  });

  it('changes nothing until an admin has chosen', async () => {
    await approve('guide');
    await decisions.firestore.doc(YEAR).delete();
    expect(await functions.HOURLY.terms(NOW)).toEqual({ done: 0, failed: [] });
    expect(await lastDay('guide')).toBe('2023-03-31');
  });

  it('changes a member without an account or a guide profile, and goes on after one that cannot be read', async () => {
    await choose(null);
    for (const uid of ['guide', 'second', 'third']) await approve(uid);
    await decisions.firestore.doc('memberships/guide').update({ number: 'many' });
    await decisions.firestore.doc('profiles/second').delete();
    await decisions.firestore.doc('guide_profiles/second').delete();
    expect(await call({ year_end: MARCH })).toMatchObject({ touched: 2 });
    await choose(MARCH);
    expect(await functions.HOURLY.terms(NOW)).toEqual({ done: 2, failed: ['guide'] });
    expect(await decisions.read('failed_events/everyHour:guide')).toBeDefined();
    expect([await lastDay('second'), await lastDay('third')]).toEqual(['2023-03-31', '2023-03-31']);
  });
});
