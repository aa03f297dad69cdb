/** Addresses of this project's emulators, for scripts and tests that use the Admin SDK. */
import firebase from '../firebase.json' with { type: 'json' };

const HOST = '127.0.0.1';

const PROJECT = 'demo-guides';

/** Ports of the mail server that runs with the suite, and of the page that shows the caught emails. */
const MAIL_PORTS = { smtp: 1025, page: 8025 };

/** Of Hosting's REST API (`emulators/hosting-releases.ts`). */
const RELEASES_PORT = 5020;

/** Returns the addresses of a suite whose ports are `offset` higher than those of firebase.json. */
export function localProject(offset: number) {
  const { emulators } = firebase;
  const address = (
    emulator: 'auth' | 'functions' | 'firestore' | 'storage' | 'hosting' | 'hub' | 'logging',
  ) => `${HOST}:${emulators[emulator].port + offset}`;
  return {
    project: PROJECT,
    bucket: `${PROJECT}.appspot.com`,
    auth: address('auth'),
    firestore: address('firestore'),
    storage: address('storage'),
    functions: address('functions'),
    storageOrigin: `http://${address('storage')}`,
    hub: `http://${address('hub')}`,
    logging: address('logging'),
    site: `http://${address('hosting')}`,
    releasesPort: RELEASES_PORT + offset,
    smtpPort: MAIL_PORTS.smtp + offset,
    mailPagePort: MAIL_PORTS.page + offset,
    mailPage: `http://${HOST}:${MAIL_PORTS.page + offset}`,
  } as const;
}

/** `npm test` runs a second suite and passes its offset in the environment. */
export const LOCAL = localProject(Number(process.env['EMULATOR_PORT_OFFSET'] ?? 0));

/** Where the Admin SDK and the tests find the emulators. */
export function emulatorVariables({ firestore, auth, storage, functions, project }: typeof LOCAL) {
  return {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    FUNCTIONS_EMULATOR_HOST: functions,
    GCLOUD_PROJECT: project,
  };
}

/** The Admin SDK reads these when its services are first used. */
export function pointAdminSdkAtEmulators(): void {
  // There is no metadata server; the attempt would print a warning.
  Object.assign(process.env, emulatorVariables(LOCAL), { METADATA_SERVER_DETECTION: 'none' });
}

/**
 * Tells the functions' code, used by a command, which project it works on: the emulators of a local run,
 * or the project of GOOGLE_CLOUD_PROJECT with its bucket in STORAGE_BUCKET and the credentials of the
 * machine. To be called before that code is loaded, which reads the environment then.
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

/**
 * Runs `work` with background triggers disabled, so that bulk writes are fast. When they are enabled again, the
 * Functions emulator reloads every function, which takes seconds of both cores.
 */
export async function withoutTriggers(work: () => Promise<void>): Promise<void> {
  const turn = (state: 'enable' | 'disable') =>
    fetch(`${LOCAL.hub}/functions/${state}BackgroundTriggers`, { method: 'PUT' });
  await turn('disable');
  try {
    await work();
  } finally {
    await turn('enable');
  }
}
