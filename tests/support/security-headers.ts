/**
 * The security headers required on every response, value by value, for the site of `.env.rehearsal`.
 * Repeated here on purpose, so that the policy cannot be changed by accident.
 */
import { LOCAL } from '../../scripts/local-project.ts';

export type Policy = Readonly<Record<string, readonly string[]>>;

/** The only inline script, which runs before the first paint (`src/app/bootstrap-script.ts`). */
const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/u;
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_FRAME = 'https://recaptcha.google.com/recaptcha/';
const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/';
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com';
const OWN_HELPER_PAGES = 'https://www.guides.example';

const POLICY: Policy = {
  'default-src': ["'self'"],
  // No 'unsafe-inline', no 'unsafe-eval', no wildcard.
  'script-src': ["'self'", "'sha256'", 'https://apis.google.com', RECAPTCHA, RECAPTCHA_FILES],
  // Emotion inserts style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://firebasestorage.googleapis.com'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://europe-west1-demo-guides.cloudfunctions.net',
    RECAPTCHA,
    APP_CHECK,
  ],
  'frame-src': ["'self'", OWN_HELPER_PAGES, RECAPTCHA, RECAPTCHA_FRAME],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': [],
};

export const PRODUCTION_HEADERS = {
  'content-security-policy': POLICY,
  // Two years.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  // Google's window must be able to access the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Not on the emulators, where App Check is disabled and the sign-in has no helper pages. */
const ELSEWHERE: readonly string[] = [
  RECAPTCHA,
  RECAPTCHA_FRAME,
  RECAPTCHA_FILES,
  APP_CHECK,
  OWN_HELPER_PAGES,
];

/** The same on the emulators: their addresses are allowed, and HTTPS is not required. */
export function localHeaders(): Record<string, string | Policy> {
  const { 'strict-transport-security': _https, ...rest } = PRODUCTION_HEADERS;
  const { 'upgrade-insecure-requests': _upgrade, ...policy } = POLICY;
  const origins = [LOCAL.auth, LOCAL.functions, LOCAL.firestore, LOCAL.storage].map(
    (host) => `http://${host}`,
  );
  const added: Policy = {
    'connect-src': origins,
    'img-src': [LOCAL.storageOrigin],
    'frame-src': [LOCAL.site.replace('http:', 'https:')],
  };
  const local = Object.entries(policy).map(([name, sources]) => [
    name,
    [...sources.filter((source) => !ELSEWHERE.includes(source)), ...(added[name] ?? [])],
  ]);
  return { ...rest, 'content-security-policy': Object.fromEntries(local) };
}

/** Parses a Content-Security-Policy; the hash of a script becomes `'sha256'`. */
function toPolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/u));
  const names = directives.map(([name]) => name);
  // Browsers use the first of two equal directives; a policy must not contain duplicates.
  if (new Set(names).size < names.length) throw new Error(`A directive stands twice: ${text}`);
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [
      name,
      sources.map((source) => (HASH.test(source) ? "'sha256'" : source)),
    ]),
  );
}

/** Returns the security headers among the given ones, in the format of those above. */
export function securityHeaders(headers: Readonly<Record<string, string>>): Record<string, string | Policy> {
  const found: Record<string, string | Policy> = {};
  for (const [key, value] of Object.entries(headers)) {
    const name = key.toLowerCase();
    if (name in PRODUCTION_HEADERS) {
      found[name] = name === 'content-security-policy' ? toPolicy(value) : value;
    }
  }
  return found;
}
