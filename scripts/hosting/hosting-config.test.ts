/** firebase.json: what firebase-tools accepts, addresses of the route table and the functions, headers. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MEMBERS_PATHS, SERVER_PATHS, STATIC_PATHS } from '../../src/content/routes.ts';
import { BROWSER_ERRORS_PATH } from '../../src/domain/browser-error.ts';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { PAGE_LANGS } from '../../src/domain/lang.ts';
import { localPath } from '../../src/domain/paths.ts';
import { SECURITY_HEADERS, securityHeaders, WORKER_HEADERS } from '../../tests/support/security-headers.ts';
import firebase from '../../firebase.json' with { type: 'json' };
import { headersFor } from './hosting-config.ts';

const SITE = 'https://guides.example';
const leftOut = z.object({ not: z.object({ href_matches: z.array(z.string()) }) });
const rulesSchema = z.object({
  prefetch: z.tuple([z.object({ where: z.object({ and: z.tuple([z.unknown(), leftOut, z.unknown()]) }) })]),
});

const { rewrites } = firebase.hosting;

const cacheOf = (address: string) => headersFor(address)['cache-control'];
const isRewritten = (address: string) =>
  rewrites.some(({ regex, source }) => (regex ? new RegExp(regex, 'u').test(address) : source === address));
const FILES = [...STATIC_PATHS, '/news/first-snow'];
const addresses = (paths: readonly string[]) =>
  paths.flatMap((path) => {
    const address = path
      .replace(':step', 'to')
      .replace(/:(?:slug|key|intake)/u, 'some-name')
      .replace(':number', '1001');
    return PAGE_LANGS.map((lang) => localPath(address, lang));
  });

describe('an address', () => {
  it.each([...addresses([...FILES, ...MEMBERS_PATHS, '/news.xml']), '/content.json'])(
    '%s is revalidated on every request',
    (address) => {
      expect(cacheOf(address)).toBe('public, max-age=0, must-revalidate');
    },
  );

  it.each([
    ...addresses(SERVER_PATHS),
    '/guides/',
    '/api/guides/giorgi-beridze/card.jpg',
    '/en/api/guides/giorgi-beridze/card.jpg',
    '/sitemap-guides.xml',
    '/api/membership-keys',
    '/check/abc',
    '/en/check/GE-1001',
    '/Giorgi-Beridze',
    '/EN/Giorgi-Beridze',
    // The not-found page of this language.
    '/en/a/b',
    '/en/a.b',
  ])('%s is answered by the function, which alone says how long it may be kept', (address) => {
    expect(isRewritten(address)).toBe(true);
    expect(cacheOf(address)).toBeUndefined();
  });

  it.each(['/a/b', '/api/other', '/api/guides', '/news/none', '/a.b', '/assets/a', '/assets/A'])(
    '%s is not',
    (address) => {
      expect(isRewritten(address)).toBe(false);
    },
  );
});

it('names the functions in their region; those that render pages are pinned to the release of the site', () => {
  const targets = rewrites.map((rewrite) => rewrite.function);
  for (const { region } of targets) expect(region).toBe(FUNCTIONS_REGION);
  for (const { functionId, pinTag } of targets)
    expect(pinTag).toBe(['site', 'messages'].includes(functionId) ? true : undefined);
});

it('forwards browser error reports and uptime checks', () => {
  const found = [BROWSER_ERRORS_PATH, '/api/health'].map(
    (address) => rewrites.find(({ source }) => source === address)?.function.functionId,
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
  validate(firebase);
  expect(validate.errors).toBeNull();
  expect(validate({ hosting: { unknown: true } })).toBe(false);
});

it('uploaded files are saved, never opened on the site; they and uploaded pictures never change', () => {
  const hash = '0a'.repeat(10);
  // However the folder is written: Hosting finds a file by the decoded address.
  for (const folder of ['/files/', '/%66iles/', '/f%69%6Ce%73%2F', '//files/'])
    expect(headersFor(`${folder}${hash}-logo.svg`)).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  expect(cacheOf(`/files/${hash}-logo.svg`)).toBe('public, max-age=31536000, immutable');
  expect(cacheOf(`/media/${hash}-900-0a0b0c-480.webp`)).toBe('public, max-age=31536000, immutable');
  expect(cacheOf('/media/news-01-480.webp')).toBe('public, max-age=604800');
});

describe('what is glued to an address', () => {
  const redirected = (address: string) => {
    for (const { regex, destination } of firebase.hosting.redirects) {
      const parts = regex === undefined ? null : new RegExp(regex, 'u').exec(address);
      if (parts) return destination.replaceAll(/:(\d)/gu, (_, at: string) => parts[Number(at)] ?? '');
    }
    return undefined;
  };

  it.each([
    ['/en/giorgi-beridze.', '/en/giorgi-beridze'],
    ['/guides)', '/guides'],
    ['/giorgi-beridze).', '/giorgi-beridze'],
    ['/giorgi-beridze%29', '/giorgi-beridze'],
    ['/giorgi-beridze%20', '/giorgi-beridze'],
    ['/giorgi-beridze%E2%80%9D', '/giorgi-beridze'],
    ['/giorgi-beridze”', '/giorgi-beridze'],
    ['/Giorgi-Beridze,', '/Giorgi-Beridze'],
    ['/giorgi-beridze&fbclid=abc_1', '/giorgi-beridze'],
    ['/check/1002)', '/check/1002'],
    ['/en/check/1002&fbclid=abc', '/en/check/1002'],
    ['/association/about.', '/association/about'],
    ['/en/association/about>', '/en/association/about'],
  ])('%s is left out: %s', (address, destination) => {
    expect(redirected(address)).toBe(destination);
  });

  it.each([
    ...addresses([...FILES, ...MEMBERS_PATHS, ...SERVER_PATHS]),
    '/robots.txt',
    '/favicon.ico',
    '/404.html',
    '/site.webmanifest',
    '/assets/index-D_1.js',
    '/media/hero-1-480.webp',
    '/__/auth/handler',
    '/messages/confirm/abc_',
    '/messages/confirm/abc.',
    '/en/applications/status/abc_',
    '/en/messages/confirm/abc_',
    '//evil.example.',
    '/en//evil.example.',
  ])('%s stays as it is', (address) => {
    expect(redirected(address)).toBeUndefined();
  });
});

it('a file that is missing under /assets is asked for again after ten minutes', () => {
  expect(cacheOf('/assets/a-B1.js')).toBe('public, max-age=600, stale-while-revalidate=86400');
});

describe('the security headers', () => {
  it.each(['/', '/en', '/_', '/_a', '/guides', '/a/__/b', '/assets/a.js', '/profile'])(
    'are sent with %s',
    (address) => {
      expect(securityHeaders(headersFor(address))).toEqual(SECURITY_HEADERS);
    },
  );

  it('let the service worker request the site alone', () => {
    expect(securityHeaders(headersFor('/sw.js'))).toEqual(WORKER_HEADERS);
  });

  it('differ for addresses with tokens, which send no referrer', () => {
    for (const address of ['/en/messages/confirm/abc', '/applications/status/abc'])
      expect(securityHeaders(headersFor(address))).toEqual({
        ...SECURITY_HEADERS,
        'referrer-policy': 'no-referrer',
      });
  });

  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'])(
    'are not sent with %s: Google’s helper pages have to be framed and to find the page that opened them',
    (address) => {
      expect(headersFor(address)).toEqual({});
    },
  );
});

describe('the rules of prefetching', () => {
  it('are named by a header of every page', () => {
    expect(headersFor('/en/guides')['speculation-rules']).toBe('"/speculation-rules.json"');
    expect(headersFor('/speculation-rules.json')['content-type']).toBe('application/speculationrules+json');
  });

  it.each([
    [[...FILES, '/guides', '/giorgi-beridze'], true],
    [
      [
        ...MEMBERS_PATHS,
        '/check',
        '/check/1001',
        '/messages/confirm/abc',
        '/applications/status/abc',
        '/guides?language=de',
        '/sw.js',
      ],
      false,
    ],
  ])('%j: %s', async (paths, isPrefetched) => {
    const rules: unknown = JSON.parse(await readFile('public/speculation-rules.json', 'utf8'));
    const patterns = rulesSchema.parse(rules).prefetch[0].where.and[1].not.href_matches;
    const isLeftOut = (address: string) =>
      patterns.some((pattern) => new URLPattern(pattern, SITE).test(address, SITE));
    expect(addresses(paths).filter((address) => isLeftOut(address) === isPrefetched)).toEqual([]);
  });
});
