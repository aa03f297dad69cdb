import { FirebaseError } from 'firebase/app';
import type { SignInOutcome } from './auth-context.ts';
import { failureOf } from '../errors.ts';

/** An exception that the SDK caught: nothing that Google said. */
const EXCEPTION = 'auth/internal-error';

/** The outcome of a sign-in that threw. Logged by code only, without personal data. */
export function failedSignIn(error: unknown): SignInOutcome {
  const isGoogles = error instanceof FirebaseError && error.code !== EXCEPTION;
  console.error(`Google sign-in failed: ${isGoogles ? error.code : 'unexpected exception'}`);
  return { ok: false, kind: isGoogles ? 'google' : 'unexpected', failure: failureOf(error) };
}
