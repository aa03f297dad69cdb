import { expect, it } from 'vitest';
import type { Intake } from '../domain/school/intakes.ts';
import { intakeCalendar } from './calendar.ts';

const INTAKE: Intake = {
  id: 'spring',
  programme: 'mountain-leader',
  state: 'open',
  first_day: '2027-04-01',
  place: { ka: 'თბილისი, გუდაური; სკოლა', en: 'Tbilisi, Gudauri; C:\\ school' },
  assessment_day: '2027-03-20',
  deadline: '2027-03-10',
};
const drawn = (lang: 'ka' | 'en', more: Partial<Intake> = {}) =>
  intakeCalendar({ ...INTAKE, ...more }, lang, new Date('2026-11-27T10:20:30.456Z'));

it('has a day-long event for each day of an intake', () => {
  const lines = drawn('en').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  const of = (name: string) => lines.filter((one) => one.startsWith(name));
  expect(of('DTSTART')).toEqual(
    ['20270401', '20270320', '20270310'].map((day) => `DTSTART;VALUE=DATE:${day}`),
  );
  expect(of('SUMMARY')).toEqual(
    ['first day', 'assessment day', 'last day to apply'].map((what) => `SUMMARY:Mountain Leader: ${what}`),
  );
  expect(new Set(of('UID:'))).toHaveLength(3);
  expect(of('DTSTAMP')[0]).toBe('DTSTAMP:20261127T102030Z');
  expect(of('LOCATION')[0]).toBe(String.raw`LOCATION:Tbilisi\, Gudauri\; C:\\ school`);
  expect(of('STATUS')[0]).toBe('STATUS:CONFIRMED');
});

it('has the first day alone where no other is known, and says that it is cancelled', () => {
  const { assessment_day: _a, deadline: _d, ...others } = INTAKE;
  const only = intakeCalendar({ ...others, state: 'cancelled' }, 'ka', new Date());
  expect(only.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  expect(only).toContain('STATUS:CANCELLED');
});

it('folds long lines at 75 bytes, between characters', () => {
  const text = drawn('ka', { place: { ka: 'ქ'.repeat(100), en: 'x' } });
  for (const one of text.split('\r\n')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${'ქ'.repeat(100)}`);
});
