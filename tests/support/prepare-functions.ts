/** The environment in which the functions' own code runs in a test's process. */
import { BUCKET, PROJECT } from './emulators.ts';

/** To be called before anything of functions/src is imported. */
export function prepareFunctions(): void {
  process.env['GCLOUD_PROJECT'] = PROJECT;
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET });
}
