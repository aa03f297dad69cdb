/** The Firebase project of the site, and the addresses of the emulators when it runs on them. */
import type { FirebaseOptions } from 'firebase/app';

interface SignInDomains {
  readonly authDomain: string;
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly projectId: string;
}

/**
 * Returns the domain of Google's sign-in helper pages for a page at `host`. Browsers partition storage by site, so a
 * sign-in by redirect only returns if both are on the same domain. Hosting serves the helper pages under
 * each domain of the site: if the site's own domain is configured, the default domains use their own.
 */
export function authDomainAt(host: string, { authDomain, siteUrl, projectId }: SignInDomains): string {
  const isOwn = new URL(siteUrl).host === authDomain;
  const isDefault = host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`;
  return isOwn && isDefault ? host : authDomain;
}

const HOSTING_PORT = 5000;
/** All ports of a second suite have the same offset as its Hosting emulator. */
const portOffset =
  import.meta.env.MODE === 'emulators' && window.location.port
    ? Number(window.location.port) - HOSTING_PORT
    : 0;

function emulator(port: string | undefined, usual: number) {
  return { host: '127.0.0.1', port: port ? Number(port) : usual + portOffset };
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

/**
 * A value of the build environment; the production build fails without it, local runs and tests have
 * defaults.
 */
function valueOf(given: string | undefined, local: string): string {
  if (given) return given;
  if (emulatorHosts) return local;
  throw new Error('The site was built without its environment');
}

const projectId = valueOf(import.meta.env.VITE_FIREBASE_PROJECT_ID, 'demo-guides');

/** Values of the project's web app. */
export const firebaseOptions: FirebaseOptions & {
  readonly projectId: string;
  readonly storageBucket: string;
} = {
  apiKey: valueOf(import.meta.env.VITE_FIREBASE_API_KEY, 'demo-key'),
  appId: valueOf(import.meta.env.VITE_FIREBASE_APP_ID, 'demo-app'),
  authDomain: authDomainAt(window.location.host, {
    authDomain: valueOf(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN, '127.0.0.1:5000'),
    siteUrl: valueOf(import.meta.env.VITE_SITE_URL, 'http://127.0.0.1:5000'),
    projectId,
  }),
  projectId,
  storageBucket: valueOf(import.meta.env.VITE_FIREBASE_STORAGE_BUCKET, 'demo-guides.appspot.com'),
};

const siteKey = import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY;

/** Site key of reCAPTCHA v3 for App Check; undefined if the project has none (`off`). */
export const appCheckSiteKey: string | undefined = siteKey === 'off' ? undefined : siteKey;
