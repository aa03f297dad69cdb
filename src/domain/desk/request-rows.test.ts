import { describe, expect, test } from 'vitest';
import { decidedRow, deskPerson, peopleById } from '../../../tests/cases/desk-rows.ts';
import type { ApprovedValues } from '../guide/guide-profile.ts';
import type { VerificationRequest } from '../verification/verification.ts';
import type { DecidedRow } from './desk-rows.ts';
import {
  listRequests,
  nameOfRow,
  rowFacts,
  sortRequests,
  toRequestRow,
  type ListContext,
  type RequestRow,
} from './request-rows.ts';

const person = deskPerson({ id: 'nino', full_name: 'Nino Beridze' });
const people = peopleById([person]);
const pending = {
  id: 'open',
  data: { user_id: 'nino', status: 'pending' as const, requested_at: new Date('2026-03-04T05:06:07Z') },
};

test('a request is joined to its person, even if what it applies for cannot be read', () => {
  expect(toRequestRow(pending, people)).toEqual({
    ...pending.data,
    id: 'open',
    full_name: 'Nino Beridze',
    profession: '',
    person,
  });
  expect(toRequestRow(pending, new Map()).full_name).toBe('');
  const { data } = decidedRow({ user_id: 'nobody', full_name: 'Nino Adamia' });
  expect(toRequestRow({ id: 'r', data }, people)).toEqual({
    ...data.applied,
    ...data,
    id: 'r',
    person: undefined,
  });
});

const CONTEXT: ListContext = {
  decided: [],
  people: undefined,
  tasks: [],
  unchanged: [],
  yearEnd: undefined,
  now: new Date('2027-01-15T10:00:00Z'),
};

function openRequest(id: string, change: Partial<VerificationRequest> = {}) {
  return { id, data: { ...pending.data, applied: undefined, seen: undefined, ...change } };
}

describe('the lists', () => {
  test('show what was reopened since as open', () => {
    const decided = [decidedRow({ id: 'a' }), decidedRow({ id: 'c' })];
    const listed = listRequests([openRequest('a'), openRequest('b')], { ...CONTEXT, decided });
    expect(listed.pending.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(listed.decided.map(({ id }) => id)).toEqual(['c']);
  });

  test('say which wait for their guides, and what these have answered', () => {
    const asked = { asked_at: new Date(2), asked_by: 'admin', text: 'Which level?' };
    const updates = [{ at: new Date(3), changed: [] }];
    const questions = [{ ...asked, answered_at: new Date(3) }];
    const { pending: rows } = listRequests(
      [openRequest('a'), openRequest('b', { questions: [asked] }), openRequest('c', { questions, updates })],
      CONTEXT,
    );
    expect(rows.map(({ waitsForGuide, news }) => [waitsForGuide, news])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, { isAnswer: true, changed: [] }],
    ]);
  });

  test('have the task of the guide, what is asked for, and of a renewal alone its last day', () => {
    const returned = { at: new Date(), decision: 'revoked', reason: null } as const;
    const tasks = ['other', 'nino'].map((user_id) => ({ user_id, assignee_id: 'ana', follow_up: '' }));
    const member = deskPerson({ ...person, guide: {}, membership: {} });
    const context = { ...CONTEXT, tasks, yearEnd: null, people: peopleById([member]) };
    const [row] = listRequests([openRequest('a', { returned })], context).pending;
    expect(row).toMatchObject({ task: tasks[1], facts: [], until: undefined });
    const until = (change: Partial<ListContext>) =>
      listRequests([openRequest('a', { kind: 'renewal' })], { ...context, ...change }).pending[0]?.until;
    expect([until({ yearEnd: { month: 3, day: 31 } }), until({})]).toEqual(['2028-03-31', null]);
    expect([until({ yearEnd: undefined }), until({ people: undefined })]).toEqual([undefined, undefined]);
  });

  const earlier = (year: number, change: Partial<DecidedRow['data']> = {}) =>
    decidedRow({
      id: String(year),
      user_id: 'nino',
      reviewed_at: new Date(`${year}-05-01T00:00:00.000Z`),
      ...change,
    });

  test.each([
    ['was approved', [earlier(2025), earlier(2024, { status: 'rejected' })], {}, true],
    ['was approved long ago', [earlier(2024), earlier(2025, { status: 'rejected' })], {}, false],
    [
      'took a request back',
      [earlier(2024), earlier(2025, { status: 'rejected', closed_as: 'withdrawn' })],
      {},
      false,
    ],
    ['was approved, and says what has changed', [earlier(2024)], { what_changed: 'Insurance' }, false],
    ['was approved, which is not known', [], {}, false],
    ['was approved as somebody else', [earlier(2025, { user_id: 'other' })], {}, false],
    [
      'was approved, which was taken back',
      [earlier(2024)],
      { returned: { at: new Date(), decision: 'approved', reason: 'Insurance?' } },
      false,
    ],
  ] as const)('say that a renewal is unchanged if its guide last %s', (_, decided, change, isUnchanged) => {
    const open = ['a', 'b'].map((id) => openRequest(id, { kind: 'renewal', ...change }));
    const { pending: rows } = listRequests(open, { ...CONTEXT, decided: [...decided], unchanged: ['a'] });
    expect(rows.map((row) => row.isUnchanged)).toEqual([isUnchanged, false]);
  });
});

const VERIFIED = deskPerson({
  id: 'person',
  full_name: 'Ana Then',
  guide: { approved: { full_name: 'Ana Then', profession: 'trekking', certification_level: 'certified' } },
});

test.each([
  ['approved', 'Ana Asked'],
  ['rejected', 'Ana Then'],
] as const)('a request that was %s is listed as %s', (status, name) => {
  const row = decidedRow({ status, full_name: 'Ana Asked', user_id: 'person' });
  expect(nameOfRow(toRequestRow(row, peopleById([VERIFIED])))).toBe(name);
  expect(nameOfRow(toRequestRow(row, new Map()))).toBe('Ana Asked');
});

test('a rejected request of somebody who is not approved keeps the name it applied for', () => {
  const row = decidedRow({ user_id: 'nino', status: 'rejected', full_name: 'Nino Adamia' });
  for (const one of [person, deskPerson({ ...person, guide: {} })])
    expect(nameOfRow(toRequestRow(row, peopleById([one])))).toBe('Nino Adamia');
});

describe('a row says', () => {
  const open = (change: Partial<RequestRow> = {}): RequestRow => ({
    ...toRequestRow(
      decidedRow({ id: 'new', full_name: 'Ana Then', status: 'pending' }),
      peopleById([VERIFIED]),
    ),
    ...change,
  });
  const first = decidedRow({
    id: 'first',
    full_name: 'Ana Then',
    requested_at: new Date('2024-01-01T00:00:00.000Z'),
  });
  const last = decidedRow({
    id: 'last',
    full_name: 'Ana Then',
    requested_at: new Date('2025-01-01T00:00:00.000Z'),
  });
  const { data: request } = openRequest('new', {
    returned: { at: new Date(), decision: 'revoked', reason: null },
  });

  test.each<[string, RequestRow, readonly DecidedRow[], string | undefined]>([
    ['a first request', open({ person: deskPerson() }), [], undefined],
    ['another one', open({ person: deskPerson() }), [first], 'again'],
    ['a change', open(), [first], 'change'],
    ['a first request that was just approved', open({ id: first.id }), [first], undefined],
    ['a renewal', open({ kind: 'renewal' }), [first], 'renewal'],
    ['a withdrawal that was returned', open({ request }), [first], undefined],
  ])('what is asked for: %s', (_, row, ofPerson, kind) => {
    expect(rowFacts(row, ofPerson)[0]).toBe(kind);
  });

  test('whether something has changed since the last approval', () => {
    const changed = { ...VERIFIED, guide: VERIFIED.guide && { ...VERIFIED.guide, is_changed: true } };
    const isChanged = (row: RequestRow) => rowFacts(row, [first, last]).includes('changed');
    const asks = (change: Partial<ApprovedValues>) =>
      open({ applied: first.data.applied && { ...first.data.applied, ...change } });
    expect(isChanged(open())).toBe(false);
    expect(isChanged(asks({ full_name: 'Ana Other' }))).toBe(true);
    expect(isChanged(asks({ profession: 'rafting' }))).toBe(true);
    expect(isChanged(asks({ certification_level: 'master' }))).toBe(true);
    expect(isChanged(open({ person: changed }))).toBe(true);
    const known = peopleById([changed]);
    expect(isChanged(toRequestRow(last, known))).toBe(true);
    expect(isChanged(toRequestRow(first, known))).toBe(false);
  });

  test('whether a later approval has replaced it', () => {
    const rejected = decidedRow({ id: 'rejected', status: 'rejected', requested_at: new Date() });
    const facts = [first, last, rejected].map((row) =>
      rowFacts(toRequestRow(row, peopleById([VERIFIED])), [first, last, rejected]),
    );
    expect(facts).toEqual([['replaced'], [], []]);
  });
});

test('requests are ordered by the date that they show', () => {
  const rows = [
    decidedRow({
      id: 'late',
      requested_at: new Date('2025-01-01T00:00:00.000Z'),
      reviewed_at: new Date('2025-09-01T00:00:00.000Z'),
    }),
    decidedRow({
      id: 'early',
      requested_at: new Date('2025-02-01T00:00:00.000Z'),
      reviewed_at: new Date('2025-03-01T00:00:00.000Z'),
    }),
    decidedRow({ id: 'open', requested_at: new Date('2025-04-01T00:00:00.000Z'), status: 'pending' }),
    decidedRow({ id: 'just now', requested_at: null, status: 'pending' }),
  ].map((row) => toRequestRow(row, people));
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['early', 'open', 'late', 'just now']);
  expect(ids('newest')).toEqual(['just now', 'late', 'open', 'early']);
});

test('in the queue those with news are first, and those that wait for their guides last', () => {
  const news = { isAnswer: true, changed: [] };
  const rows = [
    { id: 'asked', requested_at: new Date('2025-01-01'), waitsForGuide: true },
    { id: 'old', requested_at: new Date('2025-01-02'), waitsForGuide: false },
    { id: 'answered', requested_at: new Date('2025-01-04'), news },
    { id: 'new', requested_at: new Date('2025-01-05') },
    { id: 'answered before', requested_at: new Date('2025-01-03'), news },
  ].map((row) => ({ ...row, status: 'pending' as const }));
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['answered before', 'answered', 'old', 'new', 'asked']);
  expect(ids('newest')).toEqual(['new', 'answered', 'answered before', 'old', 'asked']);
});
