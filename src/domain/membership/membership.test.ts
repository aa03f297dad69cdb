import { describe, expect, it } from 'vitest';
import {
  approvedMembership,
  endedMembership,
  isCurrent,
  mayRenew,
  newMembership,
  restoredMembership,
  stateAt,
  stateOn,
  withdrawnMembership,
  type Membership,
} from './membership.ts';
import { lastDayOf } from './term.ts';

const AUTUMN = new Date('2026-11-22T10:00:00Z');
const JANUARY = new Date('2027-01-10T10:00:00Z');
const APRIL = new Date('2027-04-10T10:00:00Z');
const FIRST = newMembership('guide', 1001, AUTUMN);

function lastDay({ ends_at }: Membership): string {
  return lastDayOf(ends_at);
}

describe('an approval', () => {
  it('leaves the term unchanged when it approves a change', () => {
    expect(approvedMembership(FIRST, false, JANUARY)).toBe(FIRST);
  });

  it('of a renewal extends the term to the end of the next year and preserves number and start', () => {
    const renewed = approvedMembership(FIRST, true, JANUARY);
    expect(renewed).toMatchObject({ number: 1001, since: AUTUMN, state: 'valid', changed_at: JANUARY });
    expect(lastDay(renewed)).toBe('2028-03-31');
  });

  it('never shortens a term', () => {
    const longer = { ...FIRST, ends_at: new Date('2030-03-31T20:00:00Z') };
    expect(lastDay(approvedMembership(longer, true, JANUARY))).toBe('2030-03-31');
  });

  it.each([
    ['ended', endedMembership(FIRST)],
    ['over, before the nightly job has run', FIRST],
    ['withdrawn', withdrawnMembership({ ...FIRST, ends_at: new Date('2030-03-31T20:00:00Z') }, JANUARY)],
  ])('of a guide whose membership is %s begins a new term', (_, membership) => {
    const again = approvedMembership(membership, false, APRIL);
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
  const renewed = approvedMembership(FIRST, true, JANUARY);
  const renewal = { isRenewal: true, at: JANUARY };
  const { state, ends_at } = FIRST;

  it('restores the previous term', () => {
    expect(restoredMembership(renewed, { state, ends_at }, JANUARY, renewal)).toEqual({
      ...FIRST,
      changed_at: JANUARY,
    });
  });

  it('does not restore a term that has ended since', () => {
    expect(restoredMembership(renewed, { state, ends_at }, APRIL, renewal)).toEqual(endedMembership(FIRST));
  });

  it.each([
    ['a rejection', FIRST, undefined],
    ['the approval of a renewal', renewed, renewal],
    ['the approval of a change', FIRST, { isRenewal: false, at: JANUARY }],
  ])('leaves an end that was set after %s', (_, decided, approval) => {
    const before = { state, ends_at };
    expect(restoredMembership(decided, before, JANUARY, approval).ends_at).toEqual(ends_at);
    const set = { ...decided, ends_at: new Date('2027-02-15T20:00:00Z') };
    expect(restoredMembership(set, before, JANUARY, approval)).toMatchObject({
      state: 'valid',
      ends_at: set.ends_at,
    });
    // The term may have ended by the time the decision is taken back.
    const later = new Date('2027-03-01T10:00:00Z');
    expect(restoredMembership(set, before, later, approval)).toEqual(endedMembership(set));
  });

  it('leaves the number with its guide but does not publish it', () => {
    const taken = restoredMembership(FIRST, null, JANUARY);
    expect(taken).toEqual({ ...FIRST, state: 'unconfirmed', changed_at: JANUARY });
    expect(approvedMembership(taken, false, JANUARY)).toMatchObject({ number: 1001, state: 'valid' });
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
