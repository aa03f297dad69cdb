import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const LIMITS = { network: 3, peer: 5, instance: 7 };

it('a network has so many answers in a minute, and others are not kept waiting', () => {
  let now = 0;
  const limit = new RateLimit(LIMITS, () => now);
  const a = { network: 'a', peer: 'p' };
  for (let count = 0; count < LIMITS.network; count += 1) expect(limit.take(a)).toBe(true);
  now += MINUTE - 1;
  expect(limit.take(a)).toBe(false);
  expect(limit.take({ network: 'b', peer: 'p' })).toBe(true);
  now += 1;
  expect(limit.take(a)).toBe(true);
});

it('whoever invents networks is stopped, and others are not kept waiting', () => {
  const limit = new RateLimit(LIMITS, () => 0);
  for (let count = 0; count < LIMITS.peer; count += 1)
    expect(limit.take({ network: `n${count}`, peer: 'p' })).toBe(true);
  expect(limit.take({ network: 'new', peer: 'p' })).toBe(false);
  expect(limit.take({ network: 'new', peer: 'other' })).toBe(true);
});

it('limits the responses per minute of all networks together', () => {
  let now = 0;
  const limit = new RateLimit(LIMITS, () => now);
  for (let count = 0; count < LIMITS.instance; count += 1)
    expect(limit.take({ network: `n${count}`, peer: `p${count}` })).toBe(true);
  expect(limit.take({ network: 'new', peer: 'new' })).toBe(false);
  now += MINUTE;
  expect(limit.take({ network: 'new', peer: 'new' })).toBe(true);
});
