import { expect, it, describe, vi } from 'vitest';
import { RateLimit, callerOf } from './rate-limit.ts';

const MINUTE = 60_000;
const LIMITS = { network: 3, peer: 5 };
const visitor = (network: string) => ({ network, isDirect: false });
const program = (network: string) => ({ network, isDirect: true });

function takes(limit: RateLimit, caller: ReturnType<typeof visitor>, times: number): boolean[] {
  return Array.from({ length: times }, () => limit.take(caller));
}

it.each([
  [visitor('a'), LIMITS.network],
  [program('a'), LIMITS.peer],
])('%j has so many answers in a minute, and others are not kept waiting', (caller, most) => {
  let now = 0;
  const limit = new RateLimit(LIMITS, () => now);
  expect(takes(limit, caller, most)).not.toContain(false);
  now += MINUTE - 1;
  expect(limit.take(caller)).toBe(false);
  expect(limit.take({ ...caller, network: 'b' })).toBe(true);
  now += 1;
  expect(limit.take(caller)).toBe(true);
});

it('however many networks and programs call, another visitor is not refused', () => {
  const limit = new RateLimit(LIMITS, () => 0);
  for (let count = 0; count < 1000; count += 1)
    takes(limit, count % 2 === 0 ? visitor(`n${count}`) : program(`p${count}`), 10);
  expect(limit.take(visitor('new'))).toBe(true);
});

it('limits all together where that is wanted', () => {
  let now = 0;
  const limit = new RateLimit({ ...LIMITS, all: 4 }, () => now);
  for (let count = 0; count < 4; count += 1) expect(limit.take(visitor(`n${count}`))).toBe(true);
  expect(limit.take(visitor('new'))).toBe(false);
  now += MINUTE;
  expect(takes(limit, visitor('new'), 4)).toEqual([true, true, true, false]);
});

it('measures the minute itself', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limit = new RateLimit({ network: 1, peer: 1 });
  expect(takes(limit, visitor('a'), 2)).toEqual([true, false]);
  vi.advanceTimersByTime(MINUTE);
  expect(limit.take(visitor('a'))).toBe(true);
  vi.useRealTimers();
});

it('remembers ten thousand callers, the latest', () => {
  const limit = new RateLimit(LIMITS, () => 0);
  takes(limit, visitor('first'), LIMITS.network);
  for (let count = 1; count < 10_000; count += 1) limit.take(visitor(`n${count}`));
  expect(limit.take(visitor('first'))).toBe(false);
  limit.take(visitor('one more'));
  expect(limit.take(visitor('first'))).toBe(true);
});

const GOOGLE = '66.249.93.1';

describe('a caller', () => {
  it.each([GOOGLE, '2a00:1450:4864:20::1', `::ffff:${GOOGLE}`])(
    'behind Hosting is the entry before the front end %s, regardless of what was sent',
    (frontEnd) => {
      const expected = visitor('203.0.113.9');
      expect(callerOf(`203.0.113.9,${frontEnd}`)).toEqual(expected);
      expect(callerOf(`198.51.100.7, 203.0.113.9, ${frontEnd}`)).toEqual(expected);
    },
  );

  it('of the function’s own address is the last entry alone, and never a visitor', () => {
    const direct = callerOf('203.0.113.9');
    expect(direct).toEqual(program('direct 203.0.113.9'));
    for (const invented of ['198.51.100.1', '198.51.100.2', `a, ${GOOGLE}`, '203.0.113.9'])
      expect(callerOf(`${invented},203.0.113.9`)).toEqual(direct);
    // A machine of a customer of Google's cloud.
    for (const machine of ['34.76.1.1', '2600:1900:4010::1'])
      expect(callerOf(`198.51.100.1, ${machine}`).isDirect).toBe(true);
    expect(callerOf(GOOGLE)).toEqual(program(`direct ${GOOGLE}`));
  });

  it('with IPv6 is identified by its network, not by a single address', () => {
    for (const address of ['2001:db8:1:2:3:4:5:6', '2001:db8:1::1', '2001:db8:1:ffff::'])
      expect(callerOf(`${address}, ${GOOGLE}`).network).toBe('2001:db8:1');
    expect(callerOf(`2001:db8:1::ffff:1.2.3.4, ${GOOGLE}`).network).toBe('2001:db8:1');
    expect(callerOf(`2001:db8::1, ${GOOGLE}`).network).toBe('2001:db8:0');
    expect(callerOf(`2001::1, ${GOOGLE}`).network).toBe('2001:0:0');
    expect(callerOf('2001:db8:1::1').network).toBe('direct 2001:db8:1');
  });

  it('with an IPv4 address written as IPv6 is that address', () => {
    expect(callerOf(`::ffff:203.0.113.9, ${GOOGLE}`).network).toBe('203.0.113.9');
    expect(callerOf('::FFFF:203.0.113.9')).toEqual(callerOf('203.0.113.9'));
  });

  it('may be unknown', () => {
    for (const none of [undefined, '', ',']) expect(callerOf(none)).toEqual(program('direct '));
    expect(callerOf('unknown').isDirect).toBe(true);
  });
});
