/** The callable that writes the account's `profiles` document on its first sign-in. */
import { httpsCallable } from 'firebase/functions';
import { parsePath } from '../../domain/paths.ts';
import { withTimeout } from '../errors.ts';
import { functions } from '../members-app.ts';

const TIMEOUT_MS = 15_000;

/** Creates the profile if it does not exist; idempotent. */
export async function ensureProfile(): Promise<void> {
  const { lang: language } = parsePath(window.location.pathname);
  await withTimeout(TIMEOUT_MS, () => httpsCallable(functions, 'ensureProfile')({ language }));
}
