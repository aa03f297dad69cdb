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

/** Returns the ids of the erased accounts. @param isProduction the `--production` option. */
async function eraseOrphans(isProduction: boolean): Promise<string[]> {
  setProjectEnvironment(isProduction);
  // The functions' code reads the environment when it is imported, so it is imported here.
  const [{ firestore }, { accountsWithoutSignIn }, { beginDeletion }, { eraseAccount }] = await Promise.all([
    import('../functions/src/app.ts'),
    import('../functions/src/retention/account-deletions.ts'),
    import('../functions/src/account/delete-my-account.ts'),
    import('../functions/src/account/erase-account.ts'),
  ]);
  const missing = await accountsWithoutSignIn();
  for (const uid of missing) {
    await firestore.runTransaction((transaction) => beginDeletion(transaction, uid));
    await eraseAccount(uid);
  }
  return missing;
}

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
const erased = await eraseOrphans(values.production);
console.log(`Deleted accounts that were erased again: ${erased.join(', ') || 'none'}`);
