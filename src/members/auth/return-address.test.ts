import { beforeEach, expect, test, vi } from 'vitest';
import { storeReturnAddress, takeReturnAddress } from './return-address.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  [{ next: '/guide-profile' }, '/guide-profile'],
  [{ next: '/profile' }, '/profile'],
  [{ next: '/admin?q=Ana&request=r1' }, '/admin?q=Ana&request=r1'],
  [{ next: '/adminfoo' }, '/'],
  [{ next: `/admin?q=${'a'.repeat(2001)}` }, '/'],
  [{ next: '/admin?q=#elsewhere' }, '/'],
  [{ next: '/ /admin' }, '/'],
  [{ next: 'https://elsewhere.example/' }, '/'],
  [{ next: '//elsewhere.example' }, '/'],
  [{ next: '/guides' }, '/'],
  [null, '/'],
  [undefined, '/'],
])('after sign-in %j leads to %s', (state, address) => {
  expect(takeReturnAddress(state)).toBe(address);
});

test('the page that was kept before leaving the site is gone back to, once', () => {
  storeReturnAddress('/admin');
  expect(takeReturnAddress(null)).toBe('/admin');
  expect(takeReturnAddress(null)).toBe('/');
});

test('a newer question wins over the page that was kept', () => {
  storeReturnAddress('/admin');
  expect(takeReturnAddress({ next: '/profile' })).toBe('/profile');
  expect(takeReturnAddress(null)).toBe('/');
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/guides'])('%s is not kept', (address) => {
  storeReturnAddress(address);
  expect(takeReturnAddress(null)).toBe('/');
});

test('returns the start page when storage is unavailable', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeReturnAddress('/admin')).not.toThrow();
  expect(takeReturnAddress(null)).toBe('/');
  vi.unstubAllGlobals();
});
