/** The role in the token, and who is told of a change, on a Firestore emulator in this process. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./role-claim.ts')]);
}
const modules = withCallables(load);

/** The claims of each account in the sign-in service. */
const claims = new Map<string, object>();

function spyOnAccounts() {
  const { auth } = modules()[0];
  const getUser = vi.spyOn(auth, 'getUser').mockImplementation(async (uid) => {
    const customClaims = claims.get(uid);
    if (!customClaims) throw Object.assign(new Error(uid), { code: 'auth/user-not-found' });
    return Object.assign(Object.create(null), { uid, customClaims });
  });
  const setClaims = vi
    .spyOn(auth, 'setCustomUserClaims')
    .mockImplementation(async (uid, given) => void claims.set(uid, given ?? {}));
  return { getUser, setClaims };
}
let accounts: ReturnType<typeof spyOnAccounts>;

beforeEach(async () => {
  claims.clear();
  claims.set('ana', { other: 'claim' });
  accounts = spyOnAccounts();
  for (const [uid, first_name] of [
    ['ana', 'Ana'],
    ['nana', 'Nana'],
  ] as const)
    await store(`profiles/${uid}`, { ...PROFILE, first_name, full_name: `${first_name} Adamia` });
  await record('nana', 'admin');
});
afterEach(() => vi.restoreAllMocks());

const PROFILE = {
  last_name: 'Adamia',
  avatar_url: null,
  username: null,
  email: 'a@example.com',
  language: 'en',
  created_at: new Date(),
};
const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);

async function record(uid: string, role?: string): Promise<void> {
  if (role === undefined) await modules()[0].firestore.doc(`user_roles/${uid}`).delete();
  else await store(`user_roles/${uid}`, { user_id: uid, role });
}

/** The event of a change of the record, which may have changed again since. */
async function changed(before?: string, after?: string, uid = 'ana'): Promise<void> {
  const [from, to] = [before, after].map((role) => ({ get: (field: string) => ({ role })[field] }));
  const event = {
    params: { uid },
    time: new Date().toISOString(),
    id: 'e',
    data: { before: from, after: to },
  };
  await modules()[1].syncRoleClaim.run(Object.assign(Object.create(null), event));
}

const documents = async (name: string) => (await modules()[0].firestore.collection(name).get()).docs;
const emailIds = async () => (await documents('mail')).map(({ id }) => id);

describe('the role in the token', () => {
  it('is that of the record, beside other claims, until it is removed', async () => {
    await record('ana', 'editor');
    await changed(undefined, 'editor');
    expect(claims.get('ana')).toEqual({ other: 'claim', role: 'editor' });
    await record('ana', 'unknown');
    await changed('editor', 'unknown');
    expect(claims.get('ana')).toEqual({ other: 'claim' });
  });

  it('is the present one after a late event, and not written again', async () => {
    await changed(undefined, 'admin');
    expect(claims.get('ana')).toEqual({ other: 'claim' });
    expect(accounts.setClaims).not.toHaveBeenCalled();
    claims.set('ana', { role: 'admin' });
    await changed(undefined, 'admin');
    expect(claims.get('ana')).toEqual({});
  });

  it('is the last one when the record changes while it is written', async () => {
    await record('ana', 'admin');
    accounts.setClaims.mockImplementationOnce(async (uid, given) => {
      claims.set(uid, given ?? {});
      await record('ana', 'editor');
    });
    expect(await modules()[1].mirrorRole('ana')).toBe('editor');
    expect(claims.get('ana')).toEqual({ other: 'claim', role: 'editor' });
  });

  it('of an account that is missing is listed for the desk, unless the record is gone too', async () => {
    await changed('admin', undefined, 'gone');
    expect(await documents('failed_events')).toEqual([]);
    await record('gone', 'admin');
    await changed(undefined, 'admin', 'gone');
    expect((await documents('failed_events')).map((entry) => entry.data())).toMatchObject([
      { what: 'syncRoleClaim', account: 'gone', why: 'missing-account' },
    ]);
  });

  it('is tried again when the sign-in service fails', async () => {
    accounts.getUser.mockRejectedValueOnce(new Error('down'));
    await expect(changed(undefined, 'admin')).rejects.toThrow('down');
    expect(await documents('failed_events')).toEqual([]);
  });
});

describe('emails about a role', () => {
  it('go to a new admin and to the others, once', async () => {
    await record('ana', 'admin');
    for (let time = 0; time < 2; time += 1) await changed(undefined, 'admin');
    expect(await emailIds()).toEqual(['admin-named-e-ana', 'new-admin-e-nana']);
    const [own, other] = await documents('mail');
    expect([own?.get('toUids'), other?.get('toUids')]).toEqual([['ana'], ['nana']]);
    expect(other?.get('message.text')).toContain('Ana Adamia (a@example.com)');
  });

  it('name one without a profile by the account', async () => {
    await modules()[0].firestore.doc('profiles/ana').delete();
    await record('ana', 'admin');
    await changed(undefined, 'admin');
    const emails = await documents('mail');
    expect(emails.map(({ id }) => id)).toEqual(['new-admin-e-nana']);
    expect(emails[0]?.get('message.text')).toMatch(/\bana\b/u);
  });

  it.each([
    ['an admin who is removed', 'admin', undefined, ['admin-removed-e-nana', 'own-role-removed-e-ana']],
    [
      'an admin who becomes an editor',
      'admin',
      'editor',
      ['admin-removed-e-nana', 'editor-named-e-ana', 'own-role-removed-e-ana'],
    ],
    ['a new editor', undefined, 'editor', ['editor-named-e-ana']],
    ['an editor who is removed', 'editor', undefined, []],
    ['somebody who stays an admin', 'admin', 'admin', []],
  ])('tell of %s those whom it concerns', async (_who, before, after, ids) => {
    await record('ana', after);
    await changed(before, after);
    expect(await emailIds()).toEqual(ids);
    const removed = (await documents('mail')).filter(({ id }) => id.startsWith('admin-removed'));
    for (const email of removed) expect(email.get('message.text')).toContain('Ana Adamia (a@example.com)');
  });

  it('tell of no role that has changed since', async () => {
    await record('ana', 'admin');
    await changed('admin', undefined);
    await record('ana');
    await changed(undefined, 'admin');
    expect(await emailIds()).toEqual([]);
  });

  it('tell of nobody who leaves the site', async () => {
    await store('account_deletions/ana', { started_at: new Date() });
    await changed('admin', undefined);
    expect(await emailIds()).toEqual([]);
  });
});
