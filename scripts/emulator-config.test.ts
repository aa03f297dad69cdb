import { describe, expect, it } from 'vitest';
import { localHeaders, PRODUCTION_HEADERS, securityHeaders } from '../tests/support/security-headers.ts';
import { readFirebaseConfig, toEmulatorConfig } from './emulator-config.ts';

const production = await readFirebaseConfig();
const local = toEmulatorConfig(production);

function headersOf(config: typeof production): Map<string, string> {
  const everywhere = config.hosting.headers[0]?.headers ?? [];
  return new Map(everywhere.map(({ key, value }) => [key, value]));
}

describe('the headers of production', () => {
  it('are those the site has to send, directive by directive', () => {
    expect(securityHeaders(Object.fromEntries(headersOf(production)))).toEqual(PRODUCTION_HEADERS);
  });

  it('are sent with every answer', () => {
    expect(production.hosting.headers[0]).toMatchObject({ source: '**' });
    const elsewhere = production.hosting.headers.slice(1).flatMap(({ headers }) => headers);
    expect(securityHeaders(Object.fromEntries(elsewhere.map(({ key, value }) => [key, value])))).toEqual({});
  });
});

describe('the headers of a local run', () => {
  it('let the emulators through, ask for no HTTPS, and are the same otherwise', () => {
    expect(securityHeaders(Object.fromEntries(headersOf(local)))).toEqual(localHeaders());
    const names = [...headersOf(production).keys()].filter((name) => name !== 'Strict-Transport-Security');
    expect([...headersOf(local).keys()]).toEqual(names);
    expect({ ...local, hosting: undefined }).toEqual({ ...production, hosting: undefined });
  });
});
