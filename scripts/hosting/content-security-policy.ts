/**
 * The part of the Content-Security-Policy that depends on the project, from the environment of the build only: exact
 * hosts of this project's services, no wildcards. Every host is listed because a part of the site uses it.
 */
import { createHash } from 'node:crypto';
import { BOOTSTRAP_SCRIPT } from '../../src/islands/frame/bootstrap-script.ts';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { STORAGE_ORIGIN } from '../../src/domain/guide/avatar.ts';
import type { Policy } from '../../src/domain/policy-meta.ts';
import { LOCAL } from '../local-project.ts';
import { isOnEmulators, type SiteEnvironment } from './site-environment.ts';

const SELF = "'self'";
/** The paths for reCAPTCHA v3, according to its documentation about such policies. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // App Check exchanges the reCAPTCHA response for its token.
  connect: ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
} as const;

const EMULATORS = [LOCAL.auth, LOCAL.functions, LOCAL.firestore, LOCAL.storage].map(
  (host) => `http://${host}`,
);

const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(BOOTSTRAP_SCRIPT).digest('base64')}'`;

/** The origins from which the site frames the sign-in helper page. */
function authFrames({ authDomain, siteUrl }: SiteEnvironment): string[] {
  const helper = `https://${authDomain}`;
  // Each domain that serves the site has its own helper pages (src/members/firebase/config.ts).
  return new URL(siteUrl).host === authDomain ? [SELF, helper] : [helper];
}

/** What sign-out talks to: it also ends the session on other tabs. */
const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The policy of pages that are read: no frames, no scripts of others. */
export function pagePolicy(environment: SiteEnvironment): Policy {
  const isLocal = isOnEmulators(environment);
  return {
    'default-src': [SELF],
    'script-src': [SELF, INLINE_SCRIPT],
    // Pages hold their styles; emotion and Swiper insert style elements.
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', STORAGE_ORIGIN, ...(isLocal ? [LOCAL.storageOrigin] : [])],
    'connect-src': [SELF, ...ACCOUNTS, ...(isLocal ? EMULATORS : [])],
    'frame-src': ["'none'"],
    'worker-src': [SELF],
    // The emulators do not support HTTPS.
    ...(isLocal ? {} : { 'upgrade-insecure-requests': [] }),
  };
}

/** The policy of the members' application. */
export function membersPolicy(environment: SiteEnvironment): Policy {
  const { projectId, hasAppCheck } = environment;
  const recaptcha = (part: keyof typeof RECAPTCHA) => (hasAppCheck ? RECAPTCHA[part] : []);
  const page = pagePolicy(environment);
  return {
    ...page,
    // Google's sign-in loads its code for messages between windows from apis.google.com.
    'script-src': [SELF, INLINE_SCRIPT, 'https://apis.google.com', ...recaptcha('script')],
    'img-src': [...(page['img-src'] ?? []), 'blob:'],
    'connect-src': [
      ...(page['connect-src'] ?? []),
      'https://firestore.googleapis.com',
      STORAGE_ORIGIN,
      `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
      ...recaptcha('connect'),
    ],
    'frame-src': [...authFrames(environment), ...recaptcha('frame')],
  };
}
