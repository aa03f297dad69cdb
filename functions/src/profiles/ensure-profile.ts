/** The account's `profiles` document, written by the server at the first sign-in. */
import { FieldValue } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/v2/https';
import { LIMITS } from '../../../src/domain/limits.ts';
import { joinName, splitName } from '../../../src/domain/guide/profile.ts';
import { auth, documentOf } from '../app.ts';
import { isUserNotFound } from '../auth-errors.ts';
import { refusalError, requireUser } from '../guards.ts';
import { mirrorRole } from '../roles/role-claim.ts';
import { inTransaction } from '../transactions.ts';

/** Creates the profile if there is none, and sets the role claim right. May be repeated. */
export const ensureProfile = onCall(async (call): Promise<{ created: boolean }> => {
  const uid = requireUser(call);
  const account = await existingAccount(uid);
  const created = await createProfile(uid, account.displayName ?? '', account.email ?? null);
  try {
    await mirrorRole(uid);
  } catch (error) {
    // Deleted since; the deletion takes the profile with it.
    if (isUserNotFound(error)) throw refusalError('not-signed-in');
    throw error;
  }
  return { created };
});

/** A token outlives its account by up to an hour; nothing may be created for it any more. */
async function existingAccount(uid: string) {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) throw refusalError('not-signed-in');
    throw error;
  }
}

/** The mark of a deletion outlasts the call: a profile made after it would belong to nobody. */
async function createProfile(uid: string, displayName: string, email: string | null): Promise<boolean> {
  const reference = documentOf('profiles', uid);
  return inTransaction(async (transaction) => {
    const [profile, deletion] = await transaction.getAll(reference, documentOf('accountDeletions', uid));
    if (deletion?.exists) throw refusalError('account-closing');
    if (profile?.exists) return false;
    const { first_name, last_name } = splitName(displayName);
    transaction.create(reference, {
      first_name,
      last_name,
      full_name: joinName(first_name, last_name),
      avatar_url: null,
      username: null,
      email: email !== null && email.length <= LIMITS.email ? email : null,
      created_at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}
