/** The directory as visitors see it: searched, filtered, in sections and pages. For the server. */
import { DIRECTORY_GROUP_SLUGS } from '../../guide/professions.ts';
import type { Lang } from '../../lang.ts';
import { type DirectoryPage } from '../directory-page.ts';
import { isNarrowed, type GuideQuery } from '../guide-query.ts';
import type { GuideCard } from '../public-guide.ts';
import { createGuideSearch, type FoundSections, type GuideSearch } from './guide-search.ts';
import { FIRST_CARDS } from '../../settings.ts';

/** All listed guides, ready to search. */
export interface Directory {
  readonly guides: readonly GuideCard[];
  /** @param day its number, for whose turn it is in the sections of the whole directory. */
  readonly find: (query: GuideQuery, lang: Lang, day: number) => DirectoryPage;
}

export function createDirectory(guides: readonly GuideCard[]): Directory {
  // The index is built on the first search: a visit to one guide does not need it.
  let search: GuideSearch<GuideCard> | undefined;
  return {
    guides,
    find(query, lang, day) {
      search ??= createGuideSearch(guides);
      return toPage(guides.length, sectionsFound(search, query, lang, day));
    },
  };
}

/** Returns some guides of every section, or one page of a list, in which each guide is once. */
function sectionsFound(
  search: GuideSearch<GuideCard>,
  query: GuideQuery,
  lang: Lang,
  day: number,
): FoundSections<GuideCard> {
  if (!isNarrowed(query)) return search.findSections(lang, FIRST_CARDS, day);
  const group = DIRECTORY_GROUP_SLUGS.find((slug) => slug === query.profession) ?? '';
  const { guides, total, own, ...found } = search.find(query, lang);
  return {
    ...found,
    total,
    sections: total === 0 ? [] : [{ group, count: total, own, guides }],
  };
}

function toPage(
  listed: number,
  { total, unknownWords, readings, without, sections, ...found }: FoundSections<GuideCard>,
): DirectoryPage {
  return {
    ...found,
    listed,
    found: total,
    unknownWords: [...unknownWords],
    readings: [...readings],
    without: [...without],
    sections: sections.map(({ guides, ...section }) => ({
      ...section,
      slugs: guides.map(({ slug }) => slug),
    })),
    guides: [...new Set(sections.flatMap((section) => section.guides))],
  };
}
