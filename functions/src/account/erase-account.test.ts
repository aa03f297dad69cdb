/** Who may delete their account, and what is left of it, on a Firestore emulator and a bucket in this process. */
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailSchema } from '../../../src/domain/mail/mail.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';

const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));

function load() {
  return Promise.all([
    import('../app.ts'),
    import('./erase-account.ts'),
    import('../projection/sync-public-guide.ts'),
  ]);
}

let decisions: Decisions;
let modules: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  decisions = await startDecisions();
  modules = await load();
});
beforeEach(async () => {
  await decisions.reset();
  bucket.contents.clear();
});
afterEach(() => vi.restoreAllMocks());

const isThere = async (path: string) => (await decisions.read(path)) !== undefined;
const all = async (name: string) => (await decisions.firestore.collection(name).get()).docs;

describe('a deletion', () => {
  const giveRole = (uid: string, role: string) =>
    decisions.store(`user_roles/${uid}`, { user_id: uid, role });
  const begin = (uid: string) =>
    decisions.firestore.runTransaction((transaction) => modules[1].beginDeletion(transaction, uid));

  it('of the last admin is refused, regardless of other roles', async () => {
    await giveRole('other', 'guide');
    expect(await refusalDetails(begin('admin'))).toEqual({ reason: 'last-admin' });
    expect(await isThere('user_roles/admin')).toBe(true);
    expect(await isThere('account_deletions/admin')).toBe(false);
  });

  it('of an admin removes the role, of which the journal tells, and the others by name', async () => {
    for (const uid of ['second', 'unreadable']) await giveRole(uid, 'admin');
    const profile = await decisions.read('profiles/guide');
    await decisions.store('profiles/second', { ...profile, user_id: 'second' });
    await decisions.store('profiles/admin', {
      ...profile,
      full_name: 'Nana Adamia',
      email: 'nana@example.com',
    });
    await begin('admin');
    const emails = (await all('mail')).map((one) => [one.id, one.get('toUids'), one.get('message.text')]);
    expect(emails).toEqual([
      ['admin-removed-admin-second', ['second'], expect.stringContaining('Nana Adamia (nana@example.com)')],
    ]);
    const told = (await all('decision_journal')).map((entry) => entry.data());
    expect(told).toMatchObject([{ action: 'admin-removed', guide_id: 'admin', actor_id: 'admin' }]);
    expect(await isThere('user_roles/admin')).toBe(false);
    expect(await isThere('user_roles/second')).toBe(true);
    expect(await decisions.read('account_deletions/admin')).toEqual({ started_at: expect.anything() });
  });

  it('with another role begins beside one admin', async () => {
    await giveRole('member', 'guide');
    await begin('member');
    expect(await isThere('user_roles/member')).toBe(false);
    expect(await isThere('user_roles/admin')).toBe(true);
    expect(await isThere('account_deletions/member')).toBe(true);
    expect(await all('decision_journal')).toEqual([]);
  });

  it('is not marked where nothing was ever stored', async () => {
    await begin('guide');
    expect(await isThere('account_deletions/guide')).toBe(true);
    await begin('member');
    expect(await isThere('account_deletions/member')).toBe(false);
  });
});

/** What the sign-in service holds of the account. */
function signInHas(account: object | undefined) {
  const { auth } = modules[0];
  const missing = Object.assign(new Error(), { code: 'auth/user-not-found' });
  const getUser = vi.spyOn(auth, 'getUser');
  if (account) getUser.mockResolvedValue(Object.assign(Object.create(null), account));
  else getUser.mockRejectedValue(missing);
  const deleteUser = vi.spyOn(auth, 'deleteUser');
  return account ? deleteUser.mockResolvedValue() : deleteUser.mockRejectedValue(missing);
}
const VERIFIED = { email: 'giorgi@example.com', emailVerified: true };

const remove = async (call = callBy('guide', {})) => modules[1].deleteMyAccount.run(call);

/** Approves the guide, and once more under another name. */
async function approveTwice(): Promise<void> {
  await decisions.decide(
    byAdmin({ request_id: 'r', decision: 'approved', admin_notes: 'Words about Giorgi' }),
  );
  const later = { ...(await decisions.read('verification_requests/r')), status: 'pending' };
  const applied = { ...APPLIED, full_name: 'Zaza Kobalia', latin_name: 'Zaza Kobalia' };
  await decisions.store('verification_requests/later', { ...later, applied, requested_at: new Date() });
  await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'later' });
  await decisions.decide(byAdmin({ request_id: 'later', decision: 'approved', other_people: ['somebody'] }));
}

/** Paths of all documents in which the account or a name of the person is. */
async function mentions(): Promise<string[]> {
  const collections = await decisions.firestore.listCollections();
  const found = await Promise.all(collections.map(async (collection) => (await collection.get()).docs));
  return found
    .flat()
    .filter((one) =>
      /"guide"(?!:)|^guide|Giorgi|Beridze|Zaza|Kobalia/iu.test(`${one.id} ${JSON.stringify(one.data())}`),
    )
    .map(({ ref }) => ref.path);
}

describe('a deleted account', () => {
  it('leaves its mark, addresses that rest, and the journal without names and texts', async () => {
    const deleteUser = signInHas({});
    await approveTwice();
    await modules[2].syncGuide('guide');
    expect(await all('publication_consents')).not.toEqual([]);
    const own = { user_id: 'guide', text: 'x' };
    for (const name of ['guide_messages', 'message_blocks', 'desk_notes'])
      await decisions.store(`${name}/x`, own);
    await decisions.store('failed_events/x', { account: 'guide' });
    await decisions.store('picture_uploads/guide', {});
    const update = vi.spyOn(Transaction.prototype, 'update');
    expect(await remove()).toEqual({ deleted: true });
    // What Firestore does with a field below null is nowhere said.
    const written = update.mock.calls.flatMap(([, data]) => Object.keys(data));
    expect(written.filter((key) => key.startsWith('before.'))).toHaveLength(3);
    expect(deleteUser).toHaveBeenCalledWith('guide');
    const journal = (await decisions.firestore.collection('decision_journal').orderBy('at').get()).docs;
    const slugs = ['guide_slugs/giorgi-beridze', 'guide_slugs/zaza-kobalia'];
    expect((await mentions()).toSorted()).toEqual(
      ['account_deletions/guide', ...slugs, ...journal.map(({ ref }) => ref.path)].toSorted(),
    );
    expect(await decisions.read('account_deletions/guide')).toEqual({
      started_at: expect.anything(),
      finished_at: expect.anything(),
    });
    const nameless = { profession: 'trekking', certification_level: 'certified', further_professions: [] };
    expect(journal.map((entry) => entry.data())).toMatchObject([
      { action: 'approved', actor_id: 'admin', notes: null, before: { approved: null } },
      { action: 'approved', actor_id: 'admin', notes: null, before: { approved: nameless } },
      {
        action: 'deleted',
        actor_id: 'guide',
        notes: null,
        was_listed: true,
        before: { is_verified: true, approved: null, membership: { state: 'valid' } },
      },
    ]);
    expect(journal.map((entry): unknown => entry.get('confirmed'))).toEqual([nameless, nameless, undefined]);
    expect(JSON.stringify(journal.map((entry) => entry.data()))).not.toMatch(/_name|Words/u);
    for (const slug of slugs)
      expect(await decisions.read(slug)).toEqual({ user_id: null, released_at: expect.anything() });
  });

  it.each(['is_public', 'is_verified'])('was not listed without %s', async (flag) => {
    signInHas({});
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    await decisions.firestore.doc('guide_profiles/guide').update({ [flag]: false });
    await remove();
    const entries = (await all('decision_journal')).map((entry) => entry.data());
    expect(entries.filter(({ action }) => action === 'deleted')).toMatchObject([{ was_listed: false }]);
  });

  it.each([
    ['a withdrawal', 'revoked', { state: 'withdrawn' }],
    ['an approval', 'approved', { state: 'ended', is_left: true }],
  ])('while %s is looked at again leaves the number as %s', async (_, decision, left) => {
    signInHas({});
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
    const returned = { at: new Date(), decision, reason: null };
    await decisions.firestore.doc('verification_requests/r').update({ status: 'pending', returned });
    await decisions.firestore.doc('guide_profiles/guide').update({ open_request_id: 'r' });
    await remove();
    expect(await decisions.read('public_memberships/1001')).toMatchObject(left);
    const entries = (await all('decision_journal')).map((entry) => entry.data());
    const state = left.state === 'withdrawn' ? 'withdrawn' : 'valid';
    // From which the desk tells how it ended.
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'deleted',
        before: expect.objectContaining({ membership: expect.objectContaining({ state }) }),
      }),
    );
  });

  it('leaves no consent, however many there were', async () => {
    signInHas({});
    const consents = Array.from({ length: 101 }, (_, number) => `publication_consents/${number}`);
    await Promise.all(consents.map((path) => decisions.store(path, { user_id: 'guide' })));
    // Not in the transaction, for which they may be too many.
    vi.spyOn(decisions.firestore, 'runTransaction').mockRejectedValueOnce(new Error('down'));
    await expect(modules[1].eraseAccount('guide')).rejects.toThrow('down');
    expect(await all('publication_consents')).toEqual([]);
  });

  it('leaves no picture, upload or copy; those of others stay', async () => {
    signInHas({});
    const name = '0a'.repeat(16);
    await decisions.store('public_pictures/guide', { source: 'avatars/guide/a.webp', name, retired: [] });
    const others = ['avatars/guide-2/a.webp', 'uploads/guide-2/a.webp', 'public/b.webp'];
    for (const path of ['avatars/guide/a.webp', 'uploads/guide/a.webp', `public/${name}.webp`, ...others])
      bucket.contents.set(path, Buffer.from('x'));
    await remove();
    expect([...bucket.contents.keys()]).toEqual(others);
    expect(await isThere('public_pictures/guide')).toBe(false);
  });

  it('loses a picture that something else deletes meanwhile', async () => {
    signInHas({});
    bucket.contents.set('avatars/guide/a.webp', Buffer.from('x'));
    vi.spyOn(bucket, 'getFiles').mockImplementationOnce(async () => {
      bucket.contents.clear();
      return [[bucket.file('avatars/guide/a.webp')]];
    });
    expect(await remove()).toEqual({ deleted: true });
  });

  it('gets a last email at its verified address, and no other that waited', async () => {
    signInHas(VERIFIED);
    await approveTwice();
    await remove();
    const [email, ...others] = await all('mail');
    expect([email?.id, others]).toEqual(['account-deleted-guide', []]);
    const { to, toUids, isUnlisted, message } = mailSchema.parse(email?.data());
    expect([to, toUids, isUnlisted]).toEqual([[VERIFIED.email], [], true]);
    expect(message.subject).toMatch(/^Your account has been deleted \(/u);
  });

  it.each([
    ['an address that is not verified', { ...VERIFIED, emailVerified: false }, true],
    ['no profile', VERIFIED, false],
    ['been deleted in the sign-in service before', undefined, true],
  ])('that has %s gets none, and is deleted all the same', async (_what, account, hasProfile) => {
    signInHas(account);
    if (!hasProfile) await decisions.firestore.doc('profiles/guide').delete();
    expect(await remove()).toEqual({ deleted: true });
    expect(await remove()).toEqual({ deleted: true });
    expect(await all('mail')).toEqual([]);
    expect(await decisions.read('account_deletions/guide')).toHaveProperty('finished_at');
  });

  it('leaves nothing that was created until its sign-in was gone', async () => {
    signInHas({}).mockImplementation(() => decisions.placeGuide('guide', 'late'));
    await remove();
    for (const path of ['profiles/guide', 'guide_profiles/guide', 'verification_requests/late'])
      expect(await isThere(path)).toBe(false);
  });

  it('is not said to be so where the sign-in service fails', async () => {
    signInHas({}).mockRejectedValueOnce(new Error('down'));
    await expect(remove()).rejects.toThrow('down');
    expect(await decisions.read('account_deletions/guide')).not.toHaveProperty('finished_at');
  });

  it('is that of the caller', async () => {
    signInHas({});
    expect(await refusalDetails(remove(callBy(undefined, {})))).toEqual({ reason: 'not-signed-in' });
    expect(await isThere('profiles/guide')).toBe(true);
  });
});
