import { expect, it } from 'vitest';
import { CheckLimit, CHECKS_PER_INSTANCE, CHECKS_PER_NETWORK } from './check-limit.ts';

const MINUTE = 60_000;

it('a network has so many answers in a minute, and others are not kept waiting', () => {
  let now = 0;
  const limit = new CheckLimit(() => now);
  for (let count = 0; count < CHECKS_PER_NETWORK; count += 1) expect(limit.take('a')).toBe(true);
  now += MINUTE - 1;
  expect(limit.take('a')).toBe(false);
  expect(limit.take('b')).toBe(true);
  now += 1;
  expect(limit.take('a')).toBe(true);
});

it('all networks together have so many answers in a minute', () => {
  let now = 0;
  const limit = new CheckLimit(() => now);
  for (let count = 0; count < CHECKS_PER_INSTANCE; count += 1) expect(limit.take(`n${count}`)).toBe(true);
  expect(limit.take('new')).toBe(false);
  now += MINUTE;
  expect(limit.take('new')).toBe(true);
});
