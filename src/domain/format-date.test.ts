import { expect, test } from 'vitest';
import { formatDate, formatDays, formatYearDay, monthNames } from './format-date.ts';
import { PAGE_LANGS } from './lang.ts';

test.each([
  ['2025-01-02', 'January 2, 2025', '2 იანვარი, 2025'],
  ['2025-08-10', 'August 10, 2025', '10 აგვისტო, 2025'],
  ['2025-12-31', 'December 31, 2025', '31 დეკემბერი, 2025'],
  // In Tbilisi it is already the next day.
  ['2025-12-31T20:30:00Z', 'January 1, 2026', '1 იანვარი, 2026'],
])('%s is %s and %s', (date, english, georgian) => {
  expect(formatDate(date, 'en')).toBe(english);
  expect(formatDate(date, 'ka')).toBe(georgian);
});

test.each([
  ['2027-08-03', '2027-08-03', 'August 3, 2027', '3 აგვისტო, 2027'],
  ['2027-08-03', '2027-08-05', 'August 3–5, 2027', '3–5 აგვისტო, 2027'],
  ['2027-08-03', '2027-09-05', 'August 3\u00a0– September 5, 2027', '3 აგვისტო\u00a0– 5 სექტემბერი, 2027'],
  [
    '2026-08-03',
    '2027-08-05',
    'August 3, 2026\u00a0– August 5, 2027',
    '3 აგვისტო, 2026\u00a0– 5 აგვისტო, 2027',
  ],
])('from %s to %s is %s and %s', (from, to, english, georgian) => {
  expect(formatDays(from, to, 'en')).toBe(english);
  expect(formatDays(from, to, 'ka')).toBe(georgian);
});

test('a day of the year has no year', () => {
  expect(formatYearDay({ month: 2, day: 29 }, 'en')).toBe('February 29');
  expect(formatYearDay({ month: 2, day: 29 }, 'ka')).toBe('29 თებერვალი');
  expect(PAGE_LANGS.map((lang) => monthNames(lang)[11])).toEqual(['დეკემბერი', 'December']);
});

test('a date without a time is the same day everywhere, an instant is a day in Tbilisi', () => {
  expect(formatDate('2025-08-10', 'en')).toBe('August 10, 2025');
  expect(formatDate(new Date('2025-08-10T20:30:00Z'), 'en')).toBe('August 11, 2025');
  expect(formatDate(new Date('2025-08-10T19:30:00Z'), 'ka')).toBe('10 აგვისტო, 2025');
});

test.each(['tomorrow', new Date(NaN)])('%s is refused', (date) => {
  expect(() => formatDate(date, 'en')).toThrow(RangeError);
});
