import { expect, it } from 'vitest';
import { associationYearSchema } from './association-year.ts';

const isYear = (year_end: unknown) => associationYearSchema.safeParse({ year_end }).success;

it.each([
  [null],
  [{ month: 3, day: 31 }],
  [{ month: 12, day: 31 }],
  [{ month: 2, day: 29 }],
  [{ month: 1, day: 1 }],
])('a year may end on %j', (year_end) => {
  expect(isYear(year_end)).toBe(true);
});

it.each([
  [undefined],
  ['03-31'],
  [{ month: 2, day: 30 }],
  [{ month: 4, day: 31 }],
  [{ month: 0, day: 1 }],
  [{ month: 13, day: 1 }],
  [{ month: 3, day: 0 }],
  [{ month: 3, day: 1.5 }],
  [{ month: 1.5, day: 1 }],
  [{ month: 3 }],
  [{ month: 3, day: 31, year: 2027 }],
])('a year cannot end on %j', (year_end) => {
  expect(isYear(year_end)).toBe(false);
});
