/** Sets the environment for running the functions' code in a test's process. */
import { BUCKET, PROJECT } from './emulators.ts';

/** Call before importing anything of functions/src. */
export function prepareFunctions(): void {
  process.env['GCLOUD_PROJECT'] = PROJECT;
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  // As in the suite, whose processes would wait with such an email, and with those behind it.
  process.env['MAIL_RECALL_SECONDS'] = '0';
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET });
}
