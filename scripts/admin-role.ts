/**
 * Grants an account the admin role, or that of an editor, or revokes it:
 *
 *     node scripts/admin-role.ts grant EMAIL [--editor] [--production]
 *     node scripts/admin-role.ts revoke EMAIL [--production]
 *
 * Works on the emulators of a local run, or with --production on the project of the credentials in
 * GOOGLE_APPLICATION_CREDENTIALS. Only an account that signed in with Google and whose address Google has verified
 * can become an admin.
 */
import { parseArgs } from 'node:util';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../src/domain/collections.ts';
import { profileSchema } from '../src/domain/guide/profile.ts';
import { ADMIN_ROLE, whyNoAdmin, type Role } from '../src/domain/roles.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';

/** Returns the account that may become an admin. @throws Error that names the missing condition. */
export async function accountToGrant(app: App, email: string): Promise<UserRecord> {
  const account = await getAuth(app).getUserByEmail(email);
  const profile = await getFirestore(app).collection(COLLECTIONS.profiles).doc(account.uid).get();
  const problem = whyNoAdmin(email, account, profileSchema.safeParse(profile.data()).data?.email);
  if (problem !== undefined) throw new Error(`${email} ${problem}.`);
  return account;
}

/**
 * Writes the role document, which is authoritative, then copies the role to the token.
 * @throws Error if the account may not become an admin.
 */
export async function grantAdmin(app: App, email: string, role: Role = ADMIN_ROLE): Promise<void> {
  const { uid, customClaims } = await accountToGrant(app, email);
  const record = { user_id: uid, role, granted_at: FieldValue.serverTimestamp() };
  await getFirestore(app).collection(COLLECTIONS.userRoles).doc(uid).set(record);
  await getAuth(app).setCustomUserClaims(uid, { ...customClaims, role });
}

/** @throws Error when no admin would be left. */
export async function revokeAdmin(app: App, email: string): Promise<void> {
  const { uid, customClaims } = await getAuth(app).getUserByEmail(email);
  const firestore = getFirestore(app);
  const roles = firestore.collection(COLLECTIONS.userRoles);
  await firestore.runTransaction(async (transaction) => {
    const admins = await transaction.get(roles.where('role', '==', ADMIN_ROLE).limit(2));
    const role: unknown = (await transaction.get(roles.doc(uid))).get('role');
    if (role === undefined) throw new Error(`${email} is not an admin.`);
    if (role === ADMIN_ROLE && admins.size < 2)
      throw new Error(`${email} is the last admin: make another one first.`);
    transaction.delete(roles.doc(uid));
  });
  const { role: _role, ...others } = customClaims ?? {};
  await getAuth(app).setCustomUserClaims(uid, others);
}

function emulatedApp(): App {
  pointAdminSdkAtEmulators();
  return initializeApp({ projectId: LOCAL.project });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      editor: { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
    },
  });
  const [action, email] = positionals;
  if ((action !== 'grant' && action !== 'revoke') || email === undefined) {
    throw new Error('Usage: admin-role.ts grant|revoke EMAIL [--editor] [--production]');
  }
  const app = values.production ? initializeApp() : emulatedApp();
  const role = values.editor ? 'editor' : ADMIN_ROLE;
  await (action === 'grant' ? grantAdmin(app, email, role) : revokeAdmin(app, email));
  const where = values.production ? 'production' : 'the local emulators';
  console.log(`${email} ${action === 'grant' ? `is an ${role}` : 'has no role'} on ${where} now.`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
