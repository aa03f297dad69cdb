/**
 * After a restore: erases again everything of accounts that ended since the backup. They come back as
 * documents and pictures without an account, because accounts are kept by Firebase Auth, which a restore
 * of the database leaves as it is.
 *
 *     npm run data:erase-orphans -- [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine. May be repeated.
 */
import { parseArgs } from 'node:util';
import { setProjectEnvironment } from '../carry-over/project-environment.ts';

/** Ids of accounts that were erased. @param isProduction as `--production`. */
async function eraseOrphans(isProduction: boolean): Promise<string[]> {
  setProjectEnvironment(isProduction);
  // The functions' code reads its environment when it is loaded.
  const [{ auth, firestore }, { beginDeletion }, { eraseAccount }, { COLLECTIONS }] = await Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/account/begin-deletion.ts'),
    import('../../functions/src/account/erase-account.ts'),
    import('../../src/domain/collections.ts'),
  ]);
  const stored = await Promise.all(
    [COLLECTIONS.profiles, COLLECTIONS.guideProfiles].map((name) =>
      firestore.collection(name).listDocuments(),
    ),
  );
  const ids = [...new Set(stored.flat().map(({ id }) => id))];
  const erased: string[] = [];
  // A hundred is what one question to Firebase Auth takes.
  for (let start = 0; start < ids.length; start += 100) {
    const asked = ids.slice(start, start + 100).map((uid) => ({ uid }));
    const { notFound } = await auth.getUsers(asked);
    for (const missing of notFound) {
      if (!('uid' in missing)) continue;
      await firestore.runTransaction((transaction) => beginDeletion(transaction, missing.uid));
      await eraseAccount(missing.uid);
      erased.push(missing.uid);
    }
  }
  return erased;
}

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
const erased = await eraseOrphans(values.production);
console.log(`Ended accounts that were erased again: ${erased.join(', ') || 'none'}`);
