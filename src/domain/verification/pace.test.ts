import { expect, test } from 'vitest';
import { PACE_OF, paceOf } from './pace.ts';

const DAY = 86_400_000;
const decidedAfter = (days: number) => ({
  requested_at: new Date(0),
  reviewed_at: new Date(days * DAY),
});

test('returns the median number of days as the usual time', () => {
  expect(paceOf([4, 1, 9, 2].map(decidedAfter))).toEqual({ count: 4, usual_days: 2, longest_days: 9 });
});

test('counts a started day as a whole day, and a decision on the same day as one', () => {
  expect(paceOf([0, 0.2, 1.1].map(decidedAfter))).toMatchObject({ usual_days: 1, longest_days: 2 });
});

test('ignores undecided requests and those that were ended later', () => {
  const others = [
    { requested_at: new Date(0), reviewed_at: null },
    { requested_at: null, reviewed_at: new Date(0) },
    { ...decidedAfter(400), closed_as: 'revoked' },
    { ...decidedAfter(300), closed_as: 'withdrawn' },
  ];
  expect(paceOf([...others, ...[1, 2, 3].map(decidedAfter)])).toEqual({
    count: 3,
    usual_days: 2,
    longest_days: 3,
  });
});

test('returns nothing for too few decisions, and uses only the latest ones', () => {
  expect(paceOf([1, 2].map(decidedAfter))).toBeUndefined();
  const many = Array.from({ length: PACE_OF + 5 }, (_, index) => decidedAfter(index < PACE_OF ? 2 : 90));
  expect(paceOf(many)).toEqual({ count: PACE_OF, usual_days: 2, longest_days: 2 });
});

test('counts from the request on', () => {
  const late = (days: number) => ({
    requested_at: new Date(100 * DAY),
    reviewed_at: new Date((100 + days) * DAY),
  });
  expect(paceOf([1, 2, 3].map(late))).toEqual({ count: 3, usual_days: 2, longest_days: 3 });
});
