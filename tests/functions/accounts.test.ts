/** Accounts: roles, data export, and deletion. */
import { getApp } from 'firebase-admin/app';
import { spawnSync } from 'node:child_process';
import { limit, query, collection, getDocs } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { grantAdmin, revokeAdmin } from '../../scripts/admin-role.ts';
import { refusal, signIn, signInAdmin, type Member } from '../support/member.ts';
import { runsFinished } from '../support/function-runs.ts';
import { withFunctions } from '../support/own-functions.ts';
import { picturesOf, uploadProcessed, uploadPicture, uploadsOf } from '../support/pictures.ts';
import { raceRounds } from '../support/race-rounds.ts';
import {
  adminAuth,
  adminFirestore,
  askAgain,
  eventually,
  placeGuide,
  readAnonymously,
  stored,
} from '../support/server.ts';

function load() {
  return Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/account/create-profile.ts'),
    import('../../functions/src/account/erase-account.ts'),
  ]);
}
const modules = withFunctions(load);

describe('the role', () => {
  it('is refused immediately to a former admin, even with the role in the token', async () => {
    const dismissed = await signInAdmin('dismissed-reader');
    const list = (path: string) => getDocs(query(collection(dismissed.firestore, path), limit(5)));
    expect((await list('profiles')).size).toBeGreaterThan(0);
    await adminFirestore.doc(`user_roles/${dismissed.uid}`).delete();
    for (const path of ['profiles', 'guide_profiles', 'verification_requests', 'decision_journal']) {
      await expect(list(path)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });

  it('equals the stored role after many concurrent changes', async () => {
    const member = await signIn('shaken-role');
    const record = adminFirestore.doc(`user_roles/${member.uid}`);
    const roles = ['admin', 'member', 'admin', 'member'];
    const since = Date.now();
    // The number makes each write a change, so that each one triggers an event.
    await Promise.all(roles.map((role, number) => record.set({ user_id: member.uid, role, number })));
    const last = (await stored(record.path))['role'];
    await runsFinished(since, { syncRoleClaim: roles.length });
    expect(await member.role()).toBe(last === 'admin' ? 'admin' : undefined);
  });

  it('is granted and revoked by command, but never revoked from the last admin', async () => {
    await adminFirestore.recursiveDelete(adminFirestore.collection('user_roles'));
    const first = await signIn('commanded-1');
    const second = await signIn('commanded-2');
    const app = getApp('tests');
    await grantAdmin(app, 'commanded-1@example.com');
    expect(await first.role()).toBe('admin');
    await expect(revokeAdmin(app, 'commanded-1@example.com')).rejects.toThrow('last admin');
    await expect(revokeAdmin(app, 'commanded-2@example.com')).rejects.toThrow('not an admin');
    expect(await stored(`user_roles/${first.uid}`)).toMatchObject({ role: 'admin' });
    await grantAdmin(app, 'commanded-2@example.com');
    await revokeAdmin(app, 'commanded-1@example.com');
    await eventually(async () => expect(await first.role()).toBeUndefined());
    expect(await second.role()).toBe('admin');
  });

  it('remains with one of the last two admins when both leave at the same moment', async () => {
    const app = getApp('tests');
    for (let round = 0; round < raceRounds(3); round += 1) {
      await adminFirestore.recursiveDelete(adminFirestore.collection('user_roles'));
      await Promise.all(['commanded-1', 'commanded-2'].map((key) => grantAdmin(app, `${key}@example.com`)));
      const outcomes = await Promise.allSettled(
        ['commanded-1', 'commanded-2'].map((key) => revokeAdmin(app, `${key}@example.com`)),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await adminFirestore.collection('user_roles').get()).size).toBe(1);
    }
  });
});

describe('admins at the desk', () => {
  it('name an account by its email, whose token and list then have the role, and remove it', async () => {
    const admin = await signInAdmin('naming-admin');
    const named = await signIn('named-admin');
    // Its first call of `ensureProfile` may be still to come.
    await admin.call('nameAdmin', { email: 'Named-Admin@example.com' });
    expect(await named.call('ensureProfile', { language: 'en' })).toEqual({ created: false });
    await eventually(async () => expect(await named.role()).toBe('admin'));
    await admin.call('removeAdmin', { user_id: named.uid });
    await eventually(async () => expect(await named.role()).toBeUndefined());
    await expect(refusal(named.call('nameAdmin', { email: 'x@example.com' }))).resolves.toMatchObject({
      code: 'permission-denied',
    });
  });

  const ROUNDS = raceRounds(4);

  it(`who remove each other at once: one succeeds, in each of ${ROUNDS} rounds`, async () => {
    const [one, other] = await Promise.all([signInAdmin('duelling-1'), signInAdmin('duelling-2')]);
    const pair = [one, other];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { uid } of pair)
        await adminFirestore.doc(`user_roles/${uid}`).set({ user_id: uid, role: 'admin', round });
      for (const member of pair) await eventually(async () => expect(await member.role()).toBe('admin'));
      const outcomes = await Promise.allSettled([
        one.call('removeAdmin', { user_id: other.uid }),
        other.call('removeAdmin', { user_id: one.uid }),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const left = await adminFirestore.getAll(
        ...pair.map(({ uid }) => adminFirestore.doc(`user_roles/${uid}`)),
      );
      expect(left.filter(({ exists }) => exists)).toHaveLength(1);
    }
    const removals = await adminFirestore
      .collection('decision_journal')
      .where('action', '==', 'admin-removed')
      .get();
    const ids = pair.map(({ uid }) => uid);
    expect(removals.docs.filter((entry) => ids.includes(String(entry.get('guide_id'))))).toHaveLength(ROUNDS);
  });
});

describe('the command that makes an admin', () => {
  const app = () => getApp('tests');

  it('requires an account that signed in with Google', async () => {
    const email = 'with-password@example.com';
    const { uid } = await adminAuth.createUser({ email, password: 'a password', emailVerified: true });
    await expect(grantAdmin(app(), email)).rejects.toThrow('has not signed in with Google');
    expect((await adminFirestore.doc(`user_roles/${uid}`).get()).exists).toBe(false);
  });

  it('requires an address that Google has verified', async () => {
    const member = await signIn('not-verified');
    await member.call('ensureProfile', { language: 'en' });
    await adminAuth.updateUser(member.uid, { emailVerified: false });
    await expect(grantAdmin(app(), 'not-verified@example.com')).rejects.toThrow('not been verified');
    await adminAuth.updateUser(member.uid, { emailVerified: true, email: 'changed-since@example.com' });
    await expect(grantAdmin(app(), 'changed-since@example.com')).rejects.toThrow(
      'has not signed in with Google',
    );
    // A Google account of somebody else, who then signs in to this account.
    const google = { uid: 'sub-of-the-owner', providerId: 'google.com', email: 'changed-since@example.com' };
    await adminAuth.updateUser(member.uid, { providersToUnlink: ['google.com'] });
    await adminAuth.updateUser(member.uid, { providerToLink: google });
    await expect(grantAdmin(app(), google.email)).rejects.toThrow('signed in to the site first');
    await adminAuth.updateUser(member.uid, { providersToUnlink: ['google.com'] });
    await adminAuth.updateUser(member.uid, {
      providerToLink: { ...google, uid: 'sub-not-verified', email: 'not-verified@example.com' },
    });
    await adminAuth.updateUser(member.uid, {
      email: 'not-verified@example.com',
      emailVerified: true,
      disabled: true,
    });
    await expect(grantAdmin(app(), 'not-verified@example.com')).rejects.toThrow('disabled');
    expect((await adminFirestore.doc(`user_roles/${member.uid}`).get()).exists).toBe(false);
  });

  it('says what it has done', async () => {
    const member = await signIn('to-be-admin', 'Ana Adminova');
    await member.call('ensureProfile', { language: 'en' });
    const command = ['scripts/admin-role.ts', 'grant', 'to-be-admin@example.com'];
    const granted = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(granted).toMatchObject({ status: 0, stderr: '' });
    expect(granted.stdout).toContain('to-be-admin@example.com is an admin on the local emulators now.');
    expect(await stored(`user_roles/${member.uid}`)).toMatchObject({ role: 'admin' });
  });
});

async function consentsOf(uid: string): Promise<string[]> {
  const { docs } = await adminFirestore.collection('publication_consents').where('user_id', '==', uid).get();
  return docs.map(({ id }) => id);
}

/** Returns the account of each slug. */
async function holdersOf(...slugs: string[]): Promise<unknown[]> {
  const held = await adminFirestore.getAll(...slugs.map((slug) => adminFirestore.doc(`guide_slugs/${slug}`)));
  return held.map((slug) => slug.get('user_id'));
}

/** Returns the arguments of the function when the member calls it. */
function callOf(
  member: Member,
): Parameters<Awaited<ReturnType<typeof load>>[2]['deleteMyAccount']['run']>[0] {
  return {
    data: { language: 'en' },
    rawRequest: Object.create(null),
    acceptsStreaming: false,
    auth: {
      uid: member.uid,
      token: Object.create({ firebase: { sign_in_provider: 'google.com' } }),
      rawToken: '',
    },
  };
}

describe('deleting the account while a profile is created for it', () => {
  it('leaves no profile, whenever the deletion happens', async () => {
    const [{ auth }, { ensureProfile }, { deleteMyAccount }] = modules();
    // Once before the profile is created and once after.
    for (const reads of [1, 2]) {
      const member = await signIn(`overtaken-${reads}`, 'Overtaken Person');
      const getUser = auth.getUser.bind(auth);
      let read = 0;
      vi.spyOn(auth, 'getUser').mockImplementation(async (uid) => {
        const account = await getUser(uid);
        read += 1;
        // The call continues with the data it has read, after the account is deleted.
        if (read === reads) await deleteMyAccount.run(callOf(member));
        return account;
      });
      const [ensured] = await Promise.allSettled([ensureProfile.run(callOf(member))]);
      expect(read).toBeGreaterThanOrEqual(reads);
      // Successful in the second case: its profile was created before the deletion, which removed it.
      expect(ensured.status).toBe(reads === 1 ? 'rejected' : 'fulfilled');
      vi.restoreAllMocks();
      expect((await adminFirestore.doc(`profiles/${member.uid}`).get()).exists, `read ${reads}`).toBe(false);
    }
  });
});

describe('deleting the account', () => {
  it('leaves only the journal without its texts, and is idempotent', async () => {
    const admin = await signInAdmin('remaining-admin');
    const member = await signIn('leaving', 'Leaving Guide');
    const { requestId } = await placeGuide(member.uid, 'Leaving Guide');
    await uploadProcessed(member, 'last-picture');
    await uploadPicture(member, 'not-looked-at-yet');
    await adminFirestore.doc(`failed_events/test:${member.uid}`).set({ account: member.uid });
    await admin.call('processVerificationRequest', {
      request_id: requestId,
      decision: 'approved',
      admin_notes: 'Words about a person',
    });
    await eventually(async () => expect(await consentsOf(member.uid)).not.toEqual([]));
    await adminFirestore.doc(`profiles/${member.uid}`).update({ full_name: 'Leaving Renamed' });
    await askAgain(member.uid, 'renaming', { full_name: 'Leaving Renamed' });
    await admin.call('processVerificationRequest', { request_id: 'renaming', decision: 'approved' });
    await eventually(() => stored('public_guides/leaving-renamed'));
    // As if an earlier attempt had stopped half-way.
    await adminFirestore.doc(`account_deletions/${member.uid}`).set({ started_at: new Date() });
    expect((await refusal(member.call('ensureProfile', { language: 'en' }))).details).toEqual({
      reason: 'account-closing',
    });
    const since = Date.now();
    expect(await member.call('deleteMyAccount', {})).toEqual({ deleted: true });
    // Triggers of the deleted documents must not recreate anything.
    await runsFinished(since, { syncPublicGuide: 1, syncPublicGuideOfProfile: 1 });
    const gone = [
      `profiles/${member.uid}`,
      `guide_profiles/${member.uid}`,
      `verification_requests/${requestId}`,
      'verification_requests/renaming',
      'slug_redirects/leaving-guide',
      'public_guides/leaving-renamed',
      `failed_events/test:${member.uid}`,
    ];
    const documents = await adminFirestore.getAll(...gone.map((path) => adminFirestore.doc(path)));
    expect(documents.filter(({ exists }) => exists).map((document) => document.ref.path)).toEqual([]);
    expect(await consentsOf(member.uid)).toEqual([]);
    // The slugs are reserved, without the account's id.
    expect(await holdersOf('leaving-guide', 'leaving-renamed')).toEqual([null, null]);
    expect((await readAnonymously('public_guides/leaving-renamed')).status).toBe(404);
    expect(
      JSON.stringify(
        (await adminFirestore.collection('public_directory').get()).docs.map((one) => one.data()),
      ),
    ).not.toContain('leaving');
    expect(await picturesOf(member)).toEqual([]);
    expect(await uploadsOf(member)).toEqual([]);
    // Only the mark of the deletion, for as long as its tokens are valid.
    expect(Object.keys(await stored(`account_deletions/${member.uid}`)).toSorted()).toEqual([
      'finished_at',
      'started_at',
    ]);
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const journal = await adminFirestore
      .collection('decision_journal')
      .where('guide_id', '==', member.uid)
      .orderBy('at', 'desc')
      .get();
    expect(journal.docs.map((entry) => entry.data()).toReversed()).toMatchObject([
      { action: 'approved', actor_id: admin.uid, notes: null, confirmed: { profession: 'trekking' } },
      { action: 'approved', actor_id: admin.uid, notes: null, confirmed: { profession: 'trekking' } },
      { action: 'deleted', actor_id: member.uid, notes: null },
    ]);
    expect(journal.docs.map((entry): unknown => entry.get('confirmed.full_name'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await member.call('deleteMyAccount', {})).toEqual({ deleted: true });
  });

  it('is refused to one of the last two admins who leave at the same moment', async () => {
    await adminFirestore.recursiveDelete(adminFirestore.collection('user_roles'));
    const leaving = await Promise.all([signInAdmin('leaving-admin-1'), signInAdmin('leaving-admin-2')]);
    const outcomes = await Promise.allSettled(leaving.map((admin) => admin.call('deleteMyAccount', {})));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await adminFirestore.collection('user_roles').get()).size).toBe(1);
  });
});
