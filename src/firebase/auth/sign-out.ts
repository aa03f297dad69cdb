/** Ends the session and what the browser keeps for it; the header imports it on demand, because its pages load no Firebase. */
import { signOut as endSession } from 'firebase/auth';
import { removeDraftsExceptOf } from '../../browser/drafts.ts';
import { forgetCardExceptOf } from '../../browser/kept-card.ts';
import { auth } from './auth-app.ts';
import { clearSessionHint } from './session-hint.ts';

export async function signOut(): Promise<void> {
  await auth.authStateReady();
  await endSession(auth);
  clearSessionHint();
  removeDraftsExceptOf(undefined);
  await forgetCardExceptOf(undefined);
  console.debug('Signed out');
}
