/** Which Firebase project the site talks to, and where the emulators are when it runs on them. */
import type { FirebaseOptions } from 'firebase/app';

const PROJECT = import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-guides';

/** Values of the project's web app, from the environment of the build; the emulators need none. */
export const firebaseOptions: FirebaseOptions & {
  readonly projectId: string;
  readonly storageBucket: string;
} = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-key',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? `${PROJECT}.firebaseapp.com`,
  projectId: PROJECT,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? `${PROJECT}.appspot.com`,
};

/** Site key of reCAPTCHA v3 for App Check; without one App Check stays off. */
export const appCheckSiteKey: string | undefined = import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY;

interface EmulatorHost {
  readonly host: string;
  readonly port: number;
}

const HOST = '127.0.0.1';

function emulator(port: string | undefined, usual: number): EmulatorHost {
  return { host: HOST, port: port ? Number(port) : usual };
}

/** Addresses of the emulators, or undefined in production. */
export const emulatorHosts =
  import.meta.env.MODE === 'emulators' || import.meta.env.DEV
    ? {
        auth: emulator(import.meta.env.VITE_EMULATOR_AUTH_PORT, 9099),
        firestore: emulator(import.meta.env.VITE_EMULATOR_FIRESTORE_PORT, 8080),
        functions: emulator(import.meta.env.VITE_EMULATOR_FUNCTIONS_PORT, 5001),
        storage: emulator(import.meta.env.VITE_EMULATOR_STORAGE_PORT, 9199),
      }
    : undefined;
