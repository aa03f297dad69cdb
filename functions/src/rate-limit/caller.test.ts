import { describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';

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
