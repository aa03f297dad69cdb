/** The directory as visitors see it: filtered, sorted and put into sections. Pure. */
import { LANGS, type Lang } from '../lang.ts';
import { fieldOf, SEARCHED_FIELDS } from '../guide/guide-fields.ts';
import { DIRECTORY_GROUP_SLUGS, type DirectoryGroupSlug } from '../guide/professions.ts';
import type { GuideCard } from './public-guide.ts';
import { matchesSearch } from './search.ts';
import { romanize } from './slug.ts';

export interface DirectoryFilter {
  /** Free text: name, place, speciality or language; '' for all. */
  readonly text: string;
  /** A stored language code; '' for all. */
  readonly language: string;
}

export interface DirectorySection {
  readonly group: DirectoryGroupSlug;
  readonly guides: readonly GuideCard[];
}

/** What the search looks into; what is stored by code counts by its names in every language. */
function searchText(guide: GuideCard): string {
  return SEARCHED_FIELDS.flatMap((name) => {
    const names = fieldOf(name).names ?? {};
    const values = [guide[name] ?? []].flat().map(String);
    return values.flatMap((value) => LANGS.map((lang) => names[value]?.[lang] ?? value));
  }).join(' ');
}

export function filterGuides(guides: readonly GuideCard[], filter: DirectoryFilter): GuideCard[] {
  return guides.filter(
    (guide) =>
      (filter.language === '' || guide.languages.includes(filter.language)) &&
      (filter.text.trim() === '' || matchesSearch(searchText(guide), filter.text)),
  );
}

const GEORGIAN = /^[ა-ჰ]/u;

/**
 * Orders names by one explicit key, because browsers without Georgian data sort mixed lists
 * differently: in English by the romanised name, in Georgian the Georgian alphabet before the Latin.
 */
export function compareNames(first: string, second: string, lang: Lang): number {
  if (lang === 'ka' && GEORGIAN.test(first) !== GEORGIAN.test(second)) return GEORGIAN.test(first) ? -1 : 1;
  const [a, b] = lang === 'ka' ? [first, second] : [romanize(first), romanize(second)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The sections that have at least one guide, in the catalogue's order. */
export function toSections(guides: readonly GuideCard[], lang: Lang): DirectorySection[] {
  const sorted = [...guides].sort((a, b) => compareNames(a.full_name, b.full_name, lang));
  return DIRECTORY_GROUP_SLUGS.map((group) => ({
    group,
    guides: sorted.filter((guide) => guide.directory_groups.includes(group)),
  })).filter((section) => section.guides.length > 0);
}

/** Languages spoken by at least one guide of the list, most spoken first. */
export function languagesOf(guides: readonly GuideCard[]): string[] {
  const counts = new Map<string, number>();
  for (const guide of guides) {
    for (const language of guide.languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([language]) => language);
}
