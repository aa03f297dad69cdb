/** The order of guides with equal scores. */
import { GUIDE_TEXT_LANGS, readableLang, type Lang } from '../../lang.ts';
import { DIRECTORY_GROUP_SLUGS, ownDirectoryGroupOf } from '../../guide/professions.ts';
import { romanize } from '../../spelling/romanize.ts';
import type { SearchableGuide } from './searchable-guide.ts';

interface Ordered {
  readonly section: number;
  readonly name: string;
  readonly slug: string;
}

/**
 * Returns the name to sort by: in Georgian, Georgian names come before others; in English, names
 * are romanised.
 */
function sortName(guide: SearchableGuide, lang: Lang): string {
  if (readableLang(GUIDE_TEXT_LANGS, lang) === 'en')
    return romanize(guide.latin_name || guide.full_name).toLowerCase();
  const name = guide.georgian_name || guide.full_name;
  return `${/^[ა-ჰ]/u.test(name) ? 0 : 1}${name}`;
}

function compare(a: Ordered, b: Ordered): number {
  if (a.section !== b.section) return a.section - b.section;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}

/** The order of results for the pages of one language. */
export interface ResultOrder {
  /**
   * Sorts guides: higher scores first, then guides whose own section is requested, then by own section,
   * name and slug.
   * @param guides indexes of guides.
   * @param section index of the section, -1 for none.
   */
  readonly sorted: (guides: readonly number[], scores: Int32Array | undefined, section: number) => number[];
}

/** Returns, by guide, the index of its own section in the directory, -1 for none. */
function ownSections(guides: readonly SearchableGuide[]): number[] {
  return guides.map(({ profession }) =>
    DIRECTORY_GROUP_SLUGS.findIndex((slug) => slug === ownDirectoryGroupOf(profession)),
  );
}

export function createResultOrder(guides: readonly SearchableGuide[], lang: Lang): ResultOrder {
  const sections = ownSections(guides);
  const byRank = guides
    .map((guide, place) => ({
      place,
      section: sections[place] ?? -1,
      name: sortName(guide, lang),
      slug: guide.slug,
    }))
    .sort(compare);
  const ranks = new Int32Array(guides.length);
  for (const [rank, { place }] of byRank.entries()) ranks[place] = rank;
  return {
    sorted: (places, scores, section) => {
      const best = scores ? places.reduce((most, place) => Math.max(most, scores[place] ?? 0), 0) : 0;
      // All sort criteria are packed into one number: sorting numbers is ten times as fast as
      // comparing fields.
      const keys = Float64Array.from(places, (place) => {
        const isOther = section !== -1 && sections[place] !== section;
        return ((best - (scores?.[place] ?? 0)) * 2 + Number(isOther)) * guides.length + (ranks[place] ?? 0);
      });
      return Array.from(keys.sort(), (key) => byRank[key % guides.length]?.place ?? 0);
    },
  };
}
