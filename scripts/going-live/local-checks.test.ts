import { expect, it } from 'vitest';
import { readVariables } from '../hosting/site-environment.ts';
import { checkEnvironment, checkRepository, checkSecrets, secretsIn } from './local-checks.ts';

const GOOD = {
  ...readVariables('rehearsal'),
  VITE_SITE_URL: 'https://www.guides.ge',
  VITE_FIREBASE_AUTH_DOMAIN: 'www.guides.ge',
  VITE_FIREBASE_PROJECT_ID: 'guides-1',
  VITE_FIREBASE_STORAGE_BUCKET: 'guides-1.firebasestorage.app',
};
const statesOf = (changes: Readonly<Record<string, string>>) =>
  checkEnvironment({ ...GOOD, ...changes }).filter(({ state }) => state !== 'good');

it('reports nothing for a complete environment with one domain', () => {
  expect(statesOf({})).toEqual([]);
});

it.each([
  [{ VITE_FIREBASE_API_KEY: '' }, 'fault', 'VITE_FIREBASE_API_KEY is missing'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'guides-1.firebaseapp.com' }, 'fault', 'sign-in by redirect fails'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'other.example' }, 'fault', 'No helper pages'],
  [
    { VITE_SITE_URL: 'https://www.guides.example', VITE_FIREBASE_AUTH_DOMAIN: 'www.guides.example' },
    'fault',
    'VITE_SITE_URL is',
  ],
  [
    { VITE_FIREBASE_PROJECT_ID: 'demo-guides', VITE_FIREBASE_STORAGE_BUCKET: 'demo-guides.appspot.com' },
    'fault',
    'project of the emulators',
  ],
  [{ VITE_FIREBASE_STORAGE_BUCKET: 'pictures' }, 'note', 'not the default bucket'],
  [{ VITE_FIREBASE_APP_CHECK_SITE_KEY: 'off' }, 'note', 'App Check is off'],
] as const)('%o is found, with its fix', (changes, state, what) => {
  expect(statesOf(changes)).toEqual([
    { state, what: expect.stringContaining(what), fix: expect.stringMatching(/\w/u) },
  ]);
});

it('reports nothing for the repository itself', async () => {
  const findings = [...(await checkRepository()), await checkSecrets()];
  expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
});

it.each([
  ['key.ts', `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}`],
  ['account.json', `{"private_key_id": "${'0'.repeat(40)}"}`],
  ['config.ts', `apiKey: 'AIza${'x'.repeat(35)}'`],
  ['.env.production', ''],
  ['functions/.env.guides-1', ''],
])('a secret in %s is found', (file, text) => {
  expect(secretsIn([{ file, text }])).toEqual([file]);
});

it.each([
  ['.env.production.example', 'VITE_FIREBASE_API_KEY='],
  ['a.ts', 'a PRIVATE KEY is never here'],
])('%s is no secret', (file, text) => {
  expect(secretsIn([{ file, text }])).toEqual([]);
});
