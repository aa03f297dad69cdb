/** The environment of a build: which project and domain the site is made for (`.env.MODE`, `VITE_…`). */
import { loadEnv } from 'vite';
import { ROOT } from '../emulators/suite-environment.ts';

/** Written where the project has no App Check, so that nobody leaves it out by oversight. */
export const NO_APP_CHECK = 'off';

export interface SiteEnvironment {
  /** Public origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Where the helper pages of the sign-in are: the site's own domain, or one of Firebase. */
  readonly authDomain: string;
  readonly hasAppCheck: boolean;
}

interface Variable {
  readonly name: string;
  readonly pattern: RegExp;
  readonly wanted: string;
}

const HOST = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?`;

/** Every variable that a build needs, and what it looks like. */
const VARIABLES: readonly Variable[] = [
  {
    name: 'VITE_SITE_URL',
    pattern: new RegExp(`^(?:https://${HOST}|http://127\\.0\\.0\\.1:\\d+)$`, 'u'),
    wanted: 'the public address of the site, https:// and no slash at the end',
  },
  { name: 'VITE_FIREBASE_API_KEY', pattern: /^[\w-]{8,}$/u, wanted: 'apiKey of the web app' },
  { name: 'VITE_FIREBASE_APP_ID', pattern: /^[\w:-]{8,}$/u, wanted: 'appId of the web app' },
  {
    name: 'VITE_FIREBASE_AUTH_DOMAIN',
    pattern: new RegExp(`^${HOST}$`, 'u'),
    wanted: 'a domain without https://, best the one of VITE_SITE_URL',
  },
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/u,
    wanted: 'the id of the Firebase project',
  },
  {
    name: 'VITE_FIREBASE_STORAGE_BUCKET',
    pattern: /^[a-z0-9][a-z0-9._-]+$/u,
    wanted: 'storageBucket of the web app, without gs://',
  },
  {
    name: 'VITE_FIREBASE_APP_CHECK_SITE_KEY',
    pattern: /^(?:off|[\w-]{10,})$/u,
    wanted: `the site key of reCAPTCHA v3, or "${NO_APP_CHECK}" while the project has no App Check`,
  },
];

/** The variables that are missing or do not look like what they are, one sentence each. */
export function environmentFaults(env: Readonly<Record<string, string | undefined>>): string[] {
  return VARIABLES.flatMap(({ name, pattern, wanted }) => {
    const value = env[name];
    if (value === undefined || value === '') return [`${name} is missing: ${wanted}.`];
    return pattern.test(value) ? [] : [`${name} is "${value}", wanted is ${wanted}.`];
  });
}

/**
 * @param file the file that the variables belong into, for the message.
 * @throws Error that names everything that is missing.
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
      `The environment of the build is not complete:\n  ${faults.join('\n  ')}\n` +
        `Write it into ${file}; .env.production.example explains each line.`,
    );
  }
  const hasAppCheck = env['VITE_FIREBASE_APP_CHECK_SITE_KEY'] !== NO_APP_CHECK;
  return { siteUrl, projectId, storageBucket, authDomain, hasAppCheck };
}

/** The variables of a mode as Vite reads them: from `.env.MODE`, and from the process before it. */
export function readVariables(mode: string): Record<string, string> {
  return loadEnv(mode, ROOT);
}

/** @throws Error that names the file of the mode and everything that is missing. */
export function readSiteEnvironment(mode: string): SiteEnvironment {
  return toSiteEnvironment(readVariables(mode), `.env.${mode}`);
}
