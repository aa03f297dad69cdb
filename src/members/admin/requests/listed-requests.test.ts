import { describe, expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../../tests/cases/desk-rows.ts';
import type { DecidedRow } from '../../../domain/desk/desk-rows.ts';
import { peopleById, toRequestRow } from '../../../domain/desk/request-rows.ts';
import { sampleRequest } from '../testing/samples.ts';
import { listRequests, nameOfRow, rowFacts, type Listable } from './listed-requests.ts';

const VERIFIED = deskPerson({
  id: 'person',
  full_name: 'Ana Now',
  guide: { approved: { full_name: 'Ana Then', profession: 'trekking', certification_level: 'certified' } },
});

describe('the lists', () => {
  const open = [sampleRequest('a'), sampleRequest('b')];

  test('show what was reopened since as open', () => {
    const decided = [decidedRow({ id: 'a' }), decidedRow({ id: 'c' })];
    const listed = listRequests(open, decided);
    expect(listed.pending.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(listed.decided.map(({ id }) => id)).toEqual(['c']);
  });

  test('say which wait for their guides, and what these have answered', () => {
    const asked = { asked_at: new Date(2), asked_by: 'admin', text: 'Which level?' };
    const updates = [{ at: new Date(3), changed: [] }];
    const answered = { questions: [{ ...asked, answered_at: new Date(3) }], updates };
    const { pending } = listRequests(
      [sampleRequest('a'), sampleRequest('b', 1, { questions: [asked] }), sampleRequest('c', 1, answered)],
      [],
    );
    expect(pending.map(({ waitsForGuide, news }) => [waitsForGuide, news])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, { isAnswer: true, changed: [] }],
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
  const pending = (change: Partial<Listable> = {}): Listable => ({
    ...decidedRow({ id: 'new', full_name: 'Ana Then' }),
    status: 'pending',
    person: VERIFIED,
    ...change,
  });
  const first = decidedRow({ id: 'first', requested_at: '2024-01-01T00:00:00.000Z' });
  const last = decidedRow({ id: 'last', requested_at: '2025-01-01T00:00:00.000Z' });
  const returned = { at: new Date(), decision: 'revoked', reason: null } as const;

  test.each<[string, Listable, readonly DecidedRow[], string | undefined]>([
    ['a first request', pending({ person: deskPerson() }), [], undefined],
    ['another one', pending({ person: deskPerson() }), [first], 'admin.row-again'],
    ['a change', pending(), [first], 'admin.row-change'],
    ['a first request that was just approved', pending({ id: first.id }), [first], undefined],
    ['a renewal', pending({ kind: 'renewal' }), [first], 'admin.renewal'],
    ['a withdrawal that was returned', pending({ returned }), [first], undefined],
  ])('what is asked for: %s', (_, row, ofPerson, kind) => {
    expect(rowFacts(row, ofPerson).kind).toBe(kind);
  });

  test('whether something has changed since the last approval', () => {
    const changed = { ...VERIFIED, guide: VERIFIED.guide && { ...VERIFIED.guide, is_changed: true } };
    const isChanged = (row: Listable) => rowFacts(row, [first, last]).isChanged;
    expect(isChanged(pending())).toBe(false);
    expect(isChanged(pending({ full_name: 'Ana Other' }))).toBe(true);
    expect(isChanged(pending({ profession: 'rafting' }))).toBe(true);
    expect(isChanged(pending({ person: changed }))).toBe(true);
    expect(isChanged({ ...last, person: changed })).toBe(true);
    expect(isChanged({ ...first, person: changed })).toBe(false);
  });

  test('whether a later approval has replaced it', () => {
    const facts = [first, last].map((row) => rowFacts({ ...row, person: VERIFIED }, [first, last]));
    expect(facts.map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
  });
});
