/**
 * Sign-in with Google in a popup; by redirect on phones, and if the browser opens none. The site never handles a
 * password.
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
import { firebaseOptions } from '../config.ts';
import { FailureError, failureOf, withTimeout } from '../errors.ts';
import type { SignInOutcome } from './auth-context.ts';

/** A redirect only returns to the domain of the helper pages (`config.ts`). */
function mayLeave(): boolean {
  const isPhone = /Android|iPhone|iPad|Mobile/u.test(navigator.userAgent);
  return isPhone && firebaseOptions.authDomain === window.location.host;
}

/** Error codes of in-app and strict browsers, which open no window even after a click. */
const WITHOUT_WINDOW = ['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'];

/** ms after which Google's window counts as silent: opened by some apps, it never reports. Entering a code takes a minute. */
const WINDOW_MS = 120_000;
let isWindowSilent = false;

/** ms in which the page must have begun to leave for Google. */
const LEAVING_MS = 15_000;

/** Code for an exception inside the SDK, without a message from Google. */
const EXCEPTION = 'auth/internal-error';

/** Returns the result of a sign-in that threw. Logs only the code, no personal data. */
export function failedSignIn(error: unknown): SignInOutcome {
  const isGoogles = error instanceof FirebaseError && error.code !== EXCEPTION;
  const code = error instanceof FailureError ? error.failure : isGoogles ? error.code : undefined;
  const failure = failureOf(error);
  // Closing the window is not an error.
  if (failure !== 'cancelled') console.error(`Google sign-in failed: ${code ?? 'unexpected exception'}`);
  return { ok: false, kind: code === undefined ? 'unexpected' : 'google', failure };
}

function signedIn({ user }: UserCredential): SignInOutcome {
  console.debug('Signed in');
  return { ok: true, name: user.displayName ?? user.email ?? '' };
}

/** The browser may restore the previous page from its cache when the user goes back from Google. */
function pageIsBack(): Promise<SignInOutcome> {
  return new Promise((resolve) => {
    const closed: SignInOutcome = { ok: false, kind: 'google', failure: 'cancelled' };
    window.addEventListener('pageshow', () => resolve(closed), { once: true });
  });
}

/** Never throws. Where the page redirects to Google, it returns to the same URL, and `returnedSignIn` gives the result. */
export async function signInWithGoogle(): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  if (!isWindowSilent && !mayLeave()) {
    try {
      return signedIn(await withTimeout(WINDOW_MS, () => signInWithPopup(auth, provider)));
    } catch (error) {
      // The next attempt leaves the page; a window that still answers signs in nevertheless.
      isWindowSilent = failureOf(error) === 'timeout';
      if (isWindowSilent) return failedSignIn(new FailureError('window-silent'));
      const isWithoutWindow = error instanceof FirebaseError && WITHOUT_WINDOW.includes(error.code);
      if (!isWithoutWindow) return failedSignIn(error);
    }
  }
  try {
    return await withTimeout(LEAVING_MS, () =>
      Promise.race([signInWithRedirect(auth, provider), pageIsBack()]),
    );
  } catch (error) {
    return failedSignIn(error);
  }
}

/**
 * Resolves to the result of a sign-in by redirect; undefined when there was none. Never throws; returns
 * the result only once.
 */
export async function returnedSignIn(): Promise<SignInOutcome | undefined> {
  try {
    const credential = await getRedirectResult(auth);
    return credential === null ? undefined : signedIn(credential);
  } catch (error) {
    return failedSignIn(error);
  }
}
