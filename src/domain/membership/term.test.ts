import { describe, expect, it } from 'vitest';
import { tbilisiDay } from '../tbilisi-day.ts';
import { dueReminder, endAfterDay, isSettableEnd, lastDayOf, renewalOpensAt, termEnd } from './term.ts';

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
    expect(lastDayOf(termEnd(new Date(approved)))).toBe(lastDay);
  });

  it('ends at midnight in Tbilisi', () => {
    expect(termEnd(new Date('2026-11-22T10:00:00Z')).toISOString()).toBe('2027-03-31T20:00:00.000Z');
  });
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
  const DAY = 86_400_000;
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
    expect(dueReminder(endsAt, new Date(endsAt.getTime() - days * DAY))).toBe(due);
  });
});
