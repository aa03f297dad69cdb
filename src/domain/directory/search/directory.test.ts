import { describe, expect, it } from 'vitest';
import { createDirectory } from './directory.ts';
import { sectionsOf } from '../directory-page.ts';
import { EVERY_GUIDE, type GuideQuery } from '../guide-query.ts';
import {
  DEFAULT_DIRECTORY_GROUP,
  DIRECTORY_GROUP_SLUGS,
  directoryGroupsOf,
  EDITOR_PROFESSIONS,
  ownDirectoryGroupOf,
} from '../../guide/professions.ts';
import type { GuideCard } from '../public-guide.ts';
import { FIRST_CARDS, PAGE_CARDS } from '../../settings.ts';

function card(full_name: string, more: Partial<GuideCard> = {}): GuideCard {
  return {
    slug: full_name.toLowerCase().replaceAll(' ', '-'),
    full_name,
    avatar_url: null,
    profession: 'rafting',
    georgian_name: '',
    latin_name: '',
    description: '',
    other_description: '',
    regions: [],
    specialties: [],
    languages: ['ka'],
    accepts_messages: false,
    ...more,
  };
}

describe('directory groups', () => {
  it.each(EDITOR_PROFESSIONS)('places a guide with the editor value %s', (profession) => {
    expect(directoryGroupsOf(profession).length).toBeGreaterThan(0);
  });

  it('places a guide without a profession under trekking', () => {
    expect(directoryGroupsOf('')).toEqual([DEFAULT_DIRECTORY_GROUP]);
  });

  it('are each the own section of at least one profession of the editor', () => {
    const own = EDITOR_PROFESSIONS.map(ownDirectoryGroupOf);
    expect(new Set(own)).toEqual(new Set(DIRECTORY_GROUP_SLUGS));
  });

  it('follow the lists of the specification', () => {
    expect(directoryGroupsOf('trekking')).toEqual(['mountain-guide', 'trekking-guide']);
    expect(directoryGroupsOf('ski-touring')).toEqual(['ski-guide', 'ski-teacher']);
    expect(directoryGroupsOf('bicycle')).toEqual(['bike-guide']);
    expect(directoryGroupsOf('horse')).toEqual(['equestrian-guide']);
  });
});

function find(
  guides: readonly GuideCard[],
  query: Partial<GuideQuery> = {},
  lang: 'ka' | 'en' = 'en',
  day = 0,
) {
  return createDirectory(guides).find({ ...EVERY_GUIDE, ...query }, lang, day);
}

const slugs = (guides: readonly GuideCard[], query: Partial<GuideQuery>) =>
  find(guides, query).sections.map((section) => section.slugs);

describe('a page of the directory', () => {
  it('leaves out sections without a guide', () => {
    expect(find([card('Ana A')]).sections.map(({ group }) => group)).toEqual(['rafting-guide']);
    expect(find([])).toEqual({
      listed: 0,
      found: 0,
      text: 'none',
      unknownWords: [],
      readings: [],
      isPlaceRead: false,
      without: [],
      facets: { profession: [], language: [], region: [], level: [] },
      sections: [],
      guides: [],
    });
  });

  it('orders names by the language shown', () => {
    const guides = [card('Zaza Z'), card('ანა ა'), card('Beka B'), card('ჰამლეტ ჰ')];
    const query = { profession: 'rafting-guide' };
    const names = (lang: 'ka' | 'en') => find(guides, query, lang).guides.map(({ full_name }) => full_name);
    expect(names('en')).toEqual(['ანა ა', 'Beka B', 'ჰამლეტ ჰ', 'Zaza Z']);
    expect(names('ka')).toEqual(['ანა ა', 'ჰამლეტ ჰ', 'Beka B', 'Zaza Z']);
  });

  it('orders guides with the same name consistently', () => {
    const [one, two] = [card('Ana A', { slug: 'ana-a' }), card('Ana A', { slug: 'ana-a-2' })];
    expect(slugs([two, one], {})).toEqual([['ana-a', 'ana-a-2']]);
    expect(slugs([one, two], {})).toEqual([['ana-a', 'ana-a-2']]);
  });

  it('has each card once, and lists its guide in every section', () => {
    const guide = card('Ana A', { profession: 'trekking' });
    const page = find([guide]);
    expect(page.guides).toEqual([guide]);
    expect(sectionsOf(page)).toEqual([
      { group: 'mountain-guide', count: 1, own: 0, guides: [guide] },
      { group: 'trekking-guide', count: 1, own: 1, guides: [guide] },
    ]);
  });

  it('lists a guide with several professions once in each section, with the level there', () => {
    const guide = card('Ana A', {
      profession: 'trekking',
      certification_level: 'master',
      further_professions: [{ profession: 'mountain-guide', certification_level: 'trainee' }],
    });
    expect(find([guide]).sections).toMatchObject([
      { group: 'mountain-guide', count: 1, own: 1 },
      { group: 'trekking-guide', count: 1, own: 1 },
    ]);
    const inMountains = { profession: 'mountain-guide' } as const;
    expect(find([guide], { ...inMountains, level: 'trainee' }).found).toBe(1);
    expect(find([guide], { ...inMountains, level: 'master' }).found).toBe(0);
    expect(find([guide], { level: 'master' }).found).toBe(1);
    expect(find([guide], inMountains).facets.level).toEqual([{ code: 'trainee', count: 1 }]);
    expect(find([guide], { level: 'master' }).facets.profession).toEqual([
      { code: 'trekking-guide', count: 1 },
    ]);
    expect(find([guide], { q: 'trainee' }).found).toBe(1);
    expect(find([guide], { q: 'mountain guide' }).found).toBe(1);
  });

  it('has each guide once in a list that is narrowed', () => {
    const guides = [card('Ana A', { profession: 'trekking' }), card('Beka B', { profession: 'ski-touring' })];
    expect(slugs(guides, {})).toEqual([['ana-a'], ['ana-a'], ['beka-b'], ['beka-b']]);
    for (const query of [{ language: 'ka' }, { q: 'guide' }])
      expect(find(guides, query).sections).toEqual([
        { group: '', count: 2, own: 0, slugs: ['ana-a', 'beka-b'] },
      ]);
    expect(find(guides, { profession: 'ski-teacher' })).toMatchObject({
      found: 1,
      sections: [{ group: 'ski-teacher', count: 1, own: 0 }],
    });
  });

  it('leaves out a guide whose card is missing', () => {
    const page = find([card('Ana A'), card('Beka B')]);
    const sections = page.sections.map((section) => ({ ...section, slugs: ['nobody', ...section.slugs] }));
    expect(sectionsOf({ ...page, sections })).toEqual(sectionsOf(page));
  });

  it('has the first cards of each section, or one page of a selected profession', () => {
    const many = Array.from({ length: 60 }, (_, index) => card(`Guide ${String(index).padStart(2, '0')}`));
    expect(slugs(many, {})[0]).toHaveLength(FIRST_CARDS);
    const pageOf = (page: number) => slugs(many, { profession: 'rafting-guide', page })[0];
    expect(pageOf(1)).toHaveLength(PAGE_CARDS);
    expect(pageOf(2)?.[0]).toBe(`guide-${PAGE_CARDS}`);
    expect(pageOf(3)).toHaveLength(60 - 2 * PAGE_CARDS);
    // A page number past the end returns the last page.
    expect(pageOf(4)).toEqual(pageOf(3));
    expect(find(many, { profession: 'rafting-guide', page: 4 })).toMatchObject({ found: 60, listed: 60 });
    expect(slugs(many, { profession: 'ski-guide' })).toEqual([]);
  });

  it('has other guides of a section each day, the same in both languages, and everybody equally often', () => {
    const many = Array.from({ length: 20 }, (_, index) => card(`Guide ${index}`));
    const shownOn = (day: number, lang: 'ka' | 'en' = 'en') => find(many, {}, lang, day).guides;
    const shown = Array.from({ length: many.length }, (_, day) => shownOn(20_784 + day)).flat();
    const times = many.map((guide) => shown.filter((one) => one === guide).length);
    expect(new Set(times)).toEqual(new Set([FIRST_CARDS]));
    expect(new Set(shownOn(5, 'ka'))).toEqual(new Set(shownOn(5)));
    expect(shownOn(5)).not.toEqual(shownOn(6));
    // However the guides come from the database.
    expect(find(many.toReversed(), {}, 'en', 5).guides).toEqual(shownOn(5));
    expect(shownOn(5).map(({ slug }) => slug)).toEqual(
      shownOn(5)
        .map(({ slug }) => slug)
        .toSorted(), // by name
    );
  });
});

describe('the filter', () => {
  const guides = [
    card('Ana A', { specialties: ['Svaneti'], certification_level: 'master' }),
    card('Nino N', { languages: ['ka', 'de'] }),
  ];

  it.each<[Partial<GuideQuery>, string]>([
    [{ language: 'de' }, 'nino-n'],
    [{ q: 'svaneti' }, 'ana-a'],
    [{ q: 'German' }, 'nino-n'],
    [{ q: 'გერმანული' }, 'nino-n'],
    [{ level: 'master' }, 'ana-a'],
    [{ q: 'ana', level: 'master', language: 'ka', profession: 'rafting-guide' }, 'ana-a'],
  ])('%j finds %s alone', (query, slug) => {
    expect(slugs(guides, query)).toEqual([[slug]]);
    expect(find(guides, query)).toMatchObject({ found: 1, listed: 2 });
  });

  it('finds nobody when one filter does not match', () => {
    expect(find(guides, { q: 'ana', language: 'de' })).toMatchObject({ found: 0, listed: 2, guides: [] });
  });

  it('says what to leave out, where that finds somebody', () => {
    const without = (query: Partial<GuideQuery>) => find(guides, query).without;
    expect(without({ language: 'other' })).toEqual([{ name: 'language', count: 2 }]);
    expect(without({ q: 'ana', language: 'de', level: 'master' })).toEqual([{ name: 'language', count: 1 }]);
    expect(without({ q: 'zzzz', language: 'de' })).toEqual([{ name: 'q', count: 1 }]);
    expect(without({ language: 'other', region: 'other' })).toEqual([]);
    expect(without({ language: 'de' })).toEqual([]);
  });

  it('offers only choices with results, with the number of guides', () => {
    const { facets } = find(guides, { language: 'de' });
    expect(facets.language).toEqual([
      { code: 'ka', count: 2 },
      { code: 'de', count: 1 },
    ]);
    expect(facets.level).toEqual([]);
    expect(facets.profession).toEqual([{ code: 'rafting-guide', count: 1 }]);
  });

  it('reports words that match nothing, and when only similar words matched', () => {
    expect(find(guides, { q: 'ana qqqxx' })).toMatchObject({
      found: 1,
      text: 'words',
      unknownWords: ['qqqxx'],
    });
    expect(find(guides, { q: 'svanetti' })).toMatchObject({ found: 1 });
  });
});
