import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  [{ next: '/guide-profile' }, '/guide-profile'],
  [{ next: '/profile' }, '/profile'],
  [{ next: 'https://elsewhere.example/' }, '/'],
  [{ next: '//elsewhere.example' }, '/'],
  [{ next: '/guides' }, '/'],
  [null, '/'],
  [undefined, '/'],
])('after sign-in %j leads to %s', (state, address) => {
  expect(returnAddress(state)).toBe(address);
});
