import { expect, it } from 'vitest';
import { contentFindings, environmentFindings } from './preflight.ts';
import { readVariables } from './hosting/site-environment.ts';

const GOOD = {
  ...readVariables('rehearsal'),
  VITE_SITE_URL: 'https://www.guides.ge',
  VITE_FIREBASE_AUTH_DOMAIN: 'www.guides.ge',
  VITE_FIREBASE_PROJECT_ID: 'guides-1',
  VITE_FIREBASE_STORAGE_BUCKET: 'guides-1.firebasestorage.app',
};

it('a complete environment with one domain has no finding', () => {
  expect(environmentFindings(GOOD)).toEqual([]);
});

it.each([
  [{ VITE_FIREBASE_API_KEY: '' }, 'fix', 'VITE_FIREBASE_API_KEY is missing'],
  [{ VITE_FIREBASE_AUTH_DOMAIN: 'guides-1.firebaseapp.com' }, 'fix', 'a sign-in by redirect returns only'],
  [
    { VITE_SITE_URL: 'https://www.guides.example', VITE_FIREBASE_AUTH_DOMAIN: 'www.guides.example' },
    'fix',
    'VITE_SITE_URL is',
  ],
  [
    { VITE_FIREBASE_PROJECT_ID: 'demo-guides', VITE_FIREBASE_STORAGE_BUCKET: 'demo-guides.appspot.com' },
    'fix',
    'project of the emulators',
  ],
  [{ VITE_FIREBASE_STORAGE_BUCKET: 'pictures' }, 'decide', 'not the default bucket'],
  [{ VITE_FIREBASE_APP_CHECK_SITE_KEY: 'off' }, 'decide', 'App Check is off'],
] as const)('%o is found', (changes, need, text) => {
  expect(environmentFindings({ ...GOOD, ...changes })).toEqual([
    { need, text: expect.stringContaining(text) },
  ]);
});

it('lists the contact details and websites of partners that are not given', () => {
  const address = { ka: 'თბილისი', en: 'Tbilisi' };
  const email = 'info@guides.example';
  const partners = [{ url: undefined }, { url: 'https://huts.example/' }];
  expect(contentFindings({ address, email }, partners).map(({ need, text }) => [need, text])).toEqual([
    ['decide', expect.stringContaining('No phone, instagram, facebook of the association')],
    ['decide', expect.stringContaining('1 of 2 partners')],
  ]);
  const given = {
    phone: '+995 000 12 34 56',
    address,
    email,
    instagram: 'https://a.example',
    facebook: 'https://b.example',
  };
  expect(contentFindings(given, partners.slice(1))).toEqual([]);
});
