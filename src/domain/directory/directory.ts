/** The directory as visitors see it: filtered, sorted, in sections and pages. Pure. */
import { LANGS, type Lang } from '../lang.ts';
import { fieldOf, SEARCHED_FIELDS } from '../guide/guide-fields.ts';
import { DIRECTORY_GROUP_SLUGS } from '../guide/professions.ts';
import { FIRST_CARDS, PAGE_CARDS, type DirectoryPage } from './directory-page.ts';
import type { DirectoryQuery } from './directory-query.ts';
import type { GuideCard } from './public-guide.ts';
import { createTextSearch } from './search.ts';
import { romanize } from './slug.ts';

/** Languages that the filter offers. */
const MAX_LANGUAGES = 60;

/** What the search looks into; what is stored by code counts by its names in every language. */
function searchText(guide: GuideCard): string {
  return SEARCHED_FIELDS.flatMap((name) => {
    const names = fieldOf(name).names ?? {};
    const values = [guide[name] ?? []].flat().map(String);
    return values.flatMap((value) => LANGS.map((lang) => names[value]?.[lang] ?? value));
  }).join(' ');
}

const findByText = createTextSearch(searchText);

const GEORGIAN = /^[ა-ჰ]/u;

/**
 * What names are ordered by: in English the romanised name, in Georgian the Georgian alphabet before
 * the Latin. One explicit key, because browsers without Georgian data sort mixed lists differently.
 */
export function sortKey(name: string, lang: Lang): string {
  if (lang === 'en') return romanize(name);
  return `${GEORGIAN.test(name) ? 0 : 1}${name}`;
}

function sortByName(guides: readonly GuideCard[], lang: Lang): readonly GuideCard[] {
  return guides
    .map((guide) => [sortKey(guide.full_name, lang), guide] as const)
    .sort(([a, first], [b, second]) => (a === b ? (first.slug < second.slug ? -1 : 1) : a < b ? -1 : 1))
    .map(([, guide]) => guide);
}

/** Languages spoken by at least one guide of the list, most spoken first. */
function languagesOf(guides: readonly GuideCard[]): string[] {
  const counts = new Map<string, number>();
  for (const { languages } of guides)
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_LANGUAGES)
    .map(([language]) => language);
}

/** All listed guides, ready to be asked. */
export interface Directory {
  readonly guides: readonly GuideCard[];
  readonly find: (query: DirectoryQuery, lang: Lang) => DirectoryPage;
}

export function createDirectory(guides: readonly GuideCard[]): Directory {
  // Each order is made when it is first asked for.
  const sorted: Partial<Record<Lang, readonly GuideCard[]>> = {};
  let languages: string[] | undefined;
  return {
    guides,
    find(query, lang) {
      const inOrder = (sorted[lang] ??= sortByName(guides, lang));
      languages ??= languagesOf(guides);
      return pageOf(filterGuides(inOrder, query), query, { listed: guides.length, languages });
    },
  };
}

function filterGuides(guides: readonly GuideCard[], query: DirectoryQuery): readonly GuideCard[] {
  const { q, profession, language, level } = query;
  const chosen = guides.filter(
    (guide) =>
      (profession === '' || guide.directory_groups.includes(profession)) &&
      (language === '' || guide.languages.includes(language)) &&
      (level === '' || guide.certification_level === level),
  );
  return q === '' ? chosen : findByText(chosen, q);
}

function pageOf(
  found: readonly GuideCard[],
  { profession, page }: DirectoryQuery,
  whole: Pick<DirectoryPage, 'listed' | 'languages'>,
): DirectoryPage {
  const groups = profession === '' ? DIRECTORY_GROUP_SLUGS : [profession];
  const [from, to] = profession === '' ? [0, FIRST_CARDS] : [(page - 1) * PAGE_CARDS, page * PAGE_CARDS];
  const sections = groups
    .map((group) => ({ group, all: found.filter((guide) => guide.directory_groups.includes(group)) }))
    .filter(({ all }) => all.length > 0)
    .map(({ group, all }) => ({ group, count: all.length, shown: all.slice(from, to) }));
  return {
    ...whole,
    found: found.length,
    sections: sections.map(({ group, count, shown }) => ({
      group,
      count,
      slugs: shown.map(({ slug }) => slug),
    })),
    guides: [...new Set(sections.flatMap(({ shown }) => shown))],
  };
}
