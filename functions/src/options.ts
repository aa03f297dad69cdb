/** Options of all functions; imported before any function is defined. */
import { defineSecret } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';

const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** Returns what gives functions the secret in their environment, where the local suite sets it itself. */
export function secretOf(name: string) {
  return isLocal ? [] : [defineSecret(name)];
}

/**
 * Returns the service account of a part, which has only the permissions of that part
 * (docs/going-live.md). Until OWN_SERVICE_ACCOUNTS is set, it is the project's default account, which may
 * do everything.
 */
export function accountFor(part: 'members' | 'pictures' | 'site' | 'publishing'): {
  serviceAccount?: string;
} {
  return process.env['OWN_SERVICE_ACCOUNTS'] === 'true' ? { serviceAccount: `guides-${part}@` } : {};
}

/** One run at a time, with the longest reasonable timeout of a scheduled function (seconds). */
export const SCHEDULED = { timeZone: 'Asia/Tbilisi', maxInstances: 1, timeoutSeconds: 540 } as const;

setGlobalOptions({
  ...accountFor('members'),
  region: FUNCTIONS_REGION,
  /** Enough for an association's traffic; a flood is refused instead of paid for. */
  maxInstances: 10,
  /** Seconds. */
  timeoutSeconds: 60,
  /** Anybody may post 32 MiB, which are in memory, 85 MB each, before our code runs (docs/security.md). */
  memory: '512MiB',
  concurrency: 4,
  /** The variable disables App Check until the project has set it up. */
  enforceAppCheck: !isLocal && process.env['ENFORCE_APP_CHECK'] !== 'false',
});
