/** The account as the sign-in service has it now. */
import type { UserRecord } from 'firebase-admin/auth';
import { auth } from './app.ts';
import { isUserNotFound } from './service-errors.ts';

/** Undefined where there is no such account. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) return undefined;
    throw error;
  }
}
