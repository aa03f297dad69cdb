import { describe, expect, it } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../settings.ts';
import { isExpiredApplication, isExpiredRejection, retentionCutoff } from './retention.ts';

const JUST_IN = new Date('2026-11-21T03:00:00Z');
const OUT = new Date('2026-11-21T02:59:59Z');
const NOW = new Date(JUST_IN);
NOW.setUTCMonth(NOW.getUTCMonth() + APPLICATION_RETENTION_MONTHS);

const old = {
  is_verified: false,
  open_request_id: null,
  updated_at: OUT,
  created_at: OUT,
} as const;

describe('an application', () => {
  it('is kept the months of its limit to the second', () => {
    expect(retentionCutoff(NOW)).toEqual(JUST_IN);
    expect(isExpiredApplication(old, [], NOW)).toBe(true);
    expect(isExpiredApplication({ ...old, updated_at: JUST_IN }, [], NOW)).toBe(false);
  });

  it.each<[string, Parameters<typeof isExpiredApplication>[0], Parameters<typeof isExpiredApplication>[1]]>([
    ['verified', { ...old, is_verified: true }, []],
    [
      'of a member whose term is over, also if a renewal was rejected',
      { ...old, approved: {} },
      [{ status: 'rejected', requested_at: OUT }],
    ],
    ['with an open request', { ...old, open_request_id: 'r' }, []],
    ['made since', { ...old, created_at: JUST_IN }, []],
    ['asked for since', old, [{ status: 'rejected', requested_at: JUST_IN, reviewed_at: null }]],
    ['decided since', old, [{ status: 'rejected', requested_at: OUT, reviewed_at: JUST_IN }]],
    [
      'whose first request only is old',
      old,
      [
        { status: 'rejected', requested_at: OUT },
        { status: 'rejected', requested_at: JUST_IN },
      ],
    ],
    ['without any date', { ...old, updated_at: null, created_at: null }, []],
  ])('stays when %s', (_, guide, requests) => {
    expect(isExpiredApplication(guide, requests, NOW)).toBe(false);
  });

  it('is deleted with all its old requests', () => {
    const status = 'rejected';
    const requests = [
      { status, requested_at: OUT, reviewed_at: OUT },
      { status, requested_at: OUT },
      { status, requested_at: null },
    ] as const;
    expect(isExpiredApplication(old, requests, NOW)).toBe(true);
    expect(isExpiredApplication({ ...old, updated_at: null }, [], NOW)).toBe(true);
  });
});

describe('an application with an open request', () => {
  const waiting = (asked_at: Date) => {
    const questions = [{ asked_at, asked_by: 'admin', text: 'Which level?' }];
    return [{ status: 'pending', requested_at: OUT, questions }] as const;
  };

  it('is kept, unless the guide has left a question without an answer for long', () => {
    const guide = { ...old, open_request_id: 'r' };
    expect(isExpiredApplication(guide, waiting(OUT), NOW)).toBe(true);
    expect(isExpiredApplication(guide, waiting(NOW), NOW)).toBe(false);
    const returned = { at: JUST_IN, decision: 'rejected', reason: 'The certificate has arrived.' } as const;
    expect(isExpiredApplication(guide, [{ ...waiting(OUT)[0], returned }], NOW)).toBe(false);
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
