import { expect, test, vi } from 'vitest';
import { leaveNotice, takeNotice } from './next-notice.ts';

test('the next page says the message, once', () => {
  expect(takeNotice()).toBeUndefined();
  leaveNotice('You are signed out');
  expect(takeNotice()).toBe('You are signed out');
  expect(takeNotice()).toBeUndefined();
});

test('without storage nothing is said', () => {
  vi.stubGlobal('sessionStorage', undefined);
  leaveNotice('You are signed out');
  expect(takeNotice()).toBeUndefined();
  vi.unstubAllGlobals();
});
