import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARCH } from '../../../tests/cases/association-year.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { DAY_MS } from '../timestamp.ts';
import {
  dueReminder,
  endAfterDay,
  endsLater,
  isSettableEnd,
  lastDayOf,
  renewalOpensAt,
  termEnd,
  yearAfter,
} from './term.ts';
import { RENEWAL_DAYS } from '../settings.ts';

describe('a term', () => {
  // Tbilisi time is four hours ahead of these times.
  it.each([
    ['in autumn', '2026-11-22T10:00:00Z', '2027-03-31'],
    ['on the first day of a year of the association', '2026-03-31T20:00:00Z', '2027-03-31'],
    ['in the last moment of 31 March', '2026-03-31T19:59:59.999Z', '2027-03-31'],
    ['in the last moment of the calendar year', '2026-12-31T19:59:59.999Z', '2027-03-31'],
    ['in the first moment of 1 January', '2026-12-31T20:00:00Z', '2028-03-31'],
    ['in February of a leap year', '2028-02-29T12:00:00Z', '2029-03-31'],
  ])('approved %s (%s) ends with %s', (_, approved, lastDay) => {
    expect(lastDayOf(termEnd(new Date(approved), MARCH))).toBe(lastDay);
  });

  it('ends at midnight in Tbilisi', () => {
    expect(termEnd(new Date('2026-11-22T10:00:00Z'), MARCH).toISOString()).toBe('2027-03-31T20:00:00.000Z');
  });

  // The last moment at which a term of 90 days is too short, and the one before it.
  it.each([
    [{ month: 12, day: 31 }, '2026-10-02T19:59:59.999Z', '2026-12-31'],
    [{ month: 12, day: 31 }, '2026-10-02T20:00:00Z', '2027-12-31'],
    [{ month: 12, day: 31 }, '2026-12-31T19:59:59.999Z', '2027-12-31'],
    [{ month: 12, day: 31 }, '2026-12-31T20:00:00Z', '2027-12-31'],
    [{ month: 1, day: 1 }, '2026-10-03T19:59:59.999Z', '2027-01-01'],
    [{ month: 1, day: 1 }, '2026-12-31T10:00:00Z', '2028-01-01'],
    [{ month: 3, day: 31 }, '2028-01-01T19:59:59.999Z', '2028-03-31'],
    [{ month: 3, day: 31 }, '2028-01-01T20:00:00Z', '2029-03-31'],
    [{ month: 6, day: 30 }, '2026-07-01T10:00:00Z', '2027-06-30'],
    [{ month: 2, day: 29 }, '2026-06-01T10:00:00Z', '2027-02-28'],
    [{ month: 2, day: 29 }, '2027-06-01T10:00:00Z', '2028-02-29'],
    [{ month: 2, day: 29 }, '2027-12-01T20:00:00Z', '2029-02-28'],
  ])('of a year that ends on %o, approved at %s, ends with %s', (yearEnd, approved, lastDay) => {
    expect(lastDayOf(termEnd(new Date(approved), yearEnd))).toBe(lastDay);
  });

  const days = fc
    .date({ min: new Date('2028-01-01'), max: new Date('2028-12-31T23:00:00Z'), noInvalidDate: true })
    .map((date) => ({ month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

  it('ends with that day for any day of the year and any approval, more than 90 days and at most a year later', () => {
    fc.assert(
      fc.property(days, instants, ({ month, day }, approved) => {
        const end = termEnd(approved, { month, day });
        const [, lastMonth, lastDay] = lastDayOf(end).split('-').map(Number);
        const isLeapDay = month === 2 && day === 29 && lastDay === 28;
        expect([lastMonth, lastDay]).toEqual([month, isLeapDay ? 28 : day]);
        expect(tbilisiDay(end)).not.toBe(lastDayOf(end));
        const left = (end.getTime() - approved.getTime()) / DAY_MS;
        expect(left).toBeGreaterThan(RENEWAL_DAYS);
        expect(left).toBeLessThanOrEqual(RENEWAL_DAYS + 366);
        // A renewal on any day on which it is possible brings a later end.
        expect(termEnd(renewalOpensAt(end), { month, day }).getTime()).toBeGreaterThan(end.getTime());
      }),
    );
  });
});

it('there is no end without a year', () => {
  expect(termEnd(new Date('2026-11-22T10:00:00Z'), null)).toBeNull();
  expect(lastDayOf(null)).toBeUndefined();
});

it.each([
  ['2026-11-27', '2027-11-27'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['2027-12-31', '2028-12-31'],
])('the same day a year after %s is %s', (day, after) => {
  expect(yearAfter(day)).toBe(after);
});

it.each([
  ['2027-03-31', '2026-03-31', true],
  ['2027-03-31', '2027-03-31', false],
  ['2026-03-31', '2027-03-31', false],
  ['', '2027-03-31', true],
  ['2027-03-31', '', false],
  ['', '', false],
])('a term until “%s” ends later than one until “%s”: %s', (day, other, isLater) => {
  const end = (text: string) => endAfterDay(text) ?? null;
  expect(endsLater(end(day), end(other))).toBe(isLater);
});

describe('an end that an admin sets', () => {
  it.each(['2027-03-31', '2028-02-29', '2026-12-31', '2026-01-01'])('%s is the last day', (day) => {
    const end = endAfterDay(day);
    expect(end && lastDayOf(end)).toBe(day);
    expect(end && tbilisiDay(end)).not.toBe(day);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-00-10', '27-01-01', '2027-1-1', '', '2027-01-01T00:00:00Z'])(
    '%s is no day',
    (text) => {
      expect(endAfterDay(text)).toBeUndefined();
    },
  );

  it('must be in the future, within the limit', () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const settable = (day: string) => {
      const end = endAfterDay(day);
      return end !== undefined && isSettableEnd(end, now);
    };
    expect(isSettableEnd(now, now)).toBe(false);
    expect(settable('2026-11-22')).toBe(true);
    expect(settable('2026-11-21')).toBe(false);
    expect(settable('2031-03-31')).toBe(true);
    expect(settable('2032-03-31')).toBe(false);
  });
});

it('a renewal opens 90 days before the end', () => {
  const end = new Date('2027-03-31T20:00:00Z');
  expect(renewalOpensAt(end).toISOString()).toBe('2026-12-31T20:00:00.000Z');
});

describe('the reminder that is due', () => {
  const endsAt = new Date('2027-03-31T20:00:00Z');
  it.each([
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [0.1, 7],
  ])('returns the right reminder %s days before the end', (days, due) => {
    expect(dueReminder(endsAt, new Date(endsAt.getTime() - days * DAY_MS))).toBe(due);
  });
});
