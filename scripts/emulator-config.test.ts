import { describe, expect, it } from 'vitest';
import { localHeaders, PRODUCTION_HEADERS, securityHeaders } from '../tests/support/security-headers.ts';
import { toEmulatorConfig } from './emulator-config.ts';
import { readFirebaseConfig, withPolicy } from './hosting/hosting-config.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';
import { headersFor } from './perf/hosting-stand-in.ts';

const repository = await readFirebaseConfig();
const production = withPolicy(repository, readSiteEnvironment('rehearsal'));
const local = toEmulatorConfig(withPolicy(repository, readSiteEnvironment('emulators')));

function headersOf(config: typeof production): Map<string, string> {
  const everywhere = config.hosting.headers[0]?.headers ?? [];
  return new Map(everywhere.map(({ key, value }) => [key, value]));
}

describe('the headers of production', () => {
  it('are those the site must send, directive by directive', () => {
    expect(securityHeaders(Object.fromEntries(headersOf(production)))).toEqual(PRODUCTION_HEADERS);
  });

  const { hosting } = production;

  it.each(['/', '/en', '/_', '/_a', '/guides', '/a/__/b', '/assets/a.js', '/profile'])(
    'are sent with %s',
    (path) => {
      expect(securityHeaders(headersFor(hosting, path))).toEqual(PRODUCTION_HEADERS);
    },
  );

  it.each(['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json'])(
    'are not sent with %s: Google’s helper pages have to be framed and to find the page that opened them',
    (path) => {
      expect(headersFor(hosting, path)).toEqual({});
    },
  );

  it('are set once, except for addresses with tokens, which send no referrer', () => {
    const elsewhere = production.hosting.headers.slice(1).flatMap(({ headers }) => headers);
    expect(securityHeaders(Object.fromEntries(elsewhere.map(({ key, value }) => [key, value])))).toEqual({
      'referrer-policy': 'no-referrer',
    });
  });
});

it('deploying firebase.json itself, which has no policy, is refused for the site', () => {
  expect([...headersOf(repository).keys()]).not.toContain('Content-Security-Policy');
  expect(repository.hosting['predeploy']).toEqual(['node scripts/hosting/refuse-plain-deploy.ts']);
  expect(production.hosting['predeploy']).toBeUndefined();
});

describe('the headers of a local run', () => {
  it('allow the emulators, do not require HTTPS, and are otherwise the same', () => {
    expect(securityHeaders(Object.fromEntries(headersOf(local)))).toEqual(localHeaders());
    const names = [...headersOf(production).keys()].filter((name) => name !== 'Strict-Transport-Security');
    expect([...headersOf(local).keys()]).toEqual(names);
    expect({ ...local, hosting: undefined }).toEqual({ ...production, hosting: undefined });
  });
});
