import { expect, it } from 'vitest';
import { hasCode, isUserNotFound } from './service-errors.ts';

const coded = (code: number | string) => Object.assign(new Error(), { code });

it('the code is that of an error of a service', () => {
  const thrown = [undefined, { code: 5 }, new Error(), coded(6), coded(5)];
  expect(thrown.map((error) => hasCode(error, 5))).toEqual([false, false, false, false, true]);
  expect(isUserNotFound(coded('auth/user-not-found'))).toBe(true);
});
