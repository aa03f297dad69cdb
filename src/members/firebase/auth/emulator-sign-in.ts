/**
 * Sign-in on the Auth emulator, whose own popup page needs scripts from the internet. Uses an unsigned
 * Google credential instead. Only part of emulator builds.
 */
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth } from './auth-app.ts';
import type { SignInOutcome } from './auth-context.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { failedSignIn } from './google-sign-in.ts';

export async function signInOnEmulator({ sub, email, name }: DemoAccount): Promise<SignInOutcome> {
  const idToken = JSON.stringify({ sub, email, email_verified: true, name });
  try {
    await signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
    console.debug('Signed in');
    return { ok: true, name };
  } catch (error) {
    return failedSignIn(error);
  }
}
