import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { environmentFaults, readVariables, toSiteEnvironment } from './site-environment.ts';

const COMPLETE = readVariables('rehearsal');

function sources(changes: Readonly<Record<string, string>>, directive: string): string[] {
  const policy = contentSecurityPolicy(toSiteEnvironment({ ...COMPLETE, ...changes }));
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

it('a build without its environment fails, and lists all missing variables', () => {
  // Set to empty, so that no local env file fills them in.
  const nothing = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, '']));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-site.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...nothing },
  });
  expect(status).not.toBe(0);
  const named = [...stderr.matchAll(/(\w+) is missing/gu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(COMPLETE)));
  expect(named).toHaveLength(7);
});

it.each([
  ['VITE_SITE_URL', 'https://www.guides.example/'],
  ['VITE_SITE_URL', 'http://www.guides.example'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://www.guides.example'],
  ['VITE_FIREBASE_STORAGE_BUCKET', 'gs://demo-guides.appspot.com'],
  ['VITE_FIREBASE_PROJECT_ID', 'My Project'],
  ['VITE_FIREBASE_APP_CHECK_SITE_KEY', 'no'],
])('%s may not be %s', (name, value) => {
  expect(environmentFaults({ ...COMPLETE, [name]: value })).toEqual([
    expect.stringContaining(`${name} is "`),
  ]);
});

it('the policy frames the site itself only if its domain has the helper pages', () => {
  expect(sources({}, 'frame-src')).toContain("'self'");
  const elsewhere = { VITE_FIREBASE_AUTH_DOMAIN: 'demo-guides.firebaseapp.com' };
  expect(sources(elsewhere, 'frame-src')).toContain('https://demo-guides.firebaseapp.com');
  expect(sources(elsewhere, 'frame-src')).not.toContain("'self'");
});

it('the policy lists the functions of this project, and reCAPTCHA only with App Check', () => {
  const other = { VITE_FIREBASE_PROJECT_ID: 'p1-guides', VITE_FIREBASE_APP_CHECK_SITE_KEY: 'off' };
  expect(sources(other, 'connect-src')).toContain('https://europe-west1-p1-guides.cloudfunctions.net');
  expect(contentSecurityPolicy(toSiteEnvironment({ ...COMPLETE, ...other }))).not.toMatch(
    /recaptcha|appcheck/u,
  );
});

it('the policy contains no wildcard', () => {
  expect(contentSecurityPolicy(toSiteEnvironment(COMPLETE))).not.toContain('*');
});
