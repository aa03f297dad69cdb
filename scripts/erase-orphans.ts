/**
 * After a restore: erases again everything of accounts that ended since the backup. They come back as
 * documents and pictures without an account, because accounts are stored by Firebase Auth, which a restore
 * of the database leaves as it is.
 *
 *     npm run data:erase-orphans -- [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine. May be repeated.
 */
import { parseArgs } from 'node:util';
import { setProjectEnvironment } from './local-project.ts';

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
setProjectEnvironment(values.production);
// The functions' code reads the environment when it is imported, so it is imported here.
const { firestore } = await import('../functions/src/app.ts');
const { accountsWithoutSignIn } = await import('../functions/src/retention/account-deletions.ts');
const { beginDeletion } = await import('../functions/src/account/erase-account.ts');
const { eraseAccount } = await import('../functions/src/account/erase-account.ts');
const missing = await accountsWithoutSignIn();
for (const uid of missing) {
  await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
  await eraseAccount(uid);
}
console.log(`Deleted accounts that were erased again: ${missing.join(', ') || 'none'}`);
