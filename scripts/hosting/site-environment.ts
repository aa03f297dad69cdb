/**
 * The environment of a build: the project and domain for which the site is built (`.env.MODE`, `VITE_…`).
 */
import { loadEnv } from 'vite';
import { ROOT } from '../emulators/suite-environment.ts';

/** Must be set explicitly when the project has no App Check, so that it is not left out by mistake. */
export const NO_APP_CHECK = 'off';

export interface SiteEnvironment {
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Domain of the sign-in helper pages: the site's own domain, or one of Firebase. */
  readonly authDomain: string;
  readonly hasAppCheck: boolean;
}

const HOST = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?`;

/** Every variable that a build needs: its format, and what is expected. */
const VARIABLES = {
  VITE_SITE_URL: [
    new RegExp(`^(?:https://${HOST}|http://127\\.0\\.0\\.1:\\d+)$`, 'u'),
    'the public address of the site, https:// and no slash at the end',
  ],
  VITE_FIREBASE_API_KEY: [/^[\w-]{8,}$/u, 'apiKey of the web app'],
  VITE_FIREBASE_APP_ID: [/^[\w:-]{8,}$/u, 'appId of the web app'],
  VITE_FIREBASE_AUTH_DOMAIN: [
    new RegExp(`^${HOST}$`, 'u'),
    'a domain without https://, best the one of VITE_SITE_URL',
  ],
  VITE_FIREBASE_PROJECT_ID: [/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u, 'the id of the Firebase project'],
  VITE_FIREBASE_STORAGE_BUCKET: [/^[a-z0-9][a-z0-9._-]+$/u, 'storageBucket of the web app, without gs://'],
  VITE_FIREBASE_APP_CHECK_SITE_KEY: [
    /^(?:off|[\w-]{10,})$/u,
    `the site key of reCAPTCHA v3, or "${NO_APP_CHECK}" while the project has no App Check`,
  ],
} as const;

/** Returns the variables that are missing or malformed, one sentence each. */
export function environmentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(VARIABLES).flatMap(([name, [pattern, wanted]]) => {
    const value = env[name];
    if (value === undefined || value === '') return [`${name} is missing: ${wanted}.`];
    return pattern.test(value) ? [] : [`${name} is "${value}", expected: ${wanted}.`];
  });
}

/**
 * @param file the file to which the variables belong, for the message.
 * @throws Error that lists all faults.
 */
export function toSiteEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  file = '.env.production',
): SiteEnvironment {
  const faults = environmentFaults(env);
  const {
    VITE_SITE_URL: siteUrl,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
  } = env;
  if (faults.length > 0 || !siteUrl || !projectId || !storageBucket || !authDomain) {
    throw new Error(
      `The environment of the build is incomplete:\n  ${faults.join('\n  ')}\n` +
        `Write it into ${file}; .env.production.example explains each line.`,
    );
  }
  const hasAppCheck = env['VITE_FIREBASE_APP_CHECK_SITE_KEY'] !== NO_APP_CHECK;
  return { siteUrl, projectId, storageBucket, authDomain, hasAppCheck };
}

/** Whether the site runs on the emulators; they alone are not served over HTTPS. */
export function isOnEmulators({ siteUrl }: SiteEnvironment): boolean {
  return siteUrl.startsWith('http:');
}

/** Returns the variables of a mode as Vite reads them: from the process, else from `.env.MODE`. */
export function readVariables(mode: string): Record<string, string> {
  return loadEnv(mode, ROOT);
}

/** @throws Error with the file of the mode and all missing variables. */
export function readSiteEnvironment(mode: string): SiteEnvironment {
  return toSiteEnvironment(readVariables(mode), `.env.${mode}`);
}
