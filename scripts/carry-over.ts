/**
 * Carries the data of an earlier version over, after functions and rules were deployed; may be repeated:
 *
 *     npm run data:carry-over -- [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { carryOverPictures } from './carry-over/pictures.ts';
import { carryOverVerifications } from './carry-over/verifications.ts';
import { LOCAL, pointAdminSdkAtEmulators } from './local-project.ts';

/** The functions' code reads the project from the environment when it is loaded. */
function setEnvironment(production: boolean): void {
  const project = production ? process.env['GOOGLE_CLOUD_PROJECT'] : LOCAL.project;
  const bucket = production ? process.env['STORAGE_BUCKET'] : LOCAL.bucket;
  if (!project || !bucket) throw new Error('GOOGLE_CLOUD_PROJECT and STORAGE_BUCKET must be set.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project, storageBucket: bucket });
  if (production) return;
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  pointAdminSdkAtEmulators();
}

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
setEnvironment(values.production);
const { approvals, requests, consents, unreadable } = await carryOverVerifications();
console.log(`Changed: ${approvals} approvals, ${requests} requests, ${consents} records of consents.`);
for (const path of unreadable) console.log(`Cannot be read, left as it is: ${path}`);
const { drawn, removed, guides } = await carryOverPictures();
console.log(`${drawn} pictures were drawn anew, ${removed} removed; ${guides} guides were looked at.`);
