import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { FILTER_CODES, FILTER_NAMES, GUIDE_FILTERS, type GuideFilter } from '../guide-filters.ts';
import { EVERY_GUIDE, type GuideQuery } from '../guide-query.ts';
import { directoryGroupsOf, EDITOR_PROFESSIONS, ownDirectoryGroupOf } from '../../guide/professions.ts';
import type { GuideCard } from '../public-guide.ts';
import { recordOf } from '../../record-of.ts';
import { createDirectory } from './directory.ts';
import { factsOf, type SearchableGuide } from './searchable-guide.ts';
import { SOME_GUIDES } from './testing/guides.ts';
import { PAGE_CARDS } from '../../settings.ts';

const search = createDirectory(SOME_GUIDES);

function slugs(query: Partial<GuideQuery>, lang: 'ka' | 'en' = 'en'): string[] {
  return search.find({ ...EVERY_GUIDE, ...query }, lang, 0).guides.map(({ slug }) => slug);
}

test('cards of the directory can be searched', () => {
  expectTypeOf<GuideCard>().toExtend<SearchableGuide>();
});

const regionsOf = (guide: SearchableGuide) => factsOf(guide).codes[0]?.region ?? [];

/** Whether a guide passes one filter, worked out without the search. */
function passes(guide: SearchableGuide, filter: GuideFilter, code: string): boolean {
  if (code === '') return true;
  if (filter === 'profession') return directoryGroupsOf(guide.profession).some((slug) => slug === code);
  if (filter === 'region') return regionsOf(guide).includes(code);
  return [guide[GUIDE_FILTERS[filter].field]].flat().includes(code);
}

describe('filters', () => {
  const queries = fc.record({
    q: fc.constantFrom('', 'ski', 'svaneti', 'guide', 'giorgi', 'zzzz'),
    ...recordOf<Record<GuideFilter, fc.Arbitrary<string>>>(FILTER_NAMES, (name) =>
      fc.constantFrom('', ...FILTER_CODES[name]),
    ),
    page: fc.constantFrom(1, 2, 3),
  });

  it('narrow the list, and every choice has the number of guides it leads to', () => {
    fc.assert(
      fc.property(queries, (query) => {
        // A query that narrows nothing lists some of each section.
        const q = query.q || 'guide';
        const found = slugs({ q, page: 1 }).concat(slugs({ q, page: 2 }));
        const byText = SOME_GUIDES.filter(({ slug }) => found.includes(slug));
        const result = search.find(query, 'ka', 0);
        const listed = byText.filter((guide) =>
          FILTER_NAMES.every((name) => passes(guide, name, query[name])),
        );
        expect(result.found).toBe(listed.length);
        for (const filter of FILTER_NAMES) {
          const others = FILTER_NAMES.filter((name) => name !== filter);
          const rest = byText.filter((guide) => others.every((name) => passes(guide, name, query[name])));
          const choices = FILTER_CODES[filter]
            .map((code) => ({ code, count: rest.filter((guide) => passes(guide, filter, code)).length }))
            .filter(({ code, count }) => count > 0 || code === query[filter]);
          expect(result.facets[filter]).toEqual(choices);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('list a section with its own profession first, then those who also do it', () => {
    const found = search.find({ ...EVERY_GUIDE, profession: 'mountain-guide' }, 'en', 0).guides;
    const own = found.map(({ profession }) => ownDirectoryGroupOf(profession) === 'mountain-guide');
    expect(own).toEqual([...own].sort((a, b) => Number(b) - Number(a)));
    expect(own).toContain(true);
    expect(own).toContain(false);
  });
});

test('the own section of every editor profession is one of its sections', () => {
  for (const profession of ['', ...EDITOR_PROFESSIONS]) {
    expect(directoryGroupsOf(profession)).toContain(ownDirectoryGroupOf(profession));
  }
  expect(ownDirectoryGroupOf('trekking')).toBe('trekking-guide');
  expect(ownDirectoryGroupOf('ski-touring')).toBe('ski-guide');
});

describe('regions', () => {
  it.each<[Partial<SearchableGuide>, string[]]>([
    [{ regions: ['svaneti'], address: 'Tbilisi' }, ['svaneti']],
    [{ regions: ['Ushguli', 'own words'], address: 'Tbilisi' }, ['svaneti']],
    [{ address: 'Kazbegi Avenue 12, Tbilisi' }, ['tbilisi']],
    [{ address: 'სტეფანწმინდა, ყაზბეგი' }, ['kazbegi']],
    [{ address: 'ყაზბეგის ქუჩა 3' }, []],
    [{}, []],
  ])('of %j are %j', (more, regions) => {
    const [guide] = SOME_GUIDES;
    if (!guide) throw new Error('No guide');
    expect(regionsOf({ ...guide, address: undefined, ...more })).toEqual(regions);
  });
});

describe('the order', () => {
  it('is by name in the script of the page, in a section those of its profession first', () => {
    const rock = { profession: 'rock-climbing-guide' } as const;
    expect(slugs(rock, 'en')).toEqual(['gelashvili', 'tsiklauri']);
    const ski = { profession: 'ski-guide' } as const;
    expect(slugs(ski, 'en')).toEqual(['grosswang', 'gulbani', 'margiani', 'burduli', 'bedoidze']);
    // Names in Georgian letters first: ბექა, ვახტანგ, ლევან.
    expect(slugs(ski, 'ka')).toEqual(['gulbani', 'bedoidze', 'margiani', 'grosswang', 'burduli']);
  });

  it('puts a name before a profession, and a profession before a place', () => {
    const guide = (
      slug: string,
      full_name: string,
      profession: string,
      address: string,
    ): SearchableGuide => ({
      slug,
      full_name,
      profession,
      address,
      languages: ['ka'],
      specialties: [],
    });
    const guides = [
      guide('place', 'ანა ბერიძე', 'canyoning', 'Raftingi 5'),
      guide('profession', 'ანა გელოვანი', 'rafting', ''),
      guide('name', 'Ana Rafting', 'canyoning', ''),
    ];
    const found = createDirectory(guides).find({ ...EVERY_GUIDE, q: 'rafting' }, 'en', 0).guides;
    expect(found.map(({ slug }) => slug)).toEqual(['name', 'profession', 'place']);
  });

  describe('of one guide', () => {
    const ana: SearchableGuide = {
      slug: 'ana',
      full_name: 'Ana Beridze',
      profession: 'ski-touring',
      languages: ['ka'],
      specialties: ['Slackline'],
    };
    const found = (q: string) => createDirectory([ana]).find({ ...EVERY_GUIDE, q }, 'en', 0).guides.length;

    it('finds the beginning of a name from its second letter on', () => {
      expect([found('be'), found('bo')]).toEqual([1, 0]);
    });

    it('knows the own section of a profession', () => {
      expect(factsOf(ana).facts).toEqual(expect.arrayContaining(['section:ski-guide', 'also:ski-teacher']));
    });

    it('forgives one letter of a guide’s own words, not two', () => {
      expect([found('slackline'), found('slacklime'), found('slecklime')]).toEqual([1, 1, 0]);
    });

    it('takes a level from what was confirmed, not from a guide’s own words', () => {
      const trainee = {
        ...ana,
        certification_level: 'trainee' as const,
        specialties: ['Master on a slackline'],
      };
      const directory = createDirectory([trainee]);
      const countOf = (q: string) => directory.find({ ...EVERY_GUIDE, q }, 'en', 0).guides.length;
      const counts = ['master', 'maste', 'mastr', 'trainee', 'slackline'].map(countOf);
      expect(counts).toEqual([0, 0, 0, 1, 1]);
    });
  });

  it('does not depend on the order in which guides are given', () => {
    const turned = createDirectory([...SOME_GUIDES].reverse());
    for (const q of ['', 'ski', 'svaneti', 'guide', 'mountain']) {
      const found = turned.find({ ...EVERY_GUIDE, q }, 'ka', 0).guides.map(({ slug }) => slug);
      expect(found).toEqual(slugs({ q }, 'ka'));
    }
  });
});

describe('pages', () => {
  it('contain this many guides, none twice, and a later page number returns the last page', () => {
    const everybody = { ...EVERY_GUIDE, q: 'guide' };
    const first = search.find(everybody, 'en', 0);
    const second = search.find({ ...everybody, page: 2 }, 'en', 0);
    expect(first.guides).toHaveLength(PAGE_CARDS);
    expect(new Set([...first.guides, ...second.guides]).size).toBe(SOME_GUIDES.length);
    expect(search.find({ ...everybody, page: 9 }, 'en', 0)).toEqual(second);
  });
});

describe('sections', () => {
  const some = search.find(EVERY_GUIDE, 'en', 0);

  it('have the counts of the choices of profession', () => {
    const counts = some.sections.map(({ group, count }) => ({ code: group, count }));
    expect(some.facets.profession).toEqual(counts);
  });
});

test('returns a page of guides for any typed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (q) => {
      const result = search.find({ ...EVERY_GUIDE, q }, 'en', 0);
      expect(result.found).toBeGreaterThanOrEqual(result.guides.length);
      expect(result.text === 'nobody').toBe(result.found === 0);
    }),
    { numRuns: 200 },
  );
});
