import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { environmentFaults, readVariables } from './site-environment.ts';

const COMPLETE = readVariables('rehearsal');

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
