import { describe, expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../../tests/cases/desk-rows.ts';
import type { DecidedRow } from '../../../domain/desk/desk-rows.ts';
import {
  listRequests,
  nameOfRow,
  peopleById,
  rowFacts,
  toRequestRow,
  type ListContext,
  type RequestRow,
} from '../../../domain/desk/request-rows.ts';
import { sampleRequest } from '../testing/samples.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { mayApproveUnopened } from './use-decisions.ts';

const VERIFIED = deskPerson({
  id: 'person',
  full_name: 'Ana Now',
  guide: { approved: { full_name: 'Ana Then', profession: 'trekking', certification_level: 'certified' } },
});

const CONTEXT: ListContext = {
  decided: [],
  people: undefined,
  tasks: [],
  unchanged: [],
  yearEnd: undefined,
  now: new Date(),
};

describe('the lists', () => {
  const open = [sampleRequest('a'), sampleRequest('b')];

  test('show what was reopened since as open', () => {
    const decided = [decidedRow({ id: 'a' }), decidedRow({ id: 'c' })];
    const listed = listRequests(open, { ...CONTEXT, decided });
    expect(listed.pending.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(listed.decided.map(({ id }) => id)).toEqual(['c']);
  });

  test('say which wait for their guides, and what these have answered', () => {
    const asked = { asked_at: new Date(2), asked_by: 'admin', text: 'Which level?' };
    const updates = [{ at: new Date(3), changed: [] }];
    const answered = { questions: [{ ...asked, answered_at: new Date(3) }], updates };
    const { pending } = listRequests(
      [sampleRequest('a'), sampleRequest('b', 1, { questions: [asked] }), sampleRequest('c', 1, answered)],
      CONTEXT,
    );
    expect(pending.map(({ waitsForGuide, news }) => [waitsForGuide, news])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, { isAnswer: true, changed: [] }],
    ]);
  });
});

describe('a renewal is approved without being opened', () => {
  const request = sampleRequest('a', 1, { kind: 'renewal' });
  const member = deskPerson({ id: 'guide-a', membership: {} });
  const context: ListContext = { ...CONTEXT, unchanged: ['a'], yearEnd: null };
  const year = (at: number) => new Date(`${at}-05-01T00:00:00.000Z`);
  const earlier = (at: number, change: Partial<DecidedRow['data']> = {}) =>
    decidedRow({ id: String(at), user_id: 'guide-a', reviewed_at: year(at), ...change });
  const listed = (
    change: object = {},
    known = context,
    people = peopleById([member]),
    decided = [earlier(2025)],
  ) => {
    const open = [{ ...request, data: { ...request.data, ...change } }];
    const [row] = listRequests(open, { ...known, decided, people }).pending;
    if (!row) throw new Error('There is no row');
    return row;
  };
  const looked = (isAlone: boolean) => ({ note: '', looked: { seen: null, applied_revision: 0, isAlone } });
  const news = { updates: [{ at: new Date(), changed: [] }] };
  const asked = { questions: [{ asked_at: new Date(), asked_by: 'admin', text: 'Why?' }] };
  const other = { ...context, unchanged: [] };

  test.each([
    ['unchanged', listed(), { note: '' }, true],
    ['unchanged, with words that nobody has read', listed(news), { note: '' }, false],
    ['not known to be unchanged', listed({}, other), { note: '' }, false],
    ['looked at', listed(news, other), looked(true), true],
    ['looked at, with somebody alike', listed({}, other), looked(false), false],
    ['looked at and unchanged', listed(), looked(false), true],
    ['waiting for its guide', listed(asked), { note: '' }, false],
    ['with a note that was begun', listed(), { note: 'Not yet' }, false],
    ['being decided', listed(), { note: '', busy: 'approved' as const }, false],
    ['decided', listed(), { note: '', own: { action: 'approved' as const, at: new Date() } }, false],
    ['without a known end', listed({}, context, new Map()), { note: '' }, false],
    ['a change', listed({ kind: undefined }), { note: '' }, false],
  ])('if it is %s', (_, row, card, isPossible) => {
    expect(mayApproveUnopened(row, card, 'admin')).toBe(isPossible);
  });

  test.each([
    ['was approved', [earlier(2025), earlier(2024, { status: 'rejected' })], {}, true],
    ['was rejected', [earlier(2024), earlier(2025, { status: 'rejected' })], {}, false],
    [
      'took a request back',
      [earlier(2024), earlier(2025, { status: 'rejected', closed_as: 'withdrawn' })],
      {},
      true,
    ],
    ['was approved, which is not known', [], {}, false],
    [
      'was approved, which was taken back',
      [earlier(2024)],
      { returned: { at: new Date(), decision: 'approved', reason: 'Insurance?' } },
      false,
    ],
  ] as const)('if its guide last %s', (_, decided, change, isPossible) => {
    const row = listed(change, context, peopleById([member]), [...decided]);
    expect(mayApproveUnopened(row, { note: '' }, 'admin')).toBe(isPossible);
  });

  test('by another admin', () => {
    expect(mayApproveUnopened(listed(), { note: '' }, 'guide-a')).toBe(false);
  });

  test('with its last day', () => {
    const until = (yearEnd: YearEnd | undefined) => listed({}, { ...context, yearEnd }).until;
    expect([until({ month: 3, day: 31 }), until(null), until(undefined)]).toEqual([
      '2028-03-31',
      null,
      undefined,
    ]);
  });
});

test.each([
  ['approved', 'Ana Asked'],
  ['rejected', 'Ana Then'],
] as const)('a request that was %s is listed as %s', (status, name) => {
  const row = decidedRow({ status, full_name: 'Ana Asked', user_id: 'person' });
  expect(nameOfRow(toRequestRow(row, peopleById([VERIFIED])))).toBe(name);
  expect(nameOfRow(toRequestRow(row, new Map()))).toBe('Ana Asked');
});

describe('a row says', () => {
  const pending = (change: Partial<RequestRow> = {}): RequestRow => ({
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
  const { data: request } = sampleRequest('new', 1, {
    returned: { at: new Date(), decision: 'revoked', reason: null },
  });

  test.each<[string, RequestRow, readonly DecidedRow[], string | undefined]>([
    ['a first request', pending({ person: deskPerson() }), [], undefined],
    ['another one', pending({ person: deskPerson() }), [first], 'again'],
    ['a change', pending(), [first], 'change'],
    ['a first request that was just approved', pending({ id: first.id }), [first], undefined],
    ['a renewal', pending({ kind: 'renewal' }), [first], 'renewal'],
    ['a withdrawal that was returned', pending({ request }), [first], undefined],
  ])('what is asked for: %s', (_, row, ofPerson, kind) => {
    expect(rowFacts(row, ofPerson)[0]).toBe(kind);
  });

  test('whether something has changed since the last approval', () => {
    const changed = { ...VERIFIED, guide: VERIFIED.guide && { ...VERIFIED.guide, is_changed: true } };
    const isChanged = (row: RequestRow) => rowFacts(row, [first, last]).includes('changed');
    expect(isChanged(pending())).toBe(false);
    expect(isChanged(pending({ full_name: 'Ana Other' }))).toBe(true);
    expect(isChanged(pending({ profession: 'rafting' }))).toBe(true);
    expect(isChanged(pending({ person: changed }))).toBe(true);
    const people = peopleById([changed]);
    expect(isChanged(toRequestRow(last, people))).toBe(true);
    expect(isChanged(toRequestRow(first, people))).toBe(false);
  });

  test('whether a later approval has replaced it', () => {
    const facts = [first, last].map((row) =>
      rowFacts(toRequestRow(row, peopleById([VERIFIED])), [first, last]),
    );
    expect(facts.map((all) => all.includes('replaced'))).toEqual([true, false]);
  });
});
