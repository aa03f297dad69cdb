/** Signs users in to the site under test. */
import { uniqueKey } from '../../support/guides.ts';
import { adminAuth, adminFirestore } from '../../support/server.ts';
import { langOfText } from '../../../src/domain/guide/text-lang.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** Signs in a new account, like the account chooser of a local run. */
export async function signInAs(name = 'Nino Adamia', key = uniqueKey('member')): Promise<Account> {
  const { signInOnEmulator } = await import('../../../src/members/firebase/auth/emulator-sign-in.ts');
  const { auth } = await import('../../../src/members/firebase/auth/auth-app.ts');
  const email = `${key}@example.com`;
  const outcome = await signInOnEmulator({ sub: key, email, name, about: '' });
  if (!outcome.ok || !auth.currentUser) throw new Error('The emulator did not sign the account in');
  return { uid: auth.currentUser.uid, email, name };
}

/** The same with role document and claim of an administrator, and an account profile. */
export async function signInAsAdmin(name = 'Nana Adamia'): Promise<Account> {
  const account = await signInAs(name, uniqueKey('admin'));
  const [first_name = '', last_name = ''] = name.split(' ');
  await Promise.all([
    adminAuth.setCustomUserClaims(account.uid, { role: 'admin' }),
    adminFirestore.doc(`user_roles/${account.uid}`).set({ user_id: account.uid, role: 'admin' }),
    adminFirestore.doc(`profiles/${account.uid}`).set({
      first_name,
      last_name,
      full_name: name,
      avatar_url: null,
      username: null,
      email: account.email,
      language: langOfText(name),
      created_at: new Date(),
    }),
  ]);
  const { auth } = await import('../../../src/members/firebase/auth/auth-app.ts');
  await auth.currentUser?.getIdToken(true);
  return account;
}

export async function closeSession(): Promise<void> {
  const { auth } = await import('../../../src/members/firebase/auth/auth-app.ts');
  await auth.signOut();
}
