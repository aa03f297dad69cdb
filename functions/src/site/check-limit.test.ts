import { expect, it } from 'vitest';
import { CheckLimit, CHECKS_PER_INSTANCE, CHECKS_PER_NETWORK, CHECKS_PER_PEER } from './check-limit.ts';

const MINUTE = 60_000;

it('a network has so many answers in a minute, and others are not kept waiting', () => {
  let now = 0;
  const limit = new CheckLimit(() => now);
  const a = { network: 'a', peer: 'p' };
  for (let count = 0; count < CHECKS_PER_NETWORK; count += 1) expect(limit.take(a)).toBe(true);
  now += MINUTE - 1;
  expect(limit.take(a)).toBe(false);
  expect(limit.take({ network: 'b', peer: 'p' })).toBe(true);
  now += 1;
  expect(limit.take(a)).toBe(true);
});

it('whoever invents networks is stopped, and others are not kept waiting', () => {
  const limit = new CheckLimit(() => 0);
  for (let count = 0; count < CHECKS_PER_PEER; count += 1)
    expect(limit.take({ network: `n${count}`, peer: 'p' })).toBe(true);
  expect(limit.take({ network: 'new', peer: 'p' })).toBe(false);
  expect(limit.take({ network: 'new', peer: 'other' })).toBe(true);
});

it('all networks together have so many answers in a minute', () => {
  let now = 0;
  const limit = new CheckLimit(() => now);
  for (let count = 0; count < CHECKS_PER_INSTANCE; count += 1)
    expect(limit.take({ network: `n${count}`, peer: `p${count}` })).toBe(true);
  expect(limit.take({ network: 'new', peer: 'new' })).toBe(false);
  now += MINUTE;
  expect(limit.take({ network: 'new', peer: 'new' })).toBe(true);
});
