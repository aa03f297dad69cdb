import { expect, it } from 'vitest';
import type { JournalEntry, VerificationRequest } from './verification.ts';
import { historyOf } from './account-history.ts';

function day(date: number): Date {
  return new Date(Date.UTC(2026, 10, date));
}

function request(id: string, asked: number | null, more: Partial<VerificationRequest> = {}) {
  const requested_at = asked === null ? null : day(asked);
  return { id, data: { user_id: 'u', status: 'approved' as const, requested_at, ...more } };
}

function entry(id: string, at: number, action: JournalEntry['action'], more: Partial<JournalEntry> = {}) {
  const data: JournalEntry = {
    action,
    request_id: 'first',
    guide_id: 'u',
    actor_id: 'admin',
    notes: null,
    before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
    membership: { number: 1001, ends_at: new Date('2027-03-31T20:00:00Z') },
    at: day(at),
    ...more,
  };
  return { id, data };
}

const VERIFIED = {
  is_verified: true,
  verification_status: 'approved',
  approved: null,
  membership: null,
} as const;

it('lists requests and their outcomes, newest first', () => {
  const rows = historyOf(
    [request('renewal', 8, { kind: 'renewal' }), request('change', 5), request('first', 1)],
    [
      entry('e5', 9, 'approved', { request_id: 'renewal', before: VERIFIED }),
      entry('e4', 6, 'approved', { request_id: 'change', before: VERIFIED }),
      entry('e3', 4, 'approved', { notes: 'Welcome' }),
      entry('e2', 3, 'reopened'),
      entry('e1', 2, 'rejected', { notes: 'A certificate is missing' }),
    ],
  );
  expect(rows.map(({ at, event, notes, until }) => [at.getUTCDate(), event, notes, until])).toEqual([
    [9, 'renewed', null, '2027-03-31'],
    [8, 'requested-renewal', null, undefined],
    [6, 'approved-change', null, undefined],
    [5, 'requested', null, undefined],
    [4, 'approved', 'Welcome', '2027-03-31'],
    [3, 'reopened', null, undefined],
    [2, 'rejected', 'A certificate is missing', undefined],
    [1, 'requested', null, undefined],
  ]);
});

it('says the last day of a term after a withdrawal was undone', () => {
  const entries = [entry('a', 2, 'approved'), entry('r', 3, 'revoked'), entry('u', 4, 'undone')];
  const [undone] = historyOf([request('first', 1)], entries);
  expect(undone).toMatchObject({ event: 'undone', until: '2027-03-31' });
});

it('says no day of a term without an end', () => {
  const [row] = historyOf([], [entry('e', 2, 'approved', { membership: { number: 1001, ends_at: null } })]);
  expect(row).toMatchObject({ event: 'approved', until: undefined });
});

it('leaves out what is about no guide', () => {
  expect(historyOf([], [entry('e', 2, 'exported')])).toEqual([]);
});

it('leaves out the deletion of the account, which had the same id before', () => {
  expect(historyOf([], [entry('e1', 3, 'deleted')])).toEqual([]);
});

it('lists ends, and leaves out events without a date', () => {
  const rows = historyOf(
    [request('first', null)],
    [
      entry('b', 3, 'ended', { actor_id: '', request_id: '' }),
      entry('a', 2, 'end-set', { notes: 'Insurance' }),
      entry('c', 1, 'withdrawn', { actor_id: 'u' }),
    ],
  );
  expect(rows.map(({ event, notes, until }) => [event, notes, until])).toEqual([
    ['ended', null, undefined],
    ['end-set', 'Insurance', '2027-03-31'],
    ['withdrawn', null, undefined],
  ]);
});
