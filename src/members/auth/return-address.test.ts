import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  ['/guide-profile', '/guide-profile'],
  ['/profile', '/profile'],
  ['/admin?q=Ana&request=r1', '/admin?q=Ana&request=r1'],
  ['/adminfoo', '/'],
  [`/admin?q=${'a'.repeat(2001)}`, '/'],
  ['/admin?q=#elsewhere', '/'],
  ['/ /admin', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/guides', '/'],
  ['', '/'],
])('after sign-in %j leads to %s', (next, address) => {
  expect(returnAddress(new URLSearchParams({ next }))).toBe(address);
});

test('without a page that was asked for, sign-in leads to the start page', () => {
  expect(returnAddress(new URLSearchParams())).toBe('/');
});
