/** Looks up the current account in the sign-in service. */
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './app.ts';
import { isUserNotFound } from './service-errors.ts';

/** Returns undefined if the account does not exist. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) return undefined;
    throw error;
  }
}
