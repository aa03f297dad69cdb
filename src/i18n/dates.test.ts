import { describe, expect, it } from 'vitest';
import type { Lang } from '../domain/lang.ts';
import { tbilisiDay } from '../domain/tbilisi-day.ts';
import { DAY_MS } from '../domain/timestamp.ts';
import { formatAge } from './age.ts';
import { formatDate, formatNumber, formatTime } from './dates.ts';

const GEORGIAN_MONTHS = [
  'იანვარი', 'თებერვალი', 'მარტი', 'აპრილი', 'მაისი', 'ივნისი',
  'ივლისი', 'აგვისტო', 'სექტემბერი', 'ოქტომბერი', 'ნოემბერი', 'დეკემბერი',
]; // oxfmt-ignore

describe('formatDate', () => {
  it('writes every month as CLDR does', () => {
    GEORGIAN_MONTHS.forEach((name, index) => {
      const date = `2025-${String(index + 1).padStart(2, '0')}-10`;
      expect(formatDate(date, 'ka')).toBe(`10 ${name}, 2025`);
      const cldr = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      expect(formatDate(date, 'en')).toBe(cldr.format(new Date(date)));
    });
  });

  it('does not shift a date-only value', () => {
    expect(formatDate('2025-08-10', 'ka')).toBe('10 აგვისტო, 2025');
    expect(formatDate('2025-01-01', 'en')).toBe('January 1, 2025');
  });

  it('shows instants in Tbilisi time, four hours ahead of UTC', () => {
    expect(formatDate(new Date('2025-08-09T20:00:00Z'), 'en')).toBe('August 10, 2025');
    expect(formatDate(new Date('2025-08-09T19:59:59Z'), 'en')).toBe('August 9, 2025');
    expect(tbilisiDay(new Date('2024-12-31T20:30:00Z'))).toBe('2025-01-01');
  });

  it('formats the time of day of an instant in Tbilisi', () => {
    expect(formatTime(new Date('2025-08-09T20:05:59Z'))).toBe('00:05');
    expect(formatTime(new Date('2025-08-09T09:30:00Z'))).toBe('13:30');
  });

  it('throws for an invalid date', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError);
  });
});

describe('formatNumber', () => {
  it.each([
    [4.8, '4,8', '4.8'],
    [1200, '1200', '1,200'],
    [12000, '12\u00A0000', '12,000'],
    [1234567, '1\u00A0234\u00A0567', '1,234,567'],
    [-5, '−5', '−5'],
    [0, '0', '0'],
  ])('writes %d', (value, ka, en) => {
    expect(formatNumber(value, 'ka')).toBe(ka);
    expect(formatNumber(value, 'en')).toBe(en);
  });
});

it('formats an age in days', () => {
  const age = (days: number, lang: Lang) => formatAge(new Date(0), lang, days * DAY_MS);
  expect([0, 1, 3].map((days) => age(days, 'ka'))).toEqual(['დღეს', 'გუშინ', '3 დღის წინ']);
  expect([0.9, 1.5, 30].map((days) => age(days, 'en'))).toEqual(['today', 'yesterday', '30 days ago']);
});
