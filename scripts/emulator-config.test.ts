import { describe, expect, it } from 'vitest';
import { readFirebaseConfig, toEmulatorConfig } from './emulator-config.ts';

const production = await readFirebaseConfig();
const local = toEmulatorConfig(production);

function headersOf(config: typeof production): Map<string, string> {
  const everywhere = config.hosting.headers[0]?.headers ?? [];
  return new Map(everywhere.map(({ key, value }) => [key, value]));
}

function directives(config: typeof production): Map<string, string[]> {
  const policy = headersOf(config).get('Content-Security-Policy') ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the headers of production', () => {
  it('forbid what no page needs', () => {
    const policy = directives(production);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|^https:$/u);
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(JSON.stringify([...policy])).not.toMatch(/127\.0\.0\.1|localhost|"http:/u);
  });

  it('are complete', () => {
    const headers = headersOf(production);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.has('Permissions-Policy')).toBe(true);
    const [, years] = /^max-age=(\d+)/u.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
    expect(Number(years)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  });
});

describe('the headers of a local run', () => {
  it('let the emulators through and ask for no HTTPS', () => {
    const policy = directives(local);
    const { auth, functions, firestore, storage } = local.emulators;
    for (const { host, port } of [auth, functions, firestore, storage]) {
      expect(policy.get('connect-src')).toContain(`http://${host}:${port}`);
    }
    expect(policy.get('img-src')).toContain(`http://${storage.host}:${storage.port}`);
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headersOf(local).has('Strict-Transport-Security')).toBe(false);
  });

  it('are the same otherwise', () => {
    const names = [...headersOf(production).keys()].filter((name) => name !== 'Strict-Transport-Security');
    expect([...headersOf(local).keys()]).toEqual(names);
    expect(directives(local).get('script-src')).toEqual(directives(production).get('script-src'));
    expect({ ...local, hosting: undefined }).toEqual({ ...production, hosting: undefined });
  });
});
