/** Options of all functions; imported before any function is defined. */
import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';

/** The emulator sets the first; the second switches App Check off until the project has set it up. */
const usesAppCheck =
  process.env['FUNCTIONS_EMULATOR'] !== 'true' && process.env['ENFORCE_APP_CHECK'] !== 'false';

/**
 * The account that functions run as, with the rights of its part alone (docs/going-live.md); the project's
 * default account, which may do everything, until OWN_SERVICE_ACCOUNTS says that they are there.
 */
export function accountFor(part: 'members' | 'pictures' | 'site'): { serviceAccount?: string } {
  return process.env['OWN_SERVICE_ACCOUNTS'] === 'true' ? { serviceAccount: `guides-${part}@` } : {};
}

/** One run at a time, with as much time as a scheduled function may take well (seconds). */
export const SCHEDULED = { timeZone: 'Asia/Tbilisi', maxInstances: 1, timeoutSeconds: 540 } as const;

setGlobalOptions({
  ...accountFor('members'),
  region: FUNCTIONS_REGION,
  /** An association's traffic; a flood is refused, not paid for. */
  maxInstances: 10,
  /** Seconds. */
  timeoutSeconds: 60,
  enforceAppCheck: usesAppCheck,
});
