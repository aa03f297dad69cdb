/** Where the emulators of this project listen, for scripts and tests that use the Admin SDK. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const port = z.object({ port: z.number() });
const config = z
  .object({
    emulators: z.object({
      auth: port,
      functions: port,
      firestore: port,
      storage: port,
      hosting: port,
      hub: port,
      logging: port,
    }),
  })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../firebase.json'), 'utf8'))).emulators;

const HOST = '127.0.0.1';

const PROJECT = 'demo-guides';

export const LOCAL = {
  project: PROJECT,
  bucket: `${PROJECT}.appspot.com`,
  auth: `${HOST}:${config.auth.port}`,
  firestore: `${HOST}:${config.firestore.port}`,
  storage: `${HOST}:${config.storage.port}`,
  functions: `${HOST}:${config.functions.port}`,
  storageOrigin: `http://${HOST}:${config.storage.port}`,
  hub: `http://${HOST}:${config.hub.port}`,
  logging: `${HOST}:${config.logging.port}`,
  site: `http://${HOST}:${config.hosting.port}`,
} as const;

/** The Admin SDK reads these when its services are first used. */
export function pointAdminSdkAtEmulators(): void {
  process.env['FIRESTORE_EMULATOR_HOST'] = LOCAL.firestore;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = LOCAL.auth;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = LOCAL.storage;
}

/** Runs `work` while the Functions emulator takes no background triggers: bulk writes stay quick. */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  await fetch(`${LOCAL.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    await work();
  } finally {
    await fetch(`${LOCAL.hub}/functions/enableBackgroundTriggers`, { method: 'PUT' });
  }
}
