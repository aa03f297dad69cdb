/** Looks up the current account in the sign-in service. */
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './app.ts';
import { isUserNotFound } from './service-errors.ts';

/** Returns the address to which emails of an account may go: anybody can sign up with an unverified one. */
export function verifiedAddress(account: UserRecord | undefined): string | undefined {
  return account?.emailVerified ? account.email : undefined;
}

/** Returns undefined if the account does not exist. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) return undefined;
    throw error;
  }
}
