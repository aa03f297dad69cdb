/** Finds data of accounts that no longer exist in Firebase Auth. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { auth, firestore } from '../app.ts';

/** Maximum accounts per request to Firebase Auth. */
const ASKED_AT_ONCE = 100;

/**
 * Returns the ids of accounts with data but without a sign-in: deleted without `deleteMyAccount`, or
 * restored from a backup.
 */
export async function accountsWithoutSignIn(): Promise<string[]> {
  const stored = await Promise.all(
    [COLLECTIONS.profiles, COLLECTIONS.guideProfiles].map((name) =>
      firestore.collection(name).listDocuments(),
    ),
  );
  const ids = [...new Set(stored.flat().map(({ id }) => id))];
  const missing: string[] = [];
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const asked = ids.slice(start, start + ASKED_AT_ONCE).map((uid) => ({ uid }));
    const { notFound } = await auth.getUsers(asked);
    missing.push(...notFound.flatMap((one) => ('uid' in one ? one.uid : [])));
  }
  return missing;
}
