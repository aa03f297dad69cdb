import { expect, test } from 'vitest';
import { presentStanding, standingOf, standingSince } from './standing.ts';

const [requested_at, reviewed_at, at] = [new Date(1), new Date(2), new Date(3)];
const returned = { at, decision: 'approved', reason: 'A wrong picture' } as const;

test.each([
  ['pending', { status: 'pending', requested_at }, requested_at],
  ['returned', { status: 'pending', requested_at, reviewed_at: null, returned }, at],
  ['approved', { status: 'approved', requested_at, reviewed_at, returned }, reviewed_at],
  ['rejected', { status: 'rejected', requested_at, reviewed_at, closed_as: null }, reviewed_at],
  ['revoked', { status: 'rejected', requested_at, reviewed_at, closed_as: 'revoked' }, reviewed_at],
  ['withdrawn', { status: 'rejected', requested_at, reviewed_at, closed_as: 'withdrawn' }, reviewed_at],
] as const)('%s has a date of its own', (standing, request, since) => {
  expect(standingOf(request)).toBe(standing);
  expect(standingSince(request)).toBe(since);
});

test('an approval ends with the term, and nothing else does', () => {
  const approved = { status: 'approved', requested_at, reviewed_at } as const;
  expect(presentStanding(approved, false)).toBe('approved');
  expect(presentStanding(approved, true)).toBe('ended');
  expect(presentStanding({ ...approved, status: 'rejected', closed_as: 'withdrawn' }, true)).toBe(
    'withdrawn',
  );
});
