/**
 * The security headers of every response, value by value, and the policy that pages carry in their HTML. Repeated
 * here on purpose, so that neither can be changed by accident.
 */
import { LOCAL } from '../../scripts/local-project.ts';

export type Policy = Readonly<Record<string, readonly string[]>>;

/** What a page cannot forbid by itself, or must forbid for every file. */
const CONSTANT_POLICY: Policy = {
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export const SECURITY_HEADERS = {
  'content-security-policy': CONSTANT_POLICY,
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

/** The worker requests nothing but the site. */
export const WORKER_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': { 'default-src': ["'self'"], ...CONSTANT_POLICY },
} as const;

/** The only inline script, which runs before the first paint (`src/islands/frame/bootstrap-script.ts`). */
const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/u;
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_FRAME = 'https://recaptcha.google.com/recaptcha/';

/** What sign-out asks. */
const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const STORAGE = 'https://firebasestorage.googleapis.com';

/** Of pages that are read, on the production site of `.env.rehearsal`: inline only styles, no frames. */
const PAGE_POLICY: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'sha256'"],
  // Emotion and Swiper insert style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', STORAGE],
  'connect-src': ["'self'", ...ACCOUNTS],
  'frame-src': ["'none'"],
  'worker-src': ["'self'"],
  'upgrade-insecure-requests': [],
};

/** Of the members' application: no 'unsafe-eval', no wildcard. */
const MEMBERS_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': [
    "'self'",
    "'sha256'",
    'https://apis.google.com',
    RECAPTCHA,
    'https://www.gstatic.com/recaptcha/',
  ],
  'img-src': ["'self'", 'data:', STORAGE, 'blob:'],
  'connect-src': [
    "'self'",
    ...ACCOUNTS,
    'https://firestore.googleapis.com',
    STORAGE,
    'https://europe-west1-demo-guides.cloudfunctions.net',
    RECAPTCHA,
    'https://content-firebaseappcheck.googleapis.com',
  ],
  'frame-src': ["'self'", 'https://www.guides.example', RECAPTCHA, RECAPTCHA_FRAME],
};

/** The order of sources means nothing. */
function sorted(policy: Policy): Policy {
  return Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, sources.toSorted()]));
}

export const PRODUCTION_POLICIES = { page: sorted(PAGE_POLICY), members: sorted(MEMBERS_POLICY) };

/** On the emulators: their addresses are allowed, HTTPS is not required, and App Check is disabled. */
function onEmulators({ 'upgrade-insecure-requests': _upgrade, ...policy }: Policy): Policy {
  const emulators = [LOCAL.auth, LOCAL.functions, LOCAL.firestore, LOCAL.storage];
  const frames = policy['frame-src'] ?? [];
  const isLocal = (source: string) => !/recaptcha|appcheck/u.test(source);
  return {
    ...policy,
    'script-src': (policy['script-src'] ?? []).filter(isLocal),
    'img-src': [...(policy['img-src'] ?? []), LOCAL.storageOrigin],
    'connect-src': [
      ...(policy['connect-src'] ?? []).filter(isLocal),
      ...emulators.map((host) => `http://${host}`),
    ],
    'frame-src': frames.includes("'none'") ? frames : ["'self'", LOCAL.site.replace('http:', 'https:')],
  };
}

export const LOCAL_POLICIES = {
  page: sorted(onEmulators(PAGE_POLICY)),
  members: sorted(onEmulators(MEMBERS_POLICY)),
};

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

/** Returns the policy in the HTML of a page; undefined unless only the encoding comes before it. */
export function policyOf(html: string): Policy | undefined {
  const [, policy] =
    /<head>\s*<meta charset="utf-8"\s*\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/u.exec(
      html,
    ) ?? [];
  return policy === undefined ? undefined : sorted(toPolicy(policy));
}

/** Returns the security headers among the given ones, in the format of those above. */
export function securityHeaders(headers: Readonly<Record<string, string>>): Record<string, string | Policy> {
  const found: Record<string, string | Policy> = {};
  for (const [key, value] of Object.entries(headers)) {
    const name = key.toLowerCase();
    if (name in SECURITY_HEADERS) {
      found[name] = name === 'content-security-policy' ? toPolicy(value) : value;
    }
  }
  return found;
}
