import { expect, it, describe } from 'vitest';
import { EVERY_GUIDE } from '../guide-query.ts';
import { EDITOR_PROFESSIONS } from '../../guide/professions.ts';
import { romanizedName } from '../../spelling/romanize.ts';
import { createDirectory } from './directory.ts';
import type { SearchableGuide } from './searchable-guide.ts';
import { ERRORS, SPELLINGS, TWO_HUNDRED_NAMES } from './testing/names.ts';
import { SOME_GUIDES } from './testing/guides.ts';

/** Every second guide has typed the name in Latin letters. */
const guides = TWO_HUNDRED_NAMES.map((name, index): SearchableGuide => ({
  slug: name,
  full_name: index % 2 === 0 ? name : romanizedName(name),
  profession: EDITOR_PROFESSIONS[index % EDITOR_PROFESSIONS.length] ?? '',
  languages: ['ka'],
  specialties: [],
  address: index % 3 === 0 ? 'მესტია' : 'Tbilisi',
}));
/** Without a namesake of one of them. */
const others = SOME_GUIDES.filter(({ slug }) => slug !== 'lomidze');
const search = createDirectory<SearchableGuide>([...others, ...guides]);

function firstFound(q: string): string | undefined {
  return search.find({ ...EVERY_GUIDE, q }, 'en', 0).guides[0]?.slug;
}

/** Returns the names whose guide is not the first result. */
function missed(typed: (name: string) => string): string[] {
  return TWO_HUNDRED_NAMES.filter((name) => firstFound(typed(name)) !== name).map(
    (name) => `${name} typed ${typed(name)}: ${firstFound(typed(name)) ?? 'nobody'}`,
  );
}

it('has two hundred names', () => {
  expect(new Set(TWO_HUNDRED_NAMES).size).toBe(200);
});

describe('finds each of two hundred guides first by name', () => {
  it.each(Object.keys(SPELLINGS))('%s', (spelling) => {
    expect(missed((name) => SPELLINGS[spelling]?.(name) ?? '')).toEqual([]);
  });

  it.each(Object.keys(ERRORS))('with %s', (error) => {
    expect(missed((name) => ERRORS[error]?.(romanizedName(name).toLowerCase()) ?? '')).toEqual([]);
  });
});

it.each(['qqqq', 'xxxx', 'x'.repeat(40), 'ააააა', 'ssss'])('a key held down, %s, finds nobody', (q) => {
  expect(search.find({ ...EVERY_GUIDE, q }, 'en', 0).found).toBe(0);
});
