/**
 * Sign-in with Google, in a window of its own; where the browser opens none, by going to Google and
 * back. Nothing of the site ever sees a password.
 */
import { FirebaseError } from 'firebase/app';
import {
  getRedirectResult,
  GoogleAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth';
import { auth } from './auth-app.ts';
import type { SignInOutcome } from './auth-context.ts';
import { failedSignIn } from './sign-in-failure.ts';

/** Browsers inside other apps, and strict ones: they open no window even when a button was pressed. */
const WITHOUT_WINDOW = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

function isWithoutWindow(error: unknown): boolean {
  return error instanceof FirebaseError && WITHOUT_WINDOW.includes(error.code);
}

function signedIn({ user }: UserCredential): SignInOutcome {
  console.debug('Signed in');
  return { ok: true, name: user.displayName ?? user.email ?? '' };
}

/** The browser may keep the page that was left and show it again, when someone goes back from Google. */
function pageIsBack(): Promise<SignInOutcome> {
  return new Promise((resolve) => {
    const closed: SignInOutcome = { ok: false, kind: 'google', failure: 'popup-closed' };
    window.addEventListener('pageshow', () => resolve(closed), { once: true });
  });
}

/**
 * Never throws.
 * @param beforeLeaving runs when the page is about to be left for Google's, which comes back to its address;
 * `returnedSignIn` tells then what became of it.
 */
export async function signInWithGoogle(beforeLeaving: () => void): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    return signedIn(await signInWithPopup(auth, provider));
  } catch (error) {
    if (!isWithoutWindow(error)) return failedSignIn(error);
  }
  try {
    beforeLeaving();
    return await Promise.race([signInWithRedirect(auth, provider), pageIsBack()]);
  } catch (error) {
    return failedSignIn(error);
  }
}

/** What became of a sign-in that left the page; undefined when there was none. Never throws, tells once. */
export async function returnedSignIn(): Promise<SignInOutcome | undefined> {
  try {
    const credential = await getRedirectResult(auth);
    return credential === null ? undefined : signedIn(credential);
  } catch (error) {
    return failedSignIn(error);
  }
}
