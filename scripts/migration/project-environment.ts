/** Tells the functions' code, used by a command, which project it works on. */
import { LOCAL, pointAdminSdkAtEmulators } from '../local-project.ts';

/**
 * The emulators of a local run, or the project of GOOGLE_CLOUD_PROJECT with its bucket in
 * STORAGE_BUCKET and the credentials of the machine. To be called before that code is loaded, which
 * reads the environment then.
 */
export function setProjectEnvironment(production: boolean): void {
  const project = production ? process.env['GOOGLE_CLOUD_PROJECT'] : LOCAL.project;
  const bucket = production ? process.env['STORAGE_BUCKET'] : LOCAL.bucket;
  if (!project || !bucket) throw new Error('GOOGLE_CLOUD_PROJECT and STORAGE_BUCKET must be set.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
  if (production) return;
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  pointAdminSdkAtEmulators();
}
