/** Emails about a term, on a Firestore emulator in this process and with clocks that are set. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailSchema } from '../../../src/domain/mail/mail.ts';
import { membershipSchema } from '../../../src/domain/membership/membership.ts';
import { lastDayOf, termEnd } from '../../../src/domain/membership/term.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { endOf, MARCH } from '../../../tests/cases/association-year.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

async function load() {
  const [ending, reminding] = await Promise.all([
    import('../verification/terms.ts'),
    import('../verification/terms.ts'),
  ]);
  return { ...ending, ...reminding };
}

let decisions: Decisions;
let functions: Awaited<ReturnType<typeof load>>;
/** When the guide's term ends. */
let end: number;

beforeAll(async () => {
  decisions = await startDecisions();
  functions = await load();
});
beforeEach(async () => {
  await decisions.reset();
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
  end = endOf(membershipSchema.parse(await decisions.read('memberships/guide'))).getTime();
});

const before = (days: number): Date => new Date(end - days * DAY_MS);
const night = (days: number) => functions.remindOfEnds(before(days));

/** Ids without the account and the day, and subjects, of the emails about the term. */
async function emails(): Promise<readonly (readonly [string, string])[]> {
  const { docs } = await decisions.firestore
    .collection('mail')
    .where('toUids', 'array-contains', 'guide')
    .get();
  return docs
    .filter(({ id }) => id.startsWith('term-'))
    .map((document) => [
      document.id.replace(/-guide-.*$/u, ''),
      mailSchema.parse(document.data()).message.subject.replace(/ \(.*\)$/u, ''),
    ]);
}
const kinds = async () => (await emails()).map(([kind]) => kind).sort();

it.each([
  ['is gone', () => decisions.firestore.doc('memberships/guide').delete()],
  ['is withdrawn', () => decisions.firestore.doc('memberships/guide').update({ state: 'withdrawn' })],
  ['has a later end', () => decisions.firestore.doc('memberships/guide').update({ ends_at: before(-90) })],
])('nobody is reminded or ended whose membership %s since the job began', async (_, change) => {
  const { firestore } = decisions;
  const runTransaction = firestore.runTransaction.bind(firestore);
  const stored = await decisions.read('memberships/guide');
  for (const job of [() => night(40), () => functions.endMemberships(before(0))]) {
    await decisions.store('memberships/guide', { ...stored });
    vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (work, options) => {
      await change();
      return runTransaction(work, options);
    });
    expect(await job()).toEqual({ done: 0, failed: [] });
  }
  expect(await emails()).toEqual([]);
  vi.restoreAllMocks();
});

it('a reminder that fails is listed for the desk', async () => {
  vi.spyOn(decisions.firestore, 'runTransaction').mockRejectedValueOnce(new Error('unavailable'));
  expect(await night(40)).toEqual({ done: 0, failed: ['guide'] });
  expect(await decisions.read('failed_events/everyNight:guide')).toBeDefined();
  vi.restoreAllMocks();
});

describe('reminders of the end', () => {
  it('are sent 60, 30 and 7 days before it, once each, however often the job runs', async () => {
    expect(await night(60.01)).toEqual({ done: 0, failed: [] });
    for (const days of [60, 59, 31, 30, 29.5, 8, 7, 1, 0.01]) await Promise.all([night(days), night(days)]);
    expect(await kinds()).toEqual(['term-ends-30', 'term-ends-60', 'term-ends-7']);
    for (const [, subject] of await emails())
      expect(subject).toMatch(/^Your membership ends on March 31, 20\d\d$/u);
  });

  it.each([
    [40, 'term-ends-60'],
    [12, 'term-ends-30'],
    [2, 'term-ends-7'],
  ])(
    'of nights that were missed are not made up for but by the nearest, which counts once: %s days before',
    async (days, kind) => {
      expect(await night(days)).toEqual({ done: 1, failed: [] });
      expect(await night(days)).toEqual({ done: 0, failed: [] });
      expect(await kinds()).toEqual([kind]);
    },
  );

  it('are sent for the new end when an admin sets another', async () => {
    await night(60);
    const ends_at = new Date(end + 20 * DAY_MS);
    await decisions.firestore.doc('memberships/guide').update({ ends_at });
    await night(40);
    expect(await kinds()).toEqual(['term-ends-60', 'term-ends-60']);
  });

  it('are not sent after the membership was withdrawn', async () => {
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    await night(7);
    expect(await kinds()).toEqual([]);
  });

  it('that are optional are not sent to members who turned them off; the last one is', async () => {
    await decisions.firestore.doc('profiles/guide').update({ unwanted_mail: ['early-reminders'] });
    for (const days of [60, 30]) await night(days);
    expect(await kinds()).toEqual([]);
    await night(7);
    expect(await kinds()).toEqual(['term-ends-7']);
  });

  it('are not written for an account without a profile', async () => {
    await decisions.firestore.doc('profiles/guide').delete();
    expect(await night(7)).toEqual({ done: 0, failed: [] });
    expect(await functions.endMemberships(before(0))).toEqual({ done: 1, failed: [] });
    expect(await kinds()).toEqual([]);
  });
});

describe('the end of a term', () => {
  it('is announced once, even to members who were not reminded', async () => {
    await decisions.firestore.doc('profiles/guide').update({ unwanted_mail: ['early-reminders'] });
    await Promise.all([functions.endMemberships(before(0)), functions.endMemberships(before(-3))]);
    await functions.remindOfEnds(before(0));
    expect(await emails()).toEqual([['term-ended', 'Your membership has ended']]);
  });
});

describe('a renewal', () => {
  it('is announced as a renewal, with the number and the new end', async () => {
    await decisions.store('verification_requests/again', {
      ...(await decisions.read('verification_requests/r')),
      status: 'pending',
      kind: 'renewal',
      requested_at: new Date(),
    });
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'again' });
    const last_day = lastDayOf(termEnd(new Date(end), MARCH));
    await decisions.decide(byAdmin({ request_id: 'again', decision: 'approved', last_day }));
    const { docs } = await decisions.firestore.collection('mail').get();
    const [approved, renewed, ...others] = docs;
    expect([approved?.id, others]).toEqual([expect.stringMatching(/^approved-/u), []]);
    const { subject, text } = mailSchema.parse(renewed?.data()).message;
    expect(subject).toMatch(/^Your membership has been renewed \(/u);
    expect(text).toMatch(/number is 1001\.\n\nThe membership is valid until March 31, 20\d\d\./u);
  });
});
