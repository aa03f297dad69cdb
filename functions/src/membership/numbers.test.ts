/**
 * Tests numbers and terms given by decisions, called directly on a Firestore emulator in this process.
 */
import { Transaction } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipSchema, type Membership } from '../../../src/domain/membership/membership.ts';
import { MARCH } from '../../../tests/cases/association-year.ts';
import { lastDayOf, termEnd } from '../../../src/domain/membership/term.ts';
import { journalEntrySchema } from '../../../src/domain/verification/verification.ts';
import { refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});
beforeEach(() => decisions.reset());

const PUBLIC = 'public_guides/giorgi-beridze';

/** @param end of a member: the new one, as the card shows it. */
function approve(request_id: string, end?: Date | null): Promise<unknown> {
  const last_day = end === undefined ? {} : { last_day: lastDayOf(end) ?? null };
  return decisions.decide(byAdmin({ request_id, decision: 'approved', ...last_day }));
}

const newEnd = () => termEnd(new Date(), MARCH);

async function membershipOf(uid: string): Promise<Membership> {
  return membershipSchema.parse(await decisions.read(`memberships/${uid}`));
}

async function journal(): Promise<unknown[]> {
  const { docs } = await decisions.firestore.collection('decision_journal').orderBy('at').get();
  return docs.map((entry) => entry.data());
}

describe('an approval', () => {
  it('gives a number and a term, and writes them to the public page, the membership check and the journal', async () => {
    await approve('r');
    const { since, ...membership } = await membershipOf('guide');
    expect(membership).toMatchObject({ user_id: 'guide', number: 1001, state: 'valid' });
    expect(membership.ends_at).toEqual(termEnd(since, MARCH));
    expect(await decisions.read('counters/member_number')).toEqual({ last: 1001 });
    expect(await decisions.read(PUBLIC)).toMatchObject({ member_number: 1001 });
    expect(await decisions.read('public_memberships/1001')).toMatchObject({
      state: 'valid',
      initials: 'GB',
      guide: { slug: 'giorgi-beridze', full_name: 'Giorgi Beridze' },
    });
    expect(await journal()).toMatchObject([{ action: 'approved', membership: { number: 1001 } }]);
  });

  it('is refused when another end was shown', async () => {
    expect(await refusalDetails(approve('r', null))).toEqual({ reason: 'end-changed' });
    expect(await decisions.read('memberships/guide')).toBeUndefined();
  });

  it('alone gives a number', async () => {
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Training' }));
    expect(await decisions.read('memberships/guide')).toBeUndefined();
    expect(await decisions.read('counters/member_number')).toBeUndefined();
  });

  it('of many guides at the same time never gives a number twice', async () => {
    const uids = Array.from({ length: 8 }, (_, index) => `guide-${index}`);
    for (const uid of uids) await decisions.placeGuide(uid, `of-${uid}`);
    await Promise.all(uids.map((uid) => approve(`of-${uid}`)));
    const numbers = await Promise.all(uids.map(async (uid) => (await membershipOf(uid)).number));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(uids.map((_, index) => 1001 + index));
  });

  it('made twice at the same time gives one number', async () => {
    const outcomes = await Promise.allSettled([approve('r'), approve('r')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await decisions.read('counters/member_number')).toEqual({ last: 1001 });
  });

  it('fails when the counter, or the membership, cannot be read', async () => {
    await decisions.store('counters/member_number', { last: 'many' });
    await expect(approve('r')).rejects.toThrow(/last/u);
    await decisions.store('memberships/guide', { number: 'one' });
    await expect(approve('r')).rejects.toThrow('The membership of guide cannot be read');
    await decisions.firestore.doc('memberships/guide').delete();
    expect(await decisions.read('memberships/guide')).toBeUndefined();
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: false });
  });
});

describe('while terms have no end', () => {
  beforeEach(() => decisions.firestore.doc('settings/association_year').delete());

  it('an approval gives a number that is valid without a day', async () => {
    await approve('r');
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid', ends_at: null });
    const page = await decisions.read(PUBLIC);
    expect(page).toMatchObject({ member_number: 1001 });
    expect(page).not.toHaveProperty('member_until');
    expect(await decisions.read('public_memberships/1001')).toMatchObject({ state: 'valid', ends_at: null });
    const [entry] = await journal();
    expect(entry).toMatchObject({ action: 'approved', membership: { number: 1001, ends_at: null } });
    const { docs } = await decisions.firestore.collection('mail').get();
    const texts = docs.map((email) => String(email.get('message.text')));
    expect(texts).toEqual([expect.stringContaining('Your member number is 1001.')]);
    expect(texts[0]).not.toContain('valid until');
  });

  it('nothing ends, and nobody is reminded', async () => {
    await approve('r');
    const [{ endMemberships }, { remindOfEnds }] = await Promise.all([
      import('../verification/terms.ts'),
      import('../verification/terms.ts'),
    ]);
    const late = new Date('2126-01-01T00:00:00Z');
    expect(await endMemberships(late)).toEqual({ done: 0, failed: [] });
    expect(await remindOfEnds(late)).toEqual({ done: 0, failed: [] });
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid' });
  });

  it.each([['withdrawn'], ['valid']])('an approval of a guide who was %s gives no end', async (state) => {
    await approve('r');
    const ends_at = new Date(Date.now() - 1);
    await decisions.firestore.doc('memberships/guide').update({ state, ends_at });
    await decisions.firestore.doc('verification_requests/r').update({ status: 'pending' });
    await approve('r', null);
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'valid', ends_at: null });
  });
});

it('an approval fails when the association’s year cannot be read', async () => {
  await decisions.store('settings/association_year', { year_end: 'spring' });
  await expect(approve('r')).rejects.toThrow(/year_end/u);
  expect(await decisions.read('memberships/guide')).toBeUndefined();
});

describe('a renewal', () => {
  const later = async (fields: Record<string, unknown>) => {
    await decisions.store('verification_requests/later', {
      ...(await decisions.read('verification_requests/r')),
      status: 'pending',
      requested_at: new Date(),
      ...fields,
    });
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'later' });
    // The remaining term is short.
    await decisions.firestore.doc('memberships/guide').update({ ends_at: SOON });
  };
  const SOON = new Date(Date.now() + 30 * 86_400_000);

  it('that is approved extends the term and preserves the number', async () => {
    await approve('r');
    await later({ kind: 'renewal' });
    await approve('later', termEnd(SOON, MARCH));
    const { number, ends_at } = await membershipOf('guide');
    expect({ number, ends_at }).toEqual({ number: 1001, ends_at: termEnd(SOON, MARCH) });
    expect(await decisions.read('counters/member_number')).toEqual({ last: 1001 });
    await decisions.reopen(byAdmin({ request_id: 'later' }));
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid', ends_at: SOON });
  });

  it('that is rejected and taken back preserves an end that was set since', async () => {
    const { setMembershipEnd } = await import('../verification/terms.ts');
    await approve('r');
    await later({ kind: 'renewal' });
    await decisions.decide(byAdmin({ request_id: 'later', decision: 'rejected', admin_notes: 'Training' }));
    const last_day = lastDayOf(new Date(Date.now() + 10 * 86_400_000));
    const present_last_day = lastDayOf((await membershipOf('guide')).ends_at);
    const end = { user_id: 'guide', last_day, present_last_day, admin_notes: 'Insurance' };
    await setMembershipEnd.run(byAdmin(end));
    await decisions.reopen(byAdmin({ request_id: 'later' }));
    const { state, ends_at } = await membershipOf('guide');
    expect([state, lastDayOf(ends_at)]).toEqual(['valid', last_day]);
  });

  it('that is rejected does not change or write the term, nor does the approval of another name change it', async () => {
    await approve('r');
    const set = vi.spyOn(Transaction.prototype, 'set');
    for (let times = 1; times <= 2; times += 1) {
      await later({ kind: 'renewal' });
      await decisions.decide(byAdmin({ request_id: 'later', decision: 'rejected', admin_notes: 'Training' }));
      const written = set.mock.calls
        .map(([{ path }]) => path)
        .filter((path) => path.includes('memberships/'));
      // The end that this test has stored is published with the first.
      expect(written).toEqual(['public_memberships/1001']);
    }
    set.mockRestore();
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid', ends_at: SOON });
    expect(await decisions.read(PUBLIC)).toMatchObject({ member_number: 1001 });
    await later({ applied: { ...APPLIED, full_name: 'Zaza Kobalia', latin_name: 'Zaza Kobalia' } });
    await approve('later');
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid', ends_at: SOON });
    expect(await decisions.read('public_memberships/1001')).toMatchObject({ initials: 'ZK' });
  });
});

describe('a number', () => {
  /** Does the same as the deletion of an account in its one transaction. */
  const erase = async (uid: string, withAccount: boolean) => {
    const { planErasure, planEndOfMember } = await import('../account/erase-account.ts');
    await decisions.firestore.runTransaction(async (transaction) => {
      const eraseGuide = await planErasure(transaction, uid);
      const leave = withAccount ? await planEndOfMember(transaction, uid) : undefined;
      eraseGuide(transaction);
      leave?.(transaction);
    });
  };

  it('of a deleted account is shown as ended, without a name, and never given again', async () => {
    await approve('r');
    await erase('guide', true);
    expect(await decisions.read('memberships/guide')).toBeUndefined();
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    const told = await decisions.read('public_memberships/1001');
    expect(told).toMatchObject({ state: 'ended', initials: '', guide: null });
    expect(JSON.stringify(told)).not.toMatch(/guide-|Giorgi|"guide"\s*:\s*"/u);
    await decisions.placeGuide('other', 'of-other');
    await approve('of-other');
    expect(await membershipOf('other')).toMatchObject({ number: 1002 });
  });

  it.each([
    ['a listed member', { is_public: true, is_verified: true }, true],
    ['a member who is not listed', { is_public: false, is_verified: true }, false],
    ['a member who is not verified', { is_public: true, is_verified: false }, false],
  ])('that %s ends is told to the desk without the name', async (_who, guide, was_listed) => {
    await approve('r');
    await decisions.firestore.doc('guide_profiles/guide').update(guide);
    await erase('guide', true);
    expect(await decisions.read('public_memberships/1001')).toMatchObject({ is_left: true });
    const entry = (await journal()).at(-1);
    expect(journalEntrySchema.parse(entry)).toEqual({
      action: 'deleted',
      request_id: '',
      guide_id: 'guide',
      actor_id: 'guide',
      notes: null,
      before: {
        is_verified: guide.is_verified,
        verification_status: 'approved',
        approved: null,
        membership: { state: 'valid', ends_at: expect.any(Date), end_set: null },
      },
      membership: { number: 1001, ends_at: expect.any(Date) },
      was_listed,
      at: expect.any(Date),
    });
    expect(JSON.stringify(entry)).not.toMatch(/Giorgi|Beridze/u);
  });

  it('whose guide profile was erased before is told as not listed', async () => {
    await approve('r');
    await erase('guide', false);
    await erase('guide', true);
    expect((await journal()).at(-1)).toMatchObject({ action: 'deleted', was_listed: false });
    expect(await decisions.read('public_memberships/1001')).toMatchObject({ state: 'ended' });
  });

  it('of an account that was never a member’s is not told', async () => {
    await erase('guide', true);
    expect(await journal()).toEqual([]);
  });

  it('that was never published stays secret when the account ends', async () => {
    await approve('r');
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    await erase('guide', true);
    expect((await journal()).at(-1)).toMatchObject({ action: 'deleted', membership: { number: 1001 } });
    expect(await decisions.read('public_memberships/1001')).toBeUndefined();
    expect(await decisions.read('memberships/guide')).toBeUndefined();
  });

  it('retains its initials when the account changes its name after a revocation', async () => {
    await approve('r');
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    const profile = { ...(await decisions.read('profiles/guide')), full_name: 'Zaza Kobalia' };
    await decisions.store('profiles/guide', profile);
    await decisions.store('guide_profiles/guide', {
      ...(await decisions.read('guide_profiles/guide')),
      full_name: 'Zaza Kobalia',
    });
    const { syncGuide } = await import('../projection/sync-public-guide.ts');
    await syncGuide('guide');
    expect(await decisions.read('public_memberships/1001')).toMatchObject({
      state: 'withdrawn',
      initials: 'GB',
    });
  });

  it('stays with an account whose guide profile was deleted', async () => {
    await approve('r');
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    await erase('guide', false);
    expect(await decisions.read('public_memberships/1001')).toMatchObject({
      state: 'withdrawn',
      initials: '',
    });
    await decisions.placeGuide('guide', 'r');
    await approve('r', newEnd());
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'valid' });
  });

  it('stays with the guide after a withdrawal and a new approval', async () => {
    await approve('r');
    const first = await membershipOf('guide');
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'withdrawn' });
    expect(await decisions.read('public_memberships/1001')).toMatchObject({
      state: 'withdrawn',
      guide: null,
    });
    expect(await decisions.read(PUBLIC)).toBeUndefined();
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    expect(await membershipOf('guide')).toMatchObject({ state: 'valid', ends_at: first.ends_at });
    expect(await decisions.read(PUBLIC)).toMatchObject({ member_number: 1001 });
  });

  it('is kept, and told to nobody, while the approval that gave it is taken back', async () => {
    await approve('r');
    await decisions.reopen(byAdmin({ request_id: 'r' }));
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'unconfirmed' });
    expect(await decisions.read('public_memberships/1001')).toBeUndefined();
    expect(Object.keys((await decisions.read('guide_profiles/guide')) ?? {})).not.toContain('membership');
    await decisions.placeGuide('other', 'of-other');
    await approve('of-other');
    await approve('r', newEnd());
    expect(await membershipOf('guide')).toMatchObject({ number: 1001, state: 'valid' });
    expect(await membershipOf('other')).toMatchObject({ number: 1002 });
  });
});
