import { expect, it } from 'vitest';
import { authDomainAt } from './config.ts';

const SITE = { siteUrl: 'https://guides.example', projectId: 'p1-guides' };

it.each([
  ['guides.example', 'guides.example', 'guides.example'],
  ['p1-guides.web.app', 'guides.example', 'p1-guides.web.app'],
  ['p1-guides.firebaseapp.com', 'guides.example', 'p1-guides.firebaseapp.com'],
  // A preview channel, and another project: their helper pages are not registered.
  ['p1-guides--preview.web.app', 'guides.example', 'guides.example'],
  ['other.web.app', 'guides.example', 'guides.example'],
  ['p1-guides.web.app', 'p1-guides.firebaseapp.com', 'p1-guides.firebaseapp.com'],
])('at %s with %s the helper pages are those of %s', (host, authDomain, expected) => {
  expect(authDomainAt(host, { ...SITE, authDomain })).toBe(expected);
});
