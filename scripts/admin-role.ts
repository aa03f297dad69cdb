/**
 * Makes an account an admin, or ends that:
 *
 *     node scripts/admin-role.ts grant EMAIL [--production]
 *     node scripts/admin-role.ts revoke EMAIL [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of the credentials in
 * GOOGLE_APPLICATION_CREDENTIALS. The account must have signed in once.
 */
import { parseArgs } from 'node:util';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../src/domain/collections.ts';
import { ADMIN_ROLE } from '../src/domain/verification/verification.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';

/** Writes the record, which is the truth, then its mirror in the token. */
export async function grantAdmin(app: App, email: string): Promise<void> {
  const { uid, customClaims } = await getAuth(app).getUserByEmail(email);
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { production: { type: 'boolean', default: false } },
  });
  const [action, email] = positionals;
  if ((action !== 'grant' && action !== 'revoke') || email === undefined) {
    throw new Error('Usage: admin-role.ts grant|revoke EMAIL [--production]');
  }
  const app = values.production ? initializeApp() : emulatedApp();
  await (action === 'grant' ? grantAdmin : revokeAdmin)(app, email);
  console.log(`${email} ${action === 'grant' ? 'is an admin now.' : 'is no admin any more.'}`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
