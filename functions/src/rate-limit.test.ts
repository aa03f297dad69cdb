import { expect, it, describe } from 'vitest';
import { RateLimit, callerOf } from './rate-limit.ts';

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

const GOOGLE = '66.249.93.1';

describe('a caller', () => {
  it('behind Hosting is the entry before the front end, regardless of what was sent', () => {
    const expected = { network: '203.0.113.9', peer: GOOGLE };
    expect(callerOf(`203.0.113.9,${GOOGLE}`)).toEqual(expected);
    expect(callerOf(`198.51.100.7, 203.0.113.9, ${GOOGLE}`)).toEqual(expected);
  });

  it('of the function’s own address is identified by the last entry, regardless of what was sent', () => {
    expect(callerOf('203.0.113.9').network).toBe('203.0.113.9');
    for (const invented of ['198.51.100.1', '198.51.100.2', `a, ${GOOGLE}`])
      expect(callerOf(`${invented},203.0.113.9`).peer).toBe('203.0.113.9');
  });

  it('with IPv6 is identified by its network, not by a single address', () => {
    for (const address of ['2001:db8:1:2:3:4:5:6', '2001:db8:1::1', '2001:db8:1:ffff::'])
      expect(callerOf(`${address}, ${GOOGLE}`).network).toBe('2001:db8:1');
    expect(callerOf(`2001:db8::1, ${GOOGLE}`).network).toBe('2001:db8:0');
  });

  it('may be unknown', () => {
    expect(callerOf(undefined)).toEqual({ network: '', peer: '' });
  });
});
