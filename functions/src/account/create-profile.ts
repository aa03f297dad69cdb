/** The account's `profiles` document, written by the server at the first sign-in. */
import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MAIL_LANGS, PAGE_LANGS, readableLang, type Lang } from '../../../src/domain/lang.ts';
import { LIMITS } from '../../../src/domain/limits.ts';
import { joinName, splitName } from '../../../src/domain/guide/profile.ts';
import { documentOf } from '../app.ts';
import { isUserNotFound } from '../service-errors.ts';
import { findAccount } from '../find-account.ts';
import { GOOGLE } from '../../../src/domain/roles.ts';
import { parseInput, refusalError, requireUser } from '../guards.ts';
import { messageKeys } from '../messages/message-keys.ts';
import { readAllowance } from '../messages/plan-sending.ts';
import { onCall } from '../on-call.ts';
import { eraseDocuments } from './erase-account.ts';
import { mirrorRole } from './role-claim.ts';
import { inTransaction } from '../transactions.ts';

/** The language of the page from which the account is created. */
const inputSchema = z.object({ language: z.enum(PAGE_LANGS) });

/** Creates the profile if there is none, and syncs the role claim. Idempotent. */
export const ensureProfile = onCall(async (call): Promise<{ created: boolean }> => {
  const uid = requireUser(call);
  const { language } = parseInput(inputSchema, call.data);
  const account = await findAccount(uid);
  // A token is valid up to an hour longer than its account; nothing may be created for it.
  if (!account) throw refusalError('not-signed-in');
  const created = await createProfile(uid, account, language);
  try {
    await mirrorRole(uid);
  } catch (error) {
    if (!isUserNotFound(error)) throw error;
    // The account was deleted meanwhile, before it had anything to delete.
    if (created) await eraseDocuments(uid);
    throw refusalError('not-signed-in');
  }
  return { created };
});

/** The profile of an account that has none yet. */
export function newProfile({ displayName = '', email = '', emailVerified }: UserRecord, language: Lang) {
  const { first_name, last_name } = splitName(displayName);
  return {
    first_name,
    last_name,
    full_name: joinName(first_name, last_name),
    avatar_url: null,
    username: null,
    // An account can have an address that Google has not verified.
    email: emailVerified && email !== '' && email.length <= LIMITS.email ? email : null,
    language: readableLang(MAIL_LANGS, language),
    created_at: FieldValue.serverTimestamp(),
  };
}

/**
 * The deletion mark is stored longer than a call can take, so that no profile is created for a deleted
 * account. With one sign-in of Google, whose address can be changed, only a few are created in a day: every limit of an
 * account would end with the account.
 */
async function createProfile(uid: string, account: UserRecord, language: Lang): Promise<boolean> {
  const reference = documentOf('profiles', uid);
  const google = account.providerData.find(({ providerId }) => providerId === GOOGLE);
  if (!google) throw refusalError('not-signed-in');
  const keys = await messageKeys(new Date());
  return inTransaction(async (transaction) => {
    const [profile, deletion] = await transaction.getAll(reference, documentOf('accountDeletions', uid));
    if (deletion?.exists) throw refusalError('account-closing');
    if (profile?.exists) return false;
    const allowance = await readAllowance(transaction, keys, [['accounts', google.uid]]);
    if (allowance.full) throw refusalError('too-many-accounts');
    transaction.create(reference, newProfile(account, language));
    allowance.take(transaction);
    return true;
  });
}
