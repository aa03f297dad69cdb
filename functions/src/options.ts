/** Options of all functions; imported before any function is defined. */
import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';

/** The emulator sets the first; the second switches App Check off until the project has set it up. */
const usesAppCheck =
  process.env['FUNCTIONS_EMULATOR'] !== 'true' && process.env['ENFORCE_APP_CHECK'] !== 'false';

setGlobalOptions({
  region: FUNCTIONS_REGION,
  /** An association's traffic; a flood is refused, not paid for. */
  maxInstances: 10,
  /** Seconds. */
  timeoutSeconds: 60,
  enforceAppCheck: usesAppCheck,
});
