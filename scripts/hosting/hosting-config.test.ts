/** firebase.json: what firebase-tools accepts, addresses of the route table and the functions, headers. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { MEMBERS_PATHS, SERVER_PATHS, STATIC_PATHS } from '../../src/content/routes.ts';
import { BROWSER_ERRORS_PATH } from '../../src/domain/browser-error.ts';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { PAGE_LANGS } from '../../src/domain/lang.ts';
import { localPath } from '../../src/domain/paths.ts';
import { SECURITY_HEADERS, securityHeaders, WORKER_HEADERS } from '../../tests/support/security-headers.ts';
import { FIREBASE_JSON } from '../emulators/suite-config.ts';
import { functionOf, headersFor, readFirebaseConfig } from './hosting-config.ts';

const { hosting } = await readFirebaseConfig();

const cacheOf = (address: string) => headersFor(hosting, address)['cache-control'];
const isRewritten = (address: string) => functionOf(hosting, address) !== undefined;
const addresses = (paths: readonly string[]) =>
  paths.flatMap((path) => {
    const address = path
      .replace(':step', 'to')
      .replace(/:(?:slug|key)/u, 'some-name')
      .replace(':number', '1001');
    return PAGE_LANGS.map((lang) => localPath(address, lang));
  });

describe('an address', () => {
  it.each(addresses([...STATIC_PATHS, ...MEMBERS_PATHS]))('%s is revalidated on every request', (address) => {
    expect(cacheOf(address)).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ...addresses(SERVER_PATHS),
    '/guides/',
    '/api/guides/giorgi-beridze/card.jpg',
    '/en/api/guides/giorgi-beridze/card.jpg',
    '/sitemap-guides.xml',
    '/api/membership-keys',
    '/check/abc',
    '/en/check/GE-1001',
  ])('%s is answered by the function, which alone says how long it may be kept', (address) => {
    expect(isRewritten(address)).toBe(true);
    expect(cacheOf(address)).toBeUndefined();
  });

  it.each(['/a/b', '/en/a/b', '/api/other', '/api/guides', '/news/none', '/Giorgi', '/a.b'])(
    '%s is not',
    (address) => {
      expect(isRewritten(address)).toBe(false);
    },
  );
});

it('names the functions in their region; those that render pages are pinned to the release of the site', () => {
  const targets = hosting.rewrites.map((rewrite) => rewrite.function);
  for (const { region } of targets) expect(region).toBe(FUNCTIONS_REGION);
  for (const { functionId, pinTag } of targets)
    expect(pinTag).toBe(['site', 'messages'].includes(functionId) ? true : undefined);
});

it('forwards browser error reports and uptime checks', () => {
  const found = [BROWSER_ERRORS_PATH, '/api/health'].map(
    (address) => hosting.rewrites.find(({ source }) => source === address)?.function.functionId,
  );
  expect(found).toEqual(['browserErrors', 'health']);
});

interface FirebaseToolsValidator {
  readonly getValidator: () => ((config: unknown) => boolean) & { readonly errors: unknown };
}

it('is valid by the schema of firebase-tools', async () => {
  const { getValidator }: FirebaseToolsValidator = createRequire(import.meta.url)(
    'firebase-tools/lib/firebaseConfigValidate.js',
  );
  const validate = getValidator();
  validate(JSON.parse(await readFile(FIREBASE_JSON, 'utf8')));
  expect(validate.errors).toBeNull();
  expect(validate({ hosting: { unknown: true } })).toBe(false);
});

describe('the security headers', () => {
  it.each(['/', '/en', '/_', '/_a', '/guides', '/a/__/b', '/assets/a.js', '/profile'])(
    'are sent with %s',
    (address) => {
      expect(securityHeaders(headersFor(hosting, address))).toEqual(SECURITY_HEADERS);
    },
  );

  it('let the service worker request the site alone', () => {
    expect(securityHeaders(headersFor(hosting, '/sw.js'))).toEqual(WORKER_HEADERS);
  });

  it('differ for addresses with tokens, which send no referrer', () => {
    expect(securityHeaders(headersFor(hosting, '/en/messages/confirm/abc'))).toEqual({
      ...SECURITY_HEADERS,
      'referrer-policy': 'no-referrer',
    });
  });

  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'])(
    'are not sent with %s: Google’s helper pages have to be framed and to find the page that opened them',
    (address) => {
      expect(headersFor(hosting, address)).toEqual({});
    },
  );
});
