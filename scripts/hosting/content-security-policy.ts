/**
 * Builds the Content-Security-Policy from the environment of the build only: exact hosts of this
 * project's services, no wildcards. Every host is listed because a part of the site uses it.
 */
import { createHash } from 'node:crypto';
import { BOOTSTRAP_SCRIPT } from '../../src/app/bootstrap-script.ts';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import { STORAGE_ORIGIN } from '../../src/domain/guide/avatar.ts';
import type { SiteEnvironment } from './site-environment.ts';

/** Values of each directive; an empty list is a directive without a value. */
type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";
/** The paths for reCAPTCHA v3, according to its documentation about such policies. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // App Check exchanges the reCAPTCHA response for its token.
  connect: ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
} as const;

function inlineScriptHash(): string {
  return `'sha256-${createHash('sha256').update(BOOTSTRAP_SCRIPT).digest('base64')}'`;
}

/** The origins from which the site frames the sign-in helper page. */
function authFrames({ authDomain, siteUrl }: SiteEnvironment): string[] {
  const helper = `https://${authDomain}`;
  // Each domain that serves the site has its own helper pages (src/firebase/auth/auth-domain.ts).
  return new URL(siteUrl).host === authDomain ? [SELF, helper] : [helper];
}

function directivesOf(environment: SiteEnvironment): Directives {
  const { projectId, hasAppCheck } = environment;
  const recaptcha = (part: keyof typeof RECAPTCHA) => (hasAppCheck ? RECAPTCHA[part] : []);
  return {
    'default-src': [SELF],
    // Google's sign-in loads its code for messages between windows from apis.google.com.
    'script-src': [SELF, inlineScriptHash(), 'https://apis.google.com', ...recaptcha('script')],
    // Emotion inserts style elements.
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'blob:', STORAGE_ORIGIN],
    'font-src': [SELF],
    'media-src': [SELF],
    'connect-src': [
      SELF,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      STORAGE_ORIGIN,
      `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`,
      ...recaptcha('connect'),
    ],
    'frame-src': [...authFrames(environment), ...recaptcha('frame')],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    'upgrade-insecure-requests': [],
  };
}

/** Returns the value of the header for the site of this environment. */
export function contentSecurityPolicy(environment: SiteEnvironment): string {
  return Object.entries(directivesOf(environment))
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
