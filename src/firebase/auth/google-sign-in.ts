/** Sign-in with Google by popup; nothing of the site ever sees a password. */
import { GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth } from './auth-app.ts';
import type { SignInOutcome } from './auth-context.ts';
import { failedSignIn } from './sign-in-failure.ts';

/** Never throws. */
export async function signInByPopup(): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    await signInWithPopup(auth, provider);
    console.debug('Signed in');
    return { ok: true };
  } catch (error) {
    return failedSignIn(error);
  }
}
