/** Who may name and remove admins, on a Firestore emulator in this process. */
import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byAdmin } from '../testing/decisions.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./admins.ts')]);
}
const modules = withCallables(load);

const EMAIL = 'ana@example.com';
const PROFILE = {
  first_name: 'Ana',
  last_name: 'Adamia',
  full_name: 'Ana Adamia',
  avatar_url: null,
  username: null,
  email: EMAIL,
  language: 'en',
  created_at: new Date(),
};

const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
const read = async (path: string) => (await modules()[0].firestore.doc(path).get()).data();
const journal = async () =>
  (await modules()[0].firestore.collection('decision_journal').get()).docs.map((entry) => entry.data());

/** What the sign-in service answers for the email. */
function answerWith(account: Partial<UserRecord>) {
  const found = {
    uid: 'ana',
    emailVerified: true,
    disabled: false,
    providerData: [{ providerId: 'google.com', email: EMAIL }],
    ...account,
  };
  return answerWithAll([Object.assign(Object.create(null), found)]);
}

function answerWithAll(users: UserRecord[]) {
  return vi.spyOn(modules()[0].auth, 'getUsers').mockResolvedValue({ users, notFound: [] });
}

beforeEach(async () => {
  await store('user_roles/admin', { user_id: 'admin', role: 'admin' });
  await store('profiles/ana', PROFILE);
  answerWith({});
});
afterEach(() => vi.restoreAllMocks());

describe('naming an admin', () => {
  const name = async (call = byAdmin({ email: EMAIL })) => modules()[1].nameAdmin.run(call);

  it('writes the role with its time, and the journal', async () => {
    const asked = answerWith({});
    expect(await name(byAdmin({ email: 'ANA@example.com' }))).toEqual({ user_id: 'ana' });
    expect(asked).toHaveBeenCalledWith([{ email: EMAIL }]);
    const role = { user_id: 'ana', role: 'admin', granted_at: expect.anything() };
    expect(await read('user_roles/ana')).toEqual(role);
    expect(await journal()).toEqual([
      {
        action: 'admin-named',
        guide_id: 'ana',
        actor_id: 'admin',
        request_id: '',
        notes: null,
        before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
        membership: null,
        at: expect.anything(),
      },
    ]);
  });

  it('makes an editor, and of an editor an admin, but of an admin no editor', async () => {
    await name(byAdmin({ email: EMAIL, role: 'editor' }));
    expect(await read('user_roles/ana')).toMatchObject({ role: 'editor' });
    expect(await refusalDetails(name(byAdmin({ email: EMAIL, role: 'editor' })))).toEqual({
      reason: 'already-admin',
    });
    await name();
    expect(await read('user_roles/ana')).toMatchObject({ role: 'admin' });
    expect(await refusalDetails(name(byAdmin({ email: EMAIL, role: 'editor' })))).toEqual({
      reason: 'already-admin',
    });
    expect(new Set((await journal()).map(({ action }) => action))).toEqual(
      new Set(['admin-named', 'editor-named']),
    );
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, { email: EMAIL }), 'not-signed-in'],
    ['an account without the role', () => callBy('ana', { email: EMAIL }), 'not-admin'],
    ['somebody who is no admin any more', () => callBy('gone', { email: EMAIL }, 'admin'), 'not-admin'],
    ['an admin with another field', () => byAdmin({ email: EMAIL, role: 'other' }), 'invalid-input'],
    ['an admin with no email', () => byAdmin({ email: 'ana' }), 'invalid-input'],
    ['an admin with a very long one', () => byAdmin({ email: `a@${'b.'.repeat(127)}org` }), 'invalid-input'],
  ])('is refused to %s', async (_, call, reason) => {
    const asked = answerWith({});
    expect(await refusalDetails(name(call()))).toEqual({ reason });
    expect(asked).not.toHaveBeenCalled();
    expect(await read('user_roles/ana')).toBeUndefined();
  });

  it('is refused of an email without an account', async () => {
    answerWithAll([]);
    expect(await refusalDetails(name())).toEqual({ reason: 'not-eligible' });
  });

  it.each([
    ['of an account with a password alone', { providerData: [] }],
    ['of an account whose email is not verified', { emailVerified: false }],
  ])('is refused %s', async (_, account) => {
    answerWith(account);
    expect(await refusalDetails(name())).toEqual({ reason: 'not-eligible' });
    expect(await read('user_roles/ana')).toBeUndefined();
    expect(await journal()).toEqual([]);
  });

  it('is refused of an account that signed in under another address first', async () => {
    await store('profiles/ana', { ...PROFILE, email: 'other@example.com' });
    expect(await refusalDetails(name())).toEqual({ reason: 'not-eligible' });
  });

  it('writes the profile of an account that has just signed in for the first time', async () => {
    await modules()[0].firestore.doc('profiles/ana').delete();
    answerWith({ email: EMAIL, displayName: 'Ana Adamia' });
    await name();
    expect(await read('user_roles/ana')).toMatchObject({ role: 'admin' });
    expect(await read('profiles/ana')).toEqual({ ...PROFILE, language: 'ka', created_at: expect.anything() });
  });

  it('leaves a profile as it is', async () => {
    await name();
    expect(await read('profiles/ana')).toMatchObject({ language: 'en' });
  });

  it('is refused of an account that is being deleted', async () => {
    await store('account_deletions/ana', {});
    expect(await refusalDetails(name())).toEqual({ reason: 'account-closing' });
  });

  it('is refused of an admin, and of the caller', async () => {
    await store('user_roles/ana', { user_id: 'ana', role: 'admin' });
    expect(await refusalDetails(name())).toEqual({ reason: 'already-admin' });
    answerWith({ uid: 'admin' });
    expect(await refusalDetails(name())).toEqual({ reason: 'already-admin' });
    expect(await journal()).toEqual([]);
  });
});

describe('removing an admin', () => {
  const remove = async (call = byAdmin({ user_id: 'ana' })) => modules()[1].removeAdmin.run(call);
  beforeEach(() => store('user_roles/ana', { user_id: 'ana', role: 'admin' }));

  it('deletes the role, and writes the journal', async () => {
    expect(await remove()).toEqual({ user_id: 'ana' });
    expect(await read('user_roles/ana')).toBeUndefined();
    expect(await journal()).toMatchObject([
      { action: 'admin-removed', guide_id: 'ana', actor_id: 'admin', notes: null },
    ]);
  });

  it('takes the role from an editor', async () => {
    await store('user_roles/ana', { user_id: 'ana', role: 'editor' });
    await remove();
    expect(await read('user_roles/ana')).toBeUndefined();
    expect(await journal()).toMatchObject([{ action: 'editor-removed' }]);
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, { user_id: 'ana' }), 'not-signed-in'],
    ['an account without the role', () => callBy('guide', { user_id: 'ana' }), 'not-admin'],
    ['somebody who is no admin any more', () => callBy('gone', { user_id: 'ana' }, 'admin'), 'not-admin'],
    ['an admin with another field', () => byAdmin({ user_id: 'ana', more: 1 }), 'invalid-input'],
    ['an admin with a path', () => byAdmin({ user_id: 'ana/x' }), 'invalid-input'],
    ['the admin in question', () => byAdmin({ user_id: 'admin' }), 'own-role'],
    ['an admin, of somebody who is none', () => byAdmin({ user_id: 'guide' }), 'no-admin'],
  ])('is refused to %s', async (_, call, reason) => {
    await store('user_roles/guide', { user_id: 'guide', role: 'guide' });
    expect(await refusalDetails(remove(call()))).toEqual({ reason });
    for (const [uid, role] of [
      ['ana', 'admin'],
      ['admin', 'admin'],
      ['guide', 'guide'],
    ])
      expect(await read(`user_roles/${uid}`)).toEqual({ user_id: uid, role });
    expect(await journal()).toEqual([]);
  });
});
