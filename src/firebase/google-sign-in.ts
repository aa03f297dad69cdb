/** Sign-in with Google by popup; nothing of the site ever sees a password. */
import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth } from './auth-app.ts';
import type { SignInOutcome } from './auth-context.ts';
import { failureOf } from './errors.ts';

/** Never throws; failures are logged by code only, without anything personal. */
export async function signInByPopup(): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    await signInWithPopup(auth, provider);
    return { ok: true };
  } catch (error) {
    const isGoogles = error instanceof FirebaseError;
    console.error(`Google sign-in failed: ${isGoogles ? error.code : 'unexpected exception'}`);
    return { ok: false, kind: isGoogles ? 'google' : 'unexpected', failure: failureOf(error) };
  }
}
