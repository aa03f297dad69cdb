/**
 * Ends the session and deletes its data in the browser. The header imports it on demand, because its
 * pages do not load Firebase.
 */
import { signOut as endSession } from 'firebase/auth';
import { mayRemoveDrafts, removeDraftsExceptOf } from '../../browser/drafts.ts';
import { deleteCardExceptOf } from '../../browser/saved-card.ts';
import { auth } from './auth-app.ts';
import { clearSessionHint } from './session-hint.ts';

export async function signOut(): Promise<void> {
  await auth.authStateReady();
  await endSession(auth);
  clearSessionHint();
  removeDraftsExceptOf(undefined);
  await deleteCardExceptOf(undefined);
  console.debug('Signed out');
}

/** Signs out, after asking if a draft would be lost. @returns false if the user rather stays. */
export async function signOutUnlessDrafts(question: string): Promise<boolean> {
  if (!mayRemoveDrafts(question)) return false;
  await signOut();
  return true;
}
