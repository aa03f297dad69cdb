import { describe, expect, it } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../settings.ts';
import { isExpiredApplication, isExpiredRejection, retentionCutoff } from './retention.ts';

const JUST_IN = new Date('2026-11-21T03:00:00Z');
const OUT = new Date('2026-11-21T02:59:59Z');
const NOW = new Date(JUST_IN);
NOW.setUTCMonth(NOW.getUTCMonth() + APPLICATION_RETENTION_MONTHS);

describe('an application', () => {
  const old = {
    is_verified: false,
    verification_status: 'rejected',
    open_request_id: null,
    updated_at: OUT,
    created_at: OUT,
  } as const;

  it('is kept the months of its limit to the second', () => {
    expect(retentionCutoff(NOW)).toEqual(JUST_IN);
    expect(isExpiredApplication(old, [], NOW)).toBe(true);
    expect(isExpiredApplication({ ...old, updated_at: JUST_IN }, [], NOW)).toBe(false);
  });

  it.each([
    ['verified', { ...old, is_verified: true }, []],
    ['approved before its term was over', { ...old, verification_status: 'approved' } as const, []],
    ['with an open request', { ...old, open_request_id: 'r' }, []],
    ['made since', { ...old, created_at: JUST_IN }, []],
    ['asked for since', old, [{ requested_at: JUST_IN, reviewed_at: null }]],
    ['decided since', old, [{ requested_at: OUT, reviewed_at: JUST_IN }]],
    ['whose first request only is old', old, [{ requested_at: OUT }, { requested_at: JUST_IN }]],
    ['without any date', { ...old, updated_at: null, created_at: null }, []],
  ])('stays when %s', (_, guide, requests) => {
    expect(isExpiredApplication(guide, requests, NOW)).toBe(false);
  });

  it('is deleted with all its old requests', () => {
    const requests = [{ requested_at: OUT, reviewed_at: OUT }, { requested_at: OUT }, { requested_at: null }];
    expect(isExpiredApplication(old, requests, NOW)).toBe(true);
    expect(isExpiredApplication({ ...old, updated_at: null }, [], NOW)).toBe(true);
  });
});

describe('a rejection', () => {
  it.each([
    ['rejected', OUT, true],
    ['rejected', JUST_IN, false],
    ['rejected', null, false],
    ['approved', OUT, false],
    ['pending', null, false],
  ] as const)('%s at %s is erased: %s', (status, reviewed_at, expected) => {
    expect(isExpiredRejection({ status, reviewed_at }, NOW)).toBe(expected);
  });
});
