import { expect, test } from 'vitest';
import { deskPerson } from '../../../tests/cases/desk-rows.ts';
import { lastDay, type DeskPerson } from './desk-rows.ts';
import {
  choicesOf,
  COLUMNS,
  FILTER_NAMES,
  registerOf,
  renewalOf,
  shownColumns,
  sortKeyOf,
  type FilterName,
  type RegisterQuery,
  type Sort,
} from './register.ts';
import { EDITOR_PROFESSIONS } from '../guide/professions.ts';
import { viewContext } from './views.ts';

const NOW = new Date('2027-01-15T10:00:00Z');
const OPEN = { status: 'pending', requested_at: NOW, applied: undefined, seen: undefined } as const;
const context = {
  ...viewContext(NOW, [
    { data: { ...OPEN, user_id: 'asked', kind: 'renewal' } },
    { data: { ...OPEN, user_id: 'other' } },
  ]),
  lang: 'en' as const,
};

const ana = deskPerson({
  id: 'ana',
  full_name: 'Ana Abashidze',
  email: 'ana@example.com',
  created_at: new Date('2025-01-01T00:00:00.000Z'),
  guide: {
    georgian_name: 'ანა აბაშიძე',
    latin_name: 'Ana Abashidze',
    profession: 'ski-touring',
    certification_level: 'master',
    regions: ['svaneti', 'guria'],
    languages: ['ka', 'en'],
    phone: '+995 599 11 22 33',
  },
  // The last day is 31 March.
  membership: {
    number: 1010,
    since: new Date('2025-03-01T00:00:00.000Z'),
    ends_at: new Date('2027-03-31T20:00:00.000Z'),
  },
});
const beka = deskPerson({
  id: 'beka',
  full_name: 'ბექა ბერიძე',
  created_at: new Date('2025-02-01T00:00:00.000Z'),
  guide: {
    georgian_name: 'ბექა ბერიძე',
    latin_name: 'beka Beridze',
    profession: '',
    certification_level: '',
    is_public: false,
    phone: '598',
  },
  membership: {
    number: 999,
    state: 'ended',
    since: new Date('2024-03-01T00:00:00.000Z'),
    ends_at: new Date('2026-12-31T20:00:00.000Z'),
  },
});
const visitor = deskPerson({
  id: 'visitor',
  full_name: 'გია',
  created_at: new Date('2025-03-01T00:00:00.000Z'),
});
const withdrawn = deskPerson({
  id: 'withdrawn',
  full_name: 'Dato',
  created_at: new Date('2025-04-01T00:00:00.000Z'),
  guide: { latin_name: 'Dato', profession: 'trekking', certification_level: 'trainee', is_verified: false },
  membership: { number: 1002, state: 'withdrawn', ends_at: new Date('2027-05-31T20:00:00.000Z') },
});
const PEOPLE = [ana, beka, visitor, withdrawn];

function ids(query: Partial<RegisterQuery>, people: readonly DeskPerson[] = PEOPLE): string[] {
  return registerOf(people, { q: '', ...query }, context).rows.map(({ id }) => id);
}

test.each<[Partial<RegisterQuery>, string[]]>([
  [{}, ['withdrawn', 'visitor', 'beka', 'ana']],
  [{ profession: 'ski-touring' }, ['ana']],
  // A guide without a profession, but not a visitor.
  [{ profession: '' }, ['beka']],
  [{ level: 'trainee' }, ['withdrawn']],
  [{ level: '' }, ['beka']],
  [{ region: 'guria' }, ['ana']],
  [{ region: '' }, ['withdrawn', 'beka']],
  [{ language: 'en' }, ['ana']],
  [{ language: '' }, ['withdrawn', 'beka']],
  [{ status: 'listed' }, ['ana']],
  [{ status: 'valid' }, ['ana']],
  [{ status: 'ended' }, ['beka']],
  [{ status: 'withdrawn' }, ['withdrawn']],
  [{ status: 'none' }, ['visitor']],
  [{ status: 'unconfirmed' }, []],
  [{ ends: '2027-03' }, ['ana']],
  [{ ends: '2026-12' }, ['beka']],
  // A withdrawn membership ends with no term.
  [{ ends: '2027-05' }, []],
  [{ view: 'ends-soon' }, ['ana']],
  [{ view: 'ends-soon', status: 'ended' }, []],
  [{ q: 'beridze' }, ['beka']],
  [{ q: 'beridze', status: 'valid' }, []],
  [{ region: 'svaneti', language: 'ka', level: 'master' }, ['ana']],
])('%o finds %o', (query, found) => {
  expect(ids(query)).toEqual(found);
});

test('a search of the filtered rows says whether they are only similar', () => {
  expect(registerOf(PEOPLE, { q: 'abamidze' }, context)).toMatchObject({ rows: [ana], isSimilar: true });
  expect(registerOf(PEOPLE, { q: 'abashidze' }, context).isSimilar).toBe(false);
});

test('the term of a valid membership that has passed its last day has ended', () => {
  const late = deskPerson({ membership: { ends_at: new Date('2027-01-15T09:00:00.000Z') } });
  expect(ids({ status: 'ended' }, [late])).toEqual(['person']);
  expect(ids({ status: 'valid' }, [late])).toEqual([]);
});

test('of a verified guide counts what was approved, else what the profile says', () => {
  const approved = { profession: 'rafting', certification_level: 'assistant' } as const;
  const changed = deskPerson({ guide: { profession: 'trekking', approved } });
  expect(ids({ profession: 'rafting', level: 'assistant' }, [changed])).toEqual(['person']);
  expect(ids({ profession: 'trekking' }, [changed])).toEqual([]);
});

test('somebody with several professions has each with its own level, and counts once', () => {
  const several = deskPerson({
    guide: {
      profession: 'rafting',
      certification_level: 'master',
      further_professions: [
        { profession: 'ski-teacher', certification_level: 'trainee' },
        { profession: 'bike-guide', certification_level: 'master' },
      ],
    },
  });
  expect(ids({ profession: 'ski-teacher' }, [several])).toEqual(['person']);
  expect(ids({ level: 'trainee' }, [several])).toEqual(['person']);
  expect(ids({ profession: 'ski-teacher', level: 'trainee' }, [several])).toEqual(['person']);
  expect(ids({ profession: 'ski-teacher', level: 'master' }, [several])).toEqual([]);
  expect(Object.fromEntries(choicesOf([several], 'level', { q: '' }, context))).toEqual({
    master: 1,
    trainee: 1,
  });
  expect(sortKeyOf('profession', several, context)).toBe('Rafting Guide, Ski Teacher, Bike Guide');
  expect(sortKeyOf('level', several, context)).toBe('Master Guide, Trainee, Master Guide');
  const unknown = deskPerson({
    guide: {
      certification_level: '',
      further_professions: [{ profession: 'ski-teacher', certification_level: '' }],
    },
  });
  expect(sortKeyOf('level', unknown, context)).toBe('–, –');
});

test.each<[FilterName, Record<string, number>]>([
  ['profession', { 'ski-touring': 1, '': 1, trekking: 1 }],
  ['region', { svaneti: 1, guria: 1, '': 2 }],
  ['language', { ka: 1, en: 1, '': 2 }],
  ['status', { listed: 1, valid: 1, ended: 1, none: 1, withdrawn: 1 }],
  ['ends', { '2027-03': 1, '2026-12': 1 }],
])('the values of %s that occur are counted', (name, counts) => {
  expect(Object.fromEntries(choicesOf(PEOPLE, name, { q: '' }, context))).toEqual(counts);
});

test('a value counts whom it would find beside the other filters, the search and the view', () => {
  const twice = deskPerson({
    id: 'twice',
    guide: {
      profession: 'trekking',
      certification_level: 'master',
      further_professions: [{ profession: 'ski-touring', certification_level: 'trainee' }],
    },
  });
  const people = [...PEOPLE, twice];
  const queries: Partial<RegisterQuery>[] = [
    { status: 'valid' },
    { level: 'master' },
    { level: 'trainee', status: 'none' },
    { profession: 'ski-touring' },
    { q: 'abashidze' },
    { view: 'ends-soon' },
  ];
  for (const query of queries) {
    for (const name of FILTER_NAMES)
      for (const [value, count] of choicesOf(people, name, { q: '', ...query }, context))
        expect([name, value, ids({ ...query, [name]: value }, people).length]).toEqual([name, value, count]);
  }
  expect([...choicesOf(people, 'profession', { q: '', status: 'valid' }, context)]).toEqual([
    ['ski-touring', 1],
  ]);
  expect([...choicesOf(people, 'region', { q: '', region: 'racha' }, context)]).toContainEqual(['racha', 0]);
});

test.each([
  ['number', ['beka', 'withdrawn', 'ana'], ['visitor']],
  ['georgian_name', ['ana', 'beka', 'visitor'], ['withdrawn']],
  // Whatever the case of the letters.
  ['latin_name', ['ana', 'beka', 'withdrawn'], ['visitor']],
  ['profession', ['ana', 'withdrawn'], ['beka', 'visitor']],
  ['level', ['ana', 'withdrawn'], ['beka', 'visitor']],
  ['region', ['ana'], ['beka', 'visitor', 'withdrawn']],
  ['language', ['ana'], ['beka', 'visitor', 'withdrawn']],
  ['status', ['beka', 'visitor', 'ana', 'withdrawn'], []],
  ['since', ['beka', 'withdrawn', 'ana'], ['visitor']],
  ['ends', ['beka', 'ana'], ['visitor', 'withdrawn']],
  ['renewal', ['ana'], ['beka', 'visitor', 'withdrawn']],
  ['email', ['ana'], ['beka', 'visitor', 'withdrawn']],
  ['phone', ['ana', 'beka'], ['visitor', 'withdrawn']],
  ['joined', ['ana', 'beka', 'visitor', 'withdrawn'], []],
] as const)('sorted by %s, those without a value last in both directions', (sort, sorted, blank) => {
  expect(ids({ sort })).toEqual([...sorted, ...blank]);
  expect(ids({ sort: `-${sort}` })).toEqual([...sorted.toReversed(), ...blank]);
});

test('regions and languages are sorted by their names in the language of the page', () => {
  const one = (id: string, code: string) => {
    const profession = EDITOR_PROFESSIONS.find((name) => name === code) ?? '';
    return deskPerson({ id, guide: { regions: [code], languages: [code], profession } });
  };
  const inKa = (codes: readonly string[], sort: Sort) =>
    registerOf(
      codes.map((code) => one(code, code)),
      { q: '', sort },
      { ...context, lang: 'ka' },
    ).rows.map(({ id }) => id);
  expect(inKa(['svaneti', 'adjara', 'tusheti'], 'region')).toEqual(['adjara', 'tusheti', 'svaneti']);
  expect(inKa(['fr', 'de'], 'language')).toEqual(['de', 'fr']);
  expect(inKa(['rafting', 'bike-guide'], 'profession')).toEqual(['bike-guide', 'rafting']);
});

test('names in either script; an account has its name in one', () => {
  const names = (person: DeskPerson) =>
    (['georgian_name', 'latin_name'] as const).map((column) =>
      sortKeyOf(column, person, { ...context, lang: 'en' }),
    );
  expect(names(ana)).toEqual(['ანა აბაშიძე', 'Ana Abashidze']);
  expect(names(visitor)).toEqual(['გია', '']);
  expect(names(withdrawn)).toEqual(['', 'Dato']);
  const nino = deskPerson({ full_name: 'ნინო', guide: { latin_name: '' } });
  expect(names(nino)).toEqual(['ნინო', '']);
});

test('the last day of a term, and whether another was asked for', () => {
  expect(PEOPLE.map(lastDay)).toEqual(['2027-03-31', '2026-12-31', '', '']);
  expect(PEOPLE.map((person) => renewalOf(person, context))).toEqual(['not-requested', '', '', '']);
  expect(renewalOf({ ...ana, id: 'asked' }, context)).toBe('requested');
  // A request for something else.
  expect(renewalOf({ ...ana, id: 'other' }, context)).toBe('not-requested');
});

test('without a member who has an end there is no column of ends and of renewals', () => {
  const endless = deskPerson({ membership: { ends_at: null } });
  expect(lastDay(endless)).toBe('');
  expect(ids({ status: 'valid' }, [endless])).toEqual(['person']);
  expect(shownColumns([endless, ana], context)).toEqual(COLUMNS);
  const left = COLUMNS.filter((column) => column !== 'ends' && column !== 'renewal');
  expect(shownColumns([endless], context)).toEqual(left);
});
