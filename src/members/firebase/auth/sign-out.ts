/**
 * Ends the session and deletes its data in the browser. The header imports it on demand, because its
 * pages do not load Firebase.
 */
import { signOut as endSession } from 'firebase/auth';
import { removeDraftsExceptOf } from '../../../browser/drafts.ts';
import { deleteCardExceptOf } from '../../../browser/card-storage.ts';
import { mayLoseUnsavedWork } from '../../../browser/unsaved-work.ts';
import { withTimeout } from '../errors.ts';
import { auth } from './auth-app.ts';
import { clearSessionHint } from './session-hint.ts';

const TIMEOUT_MS = 15_000;

/** @throws FailureError when the SDK does not answer. */
export async function signOut(): Promise<void> {
  await withTimeout(TIMEOUT_MS, async () => {
    await auth.authStateReady();
    await endSession(auth);
  });
  clearSessionHint();
  removeDraftsExceptOf(undefined);
  await deleteCardExceptOf(undefined);
  console.debug('Signed out');
}

/** Signs out, after asking if unsaved work would be lost. @returns false if the user rather stays. */
export async function signOutUnlessUnsaved(question: string): Promise<boolean> {
  if (!mayLoseUnsavedWork(question)) return false;
  await signOut();
  return true;
}
