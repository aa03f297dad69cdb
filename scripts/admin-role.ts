/**
 * Makes an account an admin, or ends that:
 *
 *     node scripts/admin-role.ts grant EMAIL [--production] [--yes]
 *     node scripts/admin-role.ts revoke EMAIL [--production] [--yes]
 *
 * Speaks to the emulators of a local run; with --production to the project of the credentials in
 * GOOGLE_APPLICATION_CREDENTIALS. Says what it will do and asks; --yes answers for scripts. Only an account
 * that signed in with Google and whose address Google has verified becomes an admin.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../src/domain/collections.ts';
import { profileSchema } from '../src/domain/guide/profile.ts';
import { ADMIN_ROLE } from '../src/domain/verification/verification.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';

/**
 * The account that may become an admin. Its address must be the one that Google vouches for: an account
 * with a password can be opened by anybody under any address, and an open one can be given the address of someone else.
 * @throws Error that says what is missing.
 */
export async function accountToGrant(app: App, email: string): Promise<UserRecord> {
  const account = await getAuth(app).getUserByEmail(email);
  const google = account.providerData.find(({ providerId }) => providerId === 'google.com');
  if (!google) throw new Error(`${email} has not signed in with Google.`);
  if (google.email?.toLowerCase() !== email.toLowerCase())
    throw new Error(`${email} is not the address of the account’s Google sign-in.`);
  if (!account.emailVerified) throw new Error(`${email} has not been verified by Google.`);
  if (account.disabled) throw new Error(`The account of ${email} is disabled.`);
  const profile = await getFirestore(app).collection(COLLECTIONS.profiles).doc(account.uid).get();
  if (!profile.exists) throw new Error(`${email} has not signed in to the site yet.`);
  if (profileSchema.parse(profile.data()).email?.toLowerCase() !== email.toLowerCase())
    throw new Error(`${email} is not the address that the account was opened with.`);
  return account;
}

/** Writes the record, which is the truth, then its mirror in the token. @throws Error */
export async function grantAdmin(app: App, email: string): Promise<void> {
  const { uid, customClaims } = await accountToGrant(app, email);
  await getFirestore(app).collection(COLLECTIONS.userRoles).doc(uid).set({ user_id: uid, role: ADMIN_ROLE });
  await getAuth(app).setCustomUserClaims(uid, { ...customClaims, role: ADMIN_ROLE });
}

/** @throws Error when nobody would be left to decide. */
export async function revokeAdmin(app: App, email: string): Promise<void> {
  const { uid, customClaims } = await getAuth(app).getUserByEmail(email);
  const firestore = getFirestore(app);
  const roles = firestore.collection(COLLECTIONS.userRoles);
  await firestore.runTransaction(async (transaction) => {
    const admins = await transaction.get(roles.where('role', '==', ADMIN_ROLE).limit(2));
    if (!admins.docs.some(({ id }) => id === uid) && !(await transaction.get(roles.doc(uid))).exists) {
      throw new Error(`${email} is not an admin.`);
    }
    if (admins.size < 2) throw new Error(`${email} is the last admin: make another one first.`);
    transaction.delete(roles.doc(uid));
  });
  const { role: _role, ...others } = customClaims ?? {};
  await getAuth(app).setCustomUserClaims(uid, others);
}

function emulatedApp(): App {
  pointAdminSdkAtEmulators();
  return initializeApp({ projectId: LOCAL.project });
}

/** Where a question is asked: in a terminal, or nowhere. */
interface Desk {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Whether the answer is yes; without a terminal there is nobody to ask. @throws Error */
export async function confirm(
  question: string,
  { input, output }: Desk = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (!input.isTTY) throw new Error('There is no terminal to ask on: add --yes to go on without a question.');
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/iu.test(answer.trim());
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      production: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [action, email] = positionals;
  if ((action !== 'grant' && action !== 'revoke') || email === undefined) {
    throw new Error('Usage: admin-role.ts grant|revoke EMAIL [--production] [--yes]');
  }
  const app = values.production ? initializeApp() : emulatedApp();
  const { uid, displayName } =
    action === 'grant' ? await accountToGrant(app, email) : await getAuth(app).getUserByEmail(email);
  const where = values.production ? 'production' : 'the local emulators';
  console.log(`Account ${uid} (${displayName ?? 'without a name'}, ${email}) on ${where}:`);
  const deed = action === 'grant' ? 'make it an admin' : 'take the admin role from it';
  console.log(`will ${deed}.`);
  if (!values.yes && !(await confirm('Go on?'))) {
    console.log('Nothing was changed.');
    return;
  }
  await (action === 'grant' ? grantAdmin : revokeAdmin)(app, email);
  console.log(`${email} ${action === 'grant' ? 'is an admin now.' : 'is no admin any more.'}`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
