/** Who may delete their account, on a Firestore emulator in this process. */
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalDetails } from '../testing/callables.ts';
import { withCallables } from '../testing/with-callables.ts';

function load() {
  return Promise.all([import('../app.ts'), import('./erase-account.ts')]);
}

const modules = withCallables(load);
beforeEach(async () => {
  await giveRole('admin', 'admin');
});

async function giveRole(uid: string, role: string): Promise<void> {
  await modules()[0].firestore.doc(`user_roles/${uid}`).set({ user_id: uid, role });
}

function begin(uid: string): Promise<void> {
  const [{ firestore }, { beginDeletion }] = modules();
  return firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
}

async function isThere(path: string): Promise<boolean> {
  return (await modules()[0].firestore.doc(path).get()).exists;
}

describe('a deletion', () => {
  it('of the last admin is refused, regardless of other roles', async () => {
    await giveRole('other', 'guide');
    expect(await refusalDetails(begin('admin'))).toEqual({ reason: 'last-admin' });
    expect(await isThere('user_roles/admin')).toBe(true);
    expect(await isThere('account_deletions/admin')).toBe(false);
  });

  it('of one of two admins removes the role', async () => {
    await giveRole('second', 'admin');
    await begin('admin');
    expect(await isThere('user_roles/admin')).toBe(false);
    expect(await isThere('user_roles/second')).toBe(true);
    expect(await isThere('account_deletions/admin')).toBe(true);
  });

  it.each(['guide', undefined])('with the role %s begins beside one admin', async (role) => {
    if (role !== undefined) await giveRole('member', role);
    await begin('member');
    expect(await isThere('user_roles/member')).toBe(false);
    expect(await isThere('user_roles/admin')).toBe(true);
    expect(await isThere('account_deletions/member')).toBe(true);
  });
});
