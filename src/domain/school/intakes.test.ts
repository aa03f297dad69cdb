import { describe, expect, it } from 'vitest';
import {
  ageOn,
  intakeSchema,
  lastDayToApply,
  minimumAge,
  presentIntake,
  takesApplications,
  upcomingIntakes,
  type Intake,
} from './intakes.ts';

const TODAY = '2027-03-10';
const intake = (more: Partial<Intake> = {}): Intake => ({
  id: 'spring',
  programme: 'mountain-leader',
  state: 'open',
  first_day: '2027-04-01',
  place: { ka: 'თბილისი', en: 'Tbilisi' },
  ...more,
});

it('upcoming intakes are those that have not begun, the next one first', () => {
  const all = [
    intake({ id: 'later', first_day: '2027-09-01', state: 'cancelled' }),
    intake({ id: 'today', first_day: TODAY }),
    intake({ id: 'past', first_day: '2027-03-09' }),
    intake({ id: 'next' }),
  ];
  expect(upcomingIntakes(all, TODAY).map(({ id }) => id)).toEqual(['today', 'next', 'later']);
});

it.each([
  ['on another day', '2027-04-01', { first_day: '2027-05-01' }, true],
  ['on an earlier day, which may be today', '2027-04-01', { first_day: TODAY }, true],
  ['on no earlier day that is past', '2027-04-01', { first_day: '2027-03-09' }, false],
  ['on a day that is past, where it had begun before', '2027-03-01', { first_day: '2027-03-01' }, true],
  ['for no other programme', '2027-04-01', { programme: 'ski-teacher' }, false],
] as const)('a chosen intake is as it is published now: %s', (_what, first_day, more, isTaken) => {
  const [now, chosen] = [intake(more), intake({ first_day })];
  expect(presentIntake([now], chosen, TODAY)).toBe(isTaken ? now : chosen);
});

it.each([
  ['a place', 'Gudauri, upper station', true],
  ['more than a line', 'Gudauri\nDear client', false],
  ['an address', 'Gudauri evil.example/login', false],
  ['a telephone number', 'Call +995 599 00 11 22', false],
  ['a house number', 'Rustaveli 14/2, 3rd floor', true],
  ['too much', 'a'.repeat(61), false],
])('an intake is at %s', (_what, en, isTaken) => {
  expect(intakeSchema.safeParse(intake({ place: { ka: 'გუდაური', en } })).success).toBe(isTaken);
});

describe('applications', () => {
  it.each([
    ['an open intake', {}, true],
    ['the waiting list of a full one', { state: 'full' }, true],
    ['not an announced one', { state: 'announced' }, false],
    ['not a cancelled one', { state: 'cancelled' }, false],
    ['on its last day', { deadline: TODAY }, true],
    ['not after it', { deadline: '2027-03-09' }, false],
    ['on the first day where no other is named', { first_day: TODAY }, true],
    ['not after the first day', { first_day: '2027-03-09' }, false],
    [
      'not after the first day, whatever the deadline says',
      { first_day: '2027-03-09', deadline: TODAY },
      false,
    ],
  ] as const)('are taken: %s', (_, more, taken) => {
    expect(takesApplications(intake(more), TODAY)).toBe(taken);
  });

  it('have a last day', () => {
    expect(lastDayToApply(intake())).toBe('2027-04-01');
    expect(lastDayToApply(intake({ deadline: '2027-03-20' }))).toBe('2027-03-20');
    expect(lastDayToApply(intake({ deadline: '2027-05-01' }))).toBe('2027-04-01');
  });
});

it('the minimum age is 18 unless it is said', () => {
  expect(minimumAge(intake())).toBe(18);
  expect(minimumAge(intake({ minimum_age: 16 }))).toBe(16);
});

it.each([
  ['2027-04-01', '2009-04-01', 18],
  ['2027-04-01', '2009-04-02', 17],
  ['2027-04-01', '2009-03-31', 18],
  ['2027-12-31', '2009-01-01', 18],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
])('on %s somebody born on %s is %i', (day, birthday, age) => expect(ageOn(day, birthday)).toBe(age));
