import { FirebaseError } from 'firebase/app';
import type { SignInOutcome } from './auth-context.ts';
import { failureOf } from '../errors.ts';

/** Code for an exception inside the SDK, without a message from Google. */
const EXCEPTION = 'auth/internal-error';

/** Returns the result of a sign-in that threw. Logs only the code, no personal data. */
export function failedSignIn(error: unknown): SignInOutcome {
  const isGoogles = error instanceof FirebaseError && error.code !== EXCEPTION;
  console.error(`Google sign-in failed: ${isGoogles ? error.code : 'unexpected exception'}`);
  return { ok: false, kind: isGoogles ? 'google' : 'unexpected', failure: failureOf(error) };
}
