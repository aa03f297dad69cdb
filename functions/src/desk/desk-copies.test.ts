/** What is kept for the desk, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { appliedFor, seenFor, validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import {
  deskProfileSchema,
  deskRequestSchema,
  MAX_ATTEMPTS,
} from '../../../src/domain/verification/desk-copy.ts';
import { planSearch } from '../../../src/domain/desk-search/search-plan.ts';
import { startCallables, type CallableHarness } from '../testing/callables.ts';

let harness: CallableHarness;
beforeAll(async () => {
  harness = await startCallables();
});
beforeEach(() => harness.reset());

const AT = new Date('2026-03-04T05:06:07Z');

async function documents() {
  const { documentOf } = await import('../app.ts');
  return {
    profile: documentOf('profiles', 'u'),
    guide: documentOf('guideProfiles', 'u'),
    role: documentOf('userRoles', 'u'),
    membership: documentOf('memberships', 'u'),
    first: documentOf('verificationRequests', 'first'),
    second: documentOf('verificationRequests', 'second'),
    figures: documentOf('figures', 'desk'),
  };
}

async function keep(): Promise<void> {
  const { syncDeskCopies } = await import('./desk-copies.ts');
  await syncDeskCopies('u');
}

/** A guide with a rejected and an open request. */
async function place() {
  const refs = await documents();
  const guide = { ...validGuideProfile('u', 'ნინო ქავთარაძე'), latin_name: 'Nino Kavtaradze' };
  await refs.profile.set({
    first_name: 'ნინო',
    last_name: 'ქავთარაძე',
    full_name: 'ნინო ქავთარაძე',
    avatar_url: null,
    username: null,
    email: 'nino@example.com',
    language: 'ka',
    created_at: AT,
  });
  await refs.guide.set({
    ...guide,
    is_verified: false,
    verification_status: 'pending',
    open_request_id: 'second',
    created_at: AT,
    updated_at: AT,
  });
  const request = { user_id: 'u', applied: appliedFor(guide) };
  await refs.first.set({
    ...request,
    status: 'rejected',
    requested_at: AT,
    admin_notes: 'No',
    seen: seenFor(guide),
  });
  await refs.second.set({ ...request, status: 'pending', requested_at: new Date(AT.getTime() + 1) });
  return refs;
}

async function read(reference: Awaited<ReturnType<typeof documents>>['first']) {
  return deskRequestSchema.parse((await reference.get()).data());
}

it('contain everything that a card shows, and the words to search for it', async () => {
  const { first, second, profile, membership, role } = await place();
  await membership.set({
    user_id: 'u',
    number: 1042,
    state: 'valid',
    since: AT,
    ends_at: AT,
    changed_at: AT,
  });
  await role.set({ user_id: 'u', role: 'admin' });
  await keep();
  for (const reference of [first, second]) {
    const { desk, search_words: words = [] } = await read(reference);
    expect(desk).toMatchObject({
      profile: { full_name: 'ნინო ქავთარაძე', email: 'nino@example.com', created_at: AT },
      guide: { latin_name: 'Nino Kavtaradze', phone: '+995 555 12 34 56', open_request_id: 'second' },
      membership: { number: 1042 },
      attempts: [
        { id: 'second', data: { status: 'pending' } },
        { id: 'first', data: { status: 'rejected', admin_notes: 'No' } },
      ],
    });
    // Only the latest approval's seen values count; this request was not approved.
    expect(desk?.attempts[1]?.data.seen).toBeUndefined();
    const isFound = (typed: string) =>
      planSearch(typed)
        ?.attempts.flat()
        .some((word) => words.includes(word));
    const queries = ['kavtaradze', 'ნინო', 'nino qavt', '1042', 'nino@exam', '555 123456', 'მესტია'];
    expect(queries.filter((typed) => !isFound(typed))).toEqual([]);
  }
  expect(deskProfileSchema.parse((await profile.get()).data()).desk).toEqual({
    is_guide: true,
    is_verified: false,
    is_admin: true,
  });
});

it('retain decided requests, no matter how many were withdrawn since', async () => {
  const { second } = await place();
  const { documentOf } = await import('../app.ts');
  const decided = { reviewed_at: AT, reviewed_by: 'admin', admin_notes: 'No certificate' };
  await documentOf('verificationRequests', 'first').update(decided);
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    await documentOf('verificationRequests', `withdrawn-${count}`).set({
      user_id: 'u',
      status: 'rejected',
      closed_as: 'withdrawn',
      reviewed_by: null,
      requested_at: new Date(AT.getTime() + 1 + count),
    });
  }
  await second.update({ requested_at: new Date(AT.getTime() + 1000) });
  await keep();
  const { desk } = deskRequestSchema.parse((await second.get()).data());
  expect(desk?.attempts).toHaveLength(MAX_ATTEMPTS + 1);
  expect(desk?.attempts.at(-1)).toMatchObject({ id: 'first', data: { admin_notes: 'No certificate' } });
});

it('are written once, and again only after a change', async () => {
  const { first, second, guide, profile } = await place();
  await keep();
  const times = async () =>
    (await Promise.all([first, second, profile].map((one) => one.get()))).map(({ updateTime }) =>
      updateTime?.valueOf(),
    );
  const written = await times();
  await keep();
  expect(await times()).toEqual(written);
  await guide.update({ phone: '+995 599 00 00 00', address: 'Ushguli' });
  await keep();
  const { desk, search_words } = await read(second);
  expect(desk?.guide?.phone).toBe('+995 599 00 00 00');
  expect(search_words).toContain('usg');
});

it('are deleted with their source', async () => {
  const { second, guide, profile } = await place();
  await keep();
  await guide.delete();
  await profile.delete();
  await keep();
  expect((await read(second)).desk).toMatchObject({ profile: null, guide: null });
  expect((await profile.get()).exists).toBe(false);
});

it('treat an unreadable profile as missing', async () => {
  const { second, guide } = await place();
  await guide.update({ show_phone: 'yes' });
  await keep();
  expect((await read(second)).desk).toMatchObject({ guide: null, profile: { first_name: 'ნინო' } });
});

it('recount the changed figures, or all of them if some are unknown', async () => {
  const { figures, second } = await place();
  const { recount } = await import('./desk-figures.ts');
  await recount(['pending']);
  expect((await figures.get()).data()).toEqual({ pending: 1, approved: 0, rejected: 1, users: 1 });
  await second.update({ status: 'approved' });
  await recount(['pending', 'approved']);
  expect((await figures.get()).data()).toEqual({ pending: 0, approved: 1, rejected: 1, users: 1 });
});
