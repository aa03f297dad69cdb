/** Deletions that nobody else completes, on a Firestore emulator and a bucket in this process; the sign-ins are mocked. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETION_GRACE_MINUTES, DELETION_MARK_MINUTES } from '../../../src/domain/limits.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./account-deletions.ts')]);
}

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock('firebase-functions/v2', () => ({ logger: { error: logged, warn: logged } }));
const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));
const modules = withCallables(load);
beforeEach(() => {
  logged.mockClear();
  vi.restoreAllMocks();
});

async function place(...uids: readonly string[]): Promise<void> {
  const { firestore } = modules()[0];
  await Promise.all(uids.map((uid) => firestore.doc(`profiles/${uid}`).set({ full_name: uid })));
}

/** Only these accounts can sign in. */
function signInsOf(...known: readonly string[]) {
  return vi.spyOn(modules()[0].auth, 'getUsers').mockImplementation((asked) => {
    const notFound = asked.filter((one) => 'uid' in one && !known.includes(one.uid));
    return Promise.resolve({ users: [], notFound });
  });
}

async function closing(): Promise<string[]> {
  const { docs } = await modules()[0].firestore.collection('account_deletions').get();
  return docs.map(({ id }) => id).toSorted();
}

it('starts the deletion of accounts without a sign-in, and of no others', async () => {
  await place('kept', 'lost');
  // Only a guide profile, as after a deletion that was interrupted long ago.
  await modules()[0].firestore.doc('guide_profiles/lost-guide').set({});
  signInsOf('kept');
  expect(await modules()[1].endLostAccounts()).toEqual({ done: 2, failed: [] });
  expect(await closing()).toEqual(['lost', 'lost-guide']);
  expect(logged.mock.calls).toEqual([['Accounts without a sign-in are deleted', { accounts: 2 }]]);
});

it('lists an account for which that fails', async () => {
  await place('lost');
  signInsOf();
  vi.spyOn(modules()[0].firestore, 'runTransaction').mockRejectedValueOnce(new Error('down'));
  expect(await modules()[1].endLostAccounts()).toEqual({ done: 0, failed: ['lost'] });
  expect((await modules()[0].firestore.doc('failed_events/everyNight:lost').get()).exists).toBe(true);
});

it('does nothing, and says nothing, where all accounts have a sign-in', async () => {
  signInsOf('kept');
  expect(await modules()[1].endLostAccounts()).toEqual({ done: 0, failed: [] });
  await place('kept');
  expect(await modules()[1].endLostAccounts()).toEqual({ done: 0, failed: [] });
  expect(logged).not.toHaveBeenCalled();
});

it('checks all accounts, a hundred at a time', async () => {
  const uids = Array.from({ length: 200 }, (_, number) => `account-${number}`);
  await place(...uids);
  const asked = signInsOf(...uids.slice(0, -1));
  expect(await modules()[1].endLostAccounts()).toEqual({ done: 1, failed: [] });
  expect(asked.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100]);
  expect(await closing()).toEqual(['account-199']);
});

describe('many lost at once', () => {
  const uids = (count: number) => Array.from({ length: count }, (_, number) => `account-${number}`);
  const makeMembers = (members: readonly string[]) =>
    Promise.all(members.map((uid) => modules()[0].firestore.doc(`memberships/${uid}`).set({ number: 1 })));

  it('who are members are not deleted but reported to the admins', async () => {
    const { endLostAccounts, MOST_LOST_MEMBERS } = modules()[1];
    const lost = uids(MOST_LOST_MEMBERS + 1);
    await place(...lost);
    await makeMembers(lost);
    signInsOf();
    expect(await endLostAccounts()).toEqual({ done: 0, failed: [''] });
    expect(await closing()).toEqual([]);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Too many'), { members: lost.length });
    const entry = await modules()[0].firestore.doc('failed_events/everyNight:').get();
    expect(entry.data()).toMatchObject({ why: 'many-lost-accounts', times: 1 });
  });

  it('who are not members do not prevent any deletion', async () => {
    const { endLostAccounts, MOST_LOST_MEMBERS } = modules()[1];
    const lost = uids(MOST_LOST_MEMBERS + 5);
    await place(...lost);
    await makeMembers(lost.slice(0, MOST_LOST_MEMBERS));
    signInsOf();
    expect(await endLostAccounts()).toEqual({ done: lost.length, failed: [] });
  });
});

describe('an interrupted deletion', () => {
  const MINUTE = 60_000;
  const begun = new Date('2026-05-01T10:00:00Z');
  const after = (minutes: number, ms = 0) => new Date(begun.getTime() + minutes * MINUTE + ms);
  const missing = () => Object.assign(new Error(), { code: 'auth/user-not-found' });
  const finish = (now: Date) => modules()[1].finishInterruptedDeletions(now);
  const NOTHING = { done: 0, failed: [] };

  beforeEach(async () => {
    const { auth, firestore } = modules()[0];
    vi.spyOn(auth, 'getUser').mockRejectedValue(missing());
    vi.spyOn(auth, 'deleteUser').mockRejectedValue(missing());
    await place('leaving');
    await firestore.doc('account_deletions/leaving').set({ started_at: begun });
  });
  const mark = () => modules()[0].firestore.doc('account_deletions/leaving');
  const hasProfile = async () => (await modules()[0].firestore.doc('profiles/leaving').get()).exists;

  it('is completed once its user no longer waits', async () => {
    expect(await finish(after(DELETION_GRACE_MINUTES))).toEqual(NOTHING);
    expect(await hasProfile()).toBe(true);
    expect(await finish(after(DELETION_GRACE_MINUTES, 1))).toEqual({ done: 1, failed: [] });
    expect(await hasProfile()).toBe(false);
    expect((await mark().get()).data()).toMatchObject({ finished_at: expect.anything() });
    expect(logged).toHaveBeenLastCalledWith('Interrupted deletions were ended', { accounts: 1 });
  });

  it('keeps its mark while tokens of the account are valid, then loses it with what has arrived since', async () => {
    await mark().update({ finished_at: begun });
    expect(await finish(after(DELETION_MARK_MINUTES))).toEqual(NOTHING);
    expect([await closing(), await hasProfile()]).toEqual([['leaving'], true]);
    expect(await finish(after(DELETION_MARK_MINUTES, 1))).toEqual(NOTHING);
    expect([await closing(), await hasProfile()]).toEqual([[], false]);
    expect(logged).not.toHaveBeenCalledWith('Interrupted deletions were ended', expect.anything());
  });

  it('that fails does not hold up others', async () => {
    await modules()[0]
      .firestore.doc('account_deletions/first')
      .set({ started_at: new Date(0), finished_at: 'x' });
    const outcome = await finish(after(DELETION_GRACE_MINUTES, 1));
    expect(outcome).toEqual({ done: 1, failed: ['first'] });
    expect((await modules()[0].firestore.doc('failed_events/everyHour:first').get()).exists).toBe(true);
  });
});
