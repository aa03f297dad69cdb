import { expect, test } from 'vitest';
import { deskPerson } from '../../../tests/cases/desk-rows.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { EVERY_GUIDE } from '../directory/guide-query.ts';
import { guideCardSchema, toPublicGuide } from '../directory/public-guide.ts';
import { createDirectory } from '../directory/search/directory.ts';
import { approvedSchema, guideProfileSchema, type GuideProfile } from '../guide/guide-profile.ts';
import type { JournalAction } from '../verification/verification.ts';
import { COUNTED, countedEntrySchema, memberNumbers, requestNumbers, yearNumbers } from './numbers.ts';
import { registerOf } from './register.ts';
import { toPerson } from './desk-rows.ts';
import { viewContext } from './views.ts';

const NOW = new Date('2027-01-15T10:00:00Z');
const context = { ...viewContext(NOW, []), lang: 'en' as const };

const member = (
  id: string,
  regions: readonly string[],
  more: Partial<Parameters<typeof deskPerson>[0]> = {},
) => deskPerson({ id, guide: { regions: [...regions] }, membership: {}, ...more });

const PEOPLE = [
  member('d', []),
  member('a', ['guria']),
  member('b', ['svaneti', 'guria']),
  // Valid, but not in the directory.
  member('c', ['svaneti'], { guide: { regions: ['svaneti'], is_public: false } }),
  // In the directory until the night; neither the ended nor the withdrawn membership counts.
  member('e', ['adjara'], { membership: { ends_at: new Date('2027-01-15T09:00:00.000Z') } }),
  member('f', ['racha'], {
    guide: { regions: ['racha'], is_verified: false },
    membership: { state: 'withdrawn' },
  }),
];

test('people are counted by each value of each filter, the most frequent value first', () => {
  const [profession, level, region, language, ...others] = memberNumbers(PEOPLE, context);
  expect(others).toEqual([]);
  expect(profession).toEqual({ name: 'profession', rows: [{ value: 'trekking', counts: [4, 4] }] });
  expect(level).toEqual({ name: 'level', rows: [{ value: 'certified', counts: [4, 4] }] });
  expect(region).toEqual({
    name: 'region',
    rows: [
      { value: 'guria', counts: [2, 2] },
      { value: 'svaneti', counts: [2, 1] },
      { value: '', counts: [1, 1] },
      { value: 'adjara', counts: [0, 1] },
    ],
  });
  expect(language).toEqual({ name: 'language', rows: [{ value: '', counts: [4, 4] }] });
});

test('each number is that of the list to which it leads', () => {
  for (const { name, rows } of memberNumbers(PEOPLE, context))
    for (const { value, counts } of rows) {
      const lists = COUNTED.map((status) => registerOf(PEOPLE, { q: '', [name]: value, status }, context));
      expect(lists.map(({ rows: found }) => found.length)).toEqual(counts);
    }
});

test('the listed mountain guides are those of the first number in the heading of the directory', () => {
  const applied = (profession: string, further: readonly string[] = []) => ({
    full_name: 'Ana',
    georgian_name: '',
    latin_name: 'Ana',
    profession,
    certification_level: 'certified',
    further_professions: further.map((one) => ({ profession: one, certification_level: 'certified' })),
  });
  const approvedAs = (profession: string, further: readonly string[]) =>
    approvedSchema.parse({ ...applied(profession, further), decided_at: NOW });
  const profileOf = (slug: string, profession: string, change: Partial<GuideProfile> = {}) =>
    guideProfileSchema.parse({
      ...validGuideProfile(slug, 'Ana'),
      profession,
      is_public: true,
      is_verified: true,
      verification_status: 'approved',
      slug,
      approved: { ...applied(profession), decided_at: NOW },
      created_at: NOW,
      updated_at: NOW,
      ...change,
    });
  const profiles = [
    profileOf('a', 'mountain-guide'),
    profileOf('b', 'mountain-guide'),
    profileOf('c', 'mountain-guide', { is_public: false }),
    profileOf('d', 'mountain-guide', { is_verified: false }),
    profileOf('e', 'trekking'),
    // Wants to be one.
    profileOf('f', 'trekking', { profession: 'mountain-guide' }),
    profileOf('g', 'mountain-guide', { profession: 'rafting' }),
    // Of the first number in both sections, and in neither twice.
    profileOf('h', '', { approved: approvedAs('trekking', ['mountain-guide']) }),
  ];
  const account = { full_name: 'Ana', avatar_url: null, email: null, created_at: NOW };
  const people = profiles.map((guide, index) =>
    toPerson(
      String(index),
      { profile: account, guide, membership: undefined, requests: [] },
      { is_admin: false, is_changed: false },
    ),
  );
  const cards = profiles.flatMap((profile) => {
    const shown = toPublicGuide(profile);
    return shown ? guideCardSchema.parse({ ...shown, accepts_messages: false }) : [];
  });
  const [profession] = memberNumbers(people, context);
  const listed = profession?.rows.find(({ value }) => value === 'mountain-guide')?.counts[1];
  for (const query of [EVERY_GUIDE, { ...EVERY_GUIDE, profession: 'mountain-guide' as const }]) {
    const { sections } = createDirectory(cards).find(query, 'en', 0);
    expect(sections.find(({ group }) => group === 'mountain-guide')).toMatchObject({ own: listed, count: 6 });
  }
  expect(listed).toBe(4);
});

test('requests by month: made, decided, and the days within which half of these were', () => {
  const request = (
    requested_at: string | undefined,
    reviewed_at?: string,
    closed_as?: 'revoked' | 'withdrawn',
  ) => ({
    requested_at: requested_at === undefined ? null : new Date(requested_at),
    ...(reviewed_at && { reviewed_at: new Date(reviewed_at) }),
    ...(closed_as && { closed_as }),
  });
  const requests = [
    // In Georgia already in January.
    request('2026-12-31T20:00:00.000Z'),
    request('2026-12-31T19:59:59.000Z', '2027-01-02T10:00:00.000Z'),
    request('2026-12-01T10:00:00.000Z', '2027-01-03T10:00:00.000Z'),
    request('2027-01-03T10:00:00.000Z', '2027-01-04T12:00:00.000Z'),
    // Not by an admin, and withdrawn later.
    request('2026-12-02T10:00:00.000Z', '2026-12-03T10:00:00.000Z', 'withdrawn'),
    request('2026-12-02T10:00:00.000Z', '2027-01-03T10:00:00.000Z', 'revoked'),
    // Waits for the server's time; one has lost it.
    request(undefined),
    request(undefined, '2027-01-05T10:00:00.000Z'),
    // A year ago.
    request('2026-01-15T10:00:00.000Z', '2026-01-16T10:00:00.000Z'),
  ];
  expect(requestNumbers(requests, NOW, 3)).toEqual([
    { month: '2027-01', made: 2, decided: 3, days: 2 },
    { month: '2026-12', made: 4, decided: 0, days: undefined },
    { month: '2026-11', made: 0, decided: 0, days: undefined },
  ]);
});

test('the months are those of Georgia', () => {
  const late = new Date('2027-01-31T20:00:00Z');
  expect(requestNumbers([], late, 2).map(({ month }) => month)).toEqual(['2027-02', '2027-01']);
});

const END = new Date('2027-03-31T20:00:00Z');
const LATER = new Date('2028-03-31T20:00:00Z');

function entry(
  action: JournalAction,
  at: string,
  before: [state: string, ends_at: Date | null] | null,
  ends_at: Date | null | 'never',
  request_id = 'r',
) {
  return countedEntrySchema.parse({
    action,
    request_id,
    at: new Date(at),
    before: { membership: before && { state: before[0], ends_at: before[1] } },
    membership: ends_at && { number: 1001, ends_at: ends_at === 'never' ? null : ends_at },
  });
}
const JOINED = entry('approved', '2026-02-01', null, END);
const REVOKED = entry('revoked', '2026-03-01', ['valid', END], END);
const reopened = (at: string) => entry('reopened', at, ['valid', END], END);
const NONE = { joined: 0, renewed: 0, ended: 0, withdrawn: 0 };

test.each([
  ['the first approval', JOINED, { joined: 1 }],
  [
    'an approval after the first one was taken back',
    entry('approved', '2026-02-01', ['unconfirmed', END], END),
    { joined: 1 },
  ],
  ['another term', entry('approved', '2026-02-01', ['valid', END], LATER), { renewed: 1 }],
  [
    'a term that becomes one without an end',
    entry('approved', '2026-02-01', ['valid', END], 'never'),
    { renewed: 1 },
  ],
  ['a change of a profile without an end', entry('approved', '2026-02-01', ['valid', null], 'never'), {}],
  ['a term after an end', entry('approved', '2026-02-01', ['ended', END], END), { renewed: 1 }],
  ['a term after a withdrawal', entry('approved', '2026-02-01', ['withdrawn', END], END), { renewed: 1 }],
  ['a change of the profile', entry('approved', '2026-02-01', ['valid', END], END), {}],
  ['an approval without a membership', entry('approved', '2026-02-01', null, null), {}],
  ['the end of a term', entry('ended', '2026-02-01', ['valid', END], END, ''), { ended: 1 }],
  ['the deletion of a member', entry('deleted', '2026-02-01', ['valid', END], null, ''), { ended: 1 }],
  ['the deletion of a former one', entry('deleted', '2026-02-01', ['ended', END], null, ''), {}],
  ['the deletion of nobody', entry('deleted', '2026-02-01', null, null, ''), {}],
  ['a withdrawal', REVOKED, { withdrawn: 1 }],
  ['a rejection', entry('rejected', '2026-02-01', null, null), {}],
  ['another end', entry('end-set', '2026-02-01', ['valid', END], LATER, ''), {}],
] as const)('a year counts %s', (_what, one, counts) => {
  expect(yearNumbers([one])).toEqual({
    years: [{ year: '2026', counts: { ...NONE, ...counts } }],
    entries: 1,
  });
});

test('the years are those of Georgia, the newest first', () => {
  const years = [
    entry('approved', '2025-12-31T19:59:59Z', null, END, 'a'),
    entry('approved', '2025-12-31T20:00:00Z', null, END, 'b'),
    entry('approved', '2026-06-01', null, END, 'c'),
  ];
  expect(yearNumbers(years).years.map(({ year, counts }) => [year, counts.joined])).toEqual([
    ['2026', 2],
    ['2025', 1],
  ]);
});

const totals = (...entries: Parameters<typeof yearNumbers>[0]) => {
  const [year] = yearNumbers(entries).years;
  return year?.counts;
};

test('what was undone at once did not happen', () => {
  const undone = entry('undone', '2026-03-01', ['withdrawn', END], END);
  expect(totals(JOINED, REVOKED, undone)).toEqual({ ...NONE, joined: 1 });
  const ended = entry('ended', '2026-02-01', ['valid', END], END, '');
  expect(totals(ended, entry('undone', '2026-03-01', ['valid', LATER], END, ''))).toEqual({
    ...NONE,
    ended: 1,
  });
});

test('a decision that was taken back did not happen, and is counted when it is made again', () => {
  expect(totals(JOINED, reopened('2026-02-02'))).toBeUndefined();
  const again = entry('approved', '2026-02-03', ['unconfirmed', END], END);
  expect(totals(JOINED, reopened('2026-02-02'), again)).toEqual({ ...NONE, joined: 1 });
  expect(totals(JOINED, REVOKED, reopened('2026-03-02'))).toEqual({ ...NONE, joined: 1 });
  expect(totals(JOINED, REVOKED, reopened('2026-03-02'), reopened('2026-03-03'))).toBeUndefined();
  const renewed = entry('approved', '2026-03-02', ['withdrawn', END], LATER);
  expect(totals(JOINED, REVOKED, renewed, reopened('2026-03-03'), reopened('2026-03-04'))).toEqual({
    ...NONE,
    joined: 1,
  });
  // That of another request stays.
  expect(totals(JOINED, entry('reopened', '2026-02-02', null, null, 'other'))).toEqual({
    ...NONE,
    joined: 1,
  });
});

test('a withdrawal that was returned to pending is in force again when the request is rejected', () => {
  const returned = [JOINED, REVOKED, entry('taken-back', '2026-03-02', ['withdrawn', END], END)];
  expect(totals(...returned)).toEqual({ ...NONE, joined: 1 });
  expect(totals(...returned, REVOKED)).toEqual({ ...NONE, joined: 1, withdrawn: 1 });
});
