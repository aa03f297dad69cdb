import { describe, expect, it } from 'vitest';
import { MARCH } from '../../../tests/cases/association-year.ts';
import type { YearEnd } from './association-year.ts';
import {
  approvedMembership,
  endedMembership,
  isCurrent,
  mayRenew,
  membershipBefore,
  membershipInYear,
  membershipSchema,
  newMembership,
  restoredMembership,
  stateAt,
  stateOn,
  withdrawnMembership,
  type Membership,
} from './membership.ts';
import { endAfterDay, lastDayOf } from './term.ts';

const AUTUMN = new Date('2026-11-22T10:00:00Z');
const JANUARY = new Date('2027-01-10T10:00:00Z');
const APRIL = new Date('2027-04-10T10:00:00Z');
const ofYear = (yearEnd: YearEnd) => newMembership('guide', 1001, AUTUMN, yearEnd);
const FIRST = ofYear(MARCH);
const ENDLESS = ofYear(null);
const SET = { at: AUTUMN, by_admin: true };

function lastDay({ ends_at }: Membership): string | undefined {
  return lastDayOf(ends_at);
}

describe('an approval', () => {
  it('leaves the term unchanged when it approves a change', () => {
    expect(approvedMembership(FIRST, false, JANUARY, MARCH)).toBe(FIRST);
  });

  it('of a renewal extends the term to the end of the next year and preserves number and start', () => {
    const renewed = approvedMembership(FIRST, true, JANUARY, MARCH);
    expect(renewed).toMatchObject({ number: 1001, since: AUTUMN, state: 'valid', changed_at: JANUARY });
    expect(lastDay(renewed)).toBe('2028-03-31');
  });

  it.each([
    ['set by an admin, a short time before the next end', '2027-03-15', '2028-03-31'],
    ['set by an admin, between two ends', '2026-11-30', '2027-03-31'],
    ['set by an admin, years ahead', '2030-03-31', '2031-03-31'],
  ])('of a renewal ends later than a term %s', (_, present, renewed) => {
    const set = { ...FIRST, ends_at: endAfterDay(present) ?? null, end_set: SET };
    const after = approvedMembership(set, true, AUTUMN, MARCH);
    expect(lastDay(after)).toBe(renewed);
    expect(after.end_set).toBeNull();
  });

  it('gives no end while the association has no year', () => {
    expect(newMembership('guide', 1001, AUTUMN, null)).toEqual({ ...FIRST, ends_at: null });
    expect(approvedMembership(FIRST, true, JANUARY, null)).toMatchObject({ state: 'valid', ends_at: null });
    expect(approvedMembership(endedMembership(FIRST), false, APRIL, null).ends_at).toBeNull();
  });

  it('leaves a membership without an end as it is, also when its guide had asked for a renewal', () => {
    expect(approvedMembership(ENDLESS, true, JANUARY, MARCH)).toBe(ENDLESS);
    expect(approvedMembership(ENDLESS, false, JANUARY, MARCH)).toBe(ENDLESS);
  });

  it.each([
    ['ended', endedMembership(FIRST)],
    ['over, before the nightly job has run', FIRST],
    ['withdrawn', withdrawnMembership({ ...FIRST, ends_at: new Date('2030-03-31T20:00:00Z') }, JANUARY)],
  ])('of a guide whose membership is %s begins a new term', (_, membership) => {
    const again = approvedMembership(membership, false, APRIL, MARCH);
    expect(again).toMatchObject({ number: 1001, state: 'valid', changed_at: APRIL });
    expect(lastDay(again)).toBe('2028-03-31');
  });
});

describe('the state', () => {
  it('is valid until the last moment of the term', () => {
    expect(stateAt(FIRST, new Date('2027-03-31T19:59:59.999Z'))).toBe('valid');
    expect(stateAt(FIRST, new Date('2027-03-31T20:00:00Z'))).toBe('ended');
    expect(stateOn(FIRST, '2027-03-31')).toBe('valid');
    expect(stateOn(FIRST, '2027-04-01')).toBe('ended');
    expect(isCurrent(endedMembership(FIRST), AUTUMN)).toBe(false);
  });

  it('stays withdrawn after the end of the term', () => {
    expect(stateAt(withdrawnMembership(FIRST, JANUARY), APRIL)).toBe('withdrawn');
    expect(stateOn(withdrawnMembership(FIRST, JANUARY), '2028-01-01')).toBe('withdrawn');
  });
});

describe('a decision that is taken back', () => {
  const renewed = approvedMembership(FIRST, true, JANUARY, MARCH);
  const before = membershipBefore(FIRST);

  it('restores the previous term', () => {
    const later = new Date('2027-02-01T10:00:00Z');
    expect(restoredMembership(renewed, before, JANUARY, later)).toEqual({ ...FIRST, changed_at: JANUARY });
    const set = { ...FIRST, end_set: SET };
    expect(restoredMembership(renewed, membershipBefore(set), JANUARY, JANUARY)).toEqual({
      ...set,
      changed_at: JANUARY,
    });
  });

  it('does not restore a term that has ended since', () => {
    expect(restoredMembership(renewed, before, JANUARY, APRIL)).toEqual(endedMembership(FIRST));
  });

  it('leaves an end that was set after it, and none that was set before', () => {
    const ends_at = new Date('2027-02-15T20:00:00Z');
    const set = { ...renewed, ends_at, end_set: { at: JANUARY, by_admin: true } };
    expect(restoredMembership(set, before, JANUARY, JANUARY).ends_at).toEqual(FIRST.ends_at);
    const earlier = new Date(JANUARY.getTime() - 1);
    expect(restoredMembership(set, before, earlier, JANUARY)).toMatchObject({
      state: 'valid',
      ends_at,
      end_set: set.end_set,
    });
    // The term may have ended by the time the decision is taken back.
    const later = new Date('2027-03-01T10:00:00Z');
    expect(restoredMembership(set, before, earlier, later)).toEqual(endedMembership(set));
    const wasOver = membershipBefore({ ...FIRST, ends_at: AUTUMN });
    expect(restoredMembership(set, wasOver, earlier, JANUARY)).toMatchObject({
      state: 'ended',
      ends_at: AUTUMN,
    });
  });

  it('restores a membership without an end', () => {
    const revoked = withdrawnMembership(ENDLESS, JANUARY);
    const restored = restoredMembership(revoked, membershipBefore(ENDLESS), JANUARY, APRIL);
    expect(restored).toEqual({ ...ENDLESS, changed_at: APRIL });
  });

  it('leaves the number with its guide but does not publish it', () => {
    const taken = restoredMembership(FIRST, null, JANUARY, JANUARY);
    expect(taken).toEqual({ ...FIRST, state: 'unconfirmed', changed_at: JANUARY });
    expect(approvedMembership(taken, false, JANUARY, MARCH)).toMatchObject({ number: 1001, state: 'valid' });
  });
});

describe('a membership without an end', () => {
  const CENTURY = new Date('2126-01-01T00:00:00Z');

  it('is valid for as long as nobody withdraws it, and is never renewed', () => {
    expect(isCurrent(ENDLESS, CENTURY)).toBe(true);
    expect(stateAt(ENDLESS, CENTURY)).toBe('valid');
    expect(stateOn(ENDLESS, '2126-01-01')).toBe('valid');
    expect(mayRenew(ENDLESS, '2126-01-01')).toBe(false);
    expect(isCurrent(withdrawnMembership(ENDLESS, JANUARY), JANUARY)).toBe(false);
  });

  it('that ends for another reason has ended when it last changed', () => {
    expect(endedMembership(ENDLESS)).toEqual({ ...ENDLESS, state: 'ended', changed_at: AUTUMN });
    expect(endedMembership(FIRST).changed_at).toEqual(FIRST.ends_at);
  });
});

it('a stored membership says by whom its end was set, one that is older does not', () => {
  const { end_set: _missing, ...older } = FIRST;
  expect(membershipSchema.parse(older)).toEqual(FIRST);
  expect(membershipSchema.parse({ ...FIRST, end_set: SET }).end_set).toEqual(SET);
  expect(membershipBefore(undefined)).toBeNull();
});

describe('when the association’s year changes', () => {
  const DECEMBER = { month: 12, day: 31 };
  const LEAP = { month: 2, day: 29 };
  const day = (membership: Membership | undefined) => membership && lastDay(membership);

  it.each([
    ['an end', ENDLESS, MARCH, AUTUMN, '2027-03-31'],
    [
      'an end in the next year, when this one’s is at most 120 days away',
      ENDLESS,
      MARCH,
      JANUARY,
      '2028-03-31',
    ],
    ['an end in 120 days and a moment', ENDLESS, MARCH, new Date('2026-12-01T19:59:59.999Z'), '2027-03-31'],
    ['no end in just 120 days', ENDLESS, MARCH, new Date('2026-12-01T20:00:00Z'), '2028-03-31'],
    ['an end with the calendar year', ENDLESS, DECEMBER, AUTUMN, '2027-12-31'],
    ['an end with February', ENDLESS, LEAP, APRIL, '2028-02-29'],
  ])('a membership without an end gets %s', (_, membership, yearEnd, at, lastDayThen) => {
    const changed = membershipInYear(membership, yearEnd, at);
    expect(day(changed)).toBe(lastDayThen);
    expect(changed).toEqual({ ...membership, ends_at: changed?.ends_at, end_set: { at, by_admin: false } });
  });

  it.each([
    ['from 31 March to none', FIRST],
    ['from 31 December to none', ofYear(DECEMBER)],
    ['from 29 February to none', ofYear(LEAP)],
    ['of which the year itself gave the end', { ...FIRST, end_set: { at: AUTUMN, by_admin: false } }],
  ])('a term loses its end: %s', (_, membership) => {
    expect(membershipInYear(membership, null, JANUARY)).toEqual({
      ...membership,
      ends_at: null,
      end_set: { at: JANUARY, by_admin: false },
    });
  });

  it.each([
    ['the year is moved to 31 December', FIRST, DECEMBER, JANUARY],
    ['the year is moved to 29 February', FIRST, LEAP, JANUARY],
    ['the year is moved from 31 December to 31 March', ofYear(DECEMBER), MARCH, JANUARY],
    ['the year is moved from 31 December to 29 February', ofYear(DECEMBER), LEAP, JANUARY],
    ['the year is moved from 29 February to 31 March', ofYear(LEAP), MARCH, JANUARY],
    ['the year is moved from 29 February to 31 December', ofYear(LEAP), DECEMBER, JANUARY],
    ['an admin set the end', { ...FIRST, end_set: SET }, null, JANUARY],
    ['it has no end, and there is none', ENDLESS, null, JANUARY],
    ['it has ended', endedMembership(FIRST), null, JANUARY],
    ['its term is over', FIRST, null, APRIL],
    ['it was withdrawn', withdrawnMembership(FIRST, JANUARY), null, JANUARY],
    ['it was withdrawn and had no end', withdrawnMembership(ENDLESS, JANUARY), MARCH, JANUARY],
  ])('a membership stays as it is: %s', (_, membership, yearEnd, at) => {
    expect(membershipInYear(membership, yearEnd, at)).toBeUndefined();
  });
});

it.each([
  ['2026-12-31', false],
  ['2027-01-01', true],
  ['2027-08-01', true],
])('a renewal may be asked for on %s: %s', (today, may) => {
  expect(mayRenew(FIRST, today)).toBe(may);
  expect(mayRenew(endedMembership(FIRST), today)).toBe(may);
  expect(mayRenew(withdrawnMembership(FIRST, JANUARY), today)).toBe(false);
});
