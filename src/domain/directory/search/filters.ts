/**
 * Filters and the counts of their choices. Choices are bits, so that filtering 10 000 guides is
 * fast.
 */
import type { DirectoryPage } from '../directory-page.ts';
import { FILTER_CODES, FILTER_NAMES, type GuideFilter } from '../guide-filters.ts';
import type { GuideQuery } from '../guide-query.ts';
import { recordOf } from '../../record-of.ts';

/**
 * The choices that have results, by filter in the catalogue's order; the selected choice is always included. Each has
 * the number of guides if it were selected, with text and other filters unchanged.
 */
export type Facets = DirectoryPage['facets'];

/** The codes of one guide, by filter. */
export type FilterValues = Readonly<Record<GuideFilter, readonly string[]>>;

function bitOf(filter: GuideFilter, code: string): number {
  const place = FILTER_CODES[filter].indexOf(code);
  return place === -1 ? 0 : 2 ** place;
}

/** Returns the bits of the selected codes; all bits when nothing is selected. */
function wanted(query: GuideQuery, filter: GuideFilter): number {
  return query[filter] === '' ? -1 : bitOf(filter, query[filter]);
}

function countBits(counts: number[], mask: number): void {
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const place = 31 - Math.clz32(bits & -bits);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function toChoices(filter: GuideFilter, counts: readonly number[], chosen: string): Facets[GuideFilter] {
  return FILTER_CODES[filter]
    .map((code, place) => ({ code, count: counts[place] ?? 0 }))
    .filter(({ code, count }) => count > 0 || code === chosen);
}

/** @param values of every guide, in list order. */
export function createFilterTable(values: readonly FilterValues[]) {
  const masks = recordOf<Record<GuideFilter, Int32Array>>(FILTER_NAMES, (filter) =>
    Int32Array.from(values, (one) => one[filter].reduce((mask, code) => mask | bitOf(filter, code), 0)),
  );
  const isMet = (guide: number, filter: GuideFilter, query: GuideQuery) =>
    query[filter] === '' || ((masks[filter][guide] ?? 0) & wanted(query, filter)) !== 0;
  return {
    /** Returns whether the guide at this index passes all filters of the query. */
    passes: (guide: number, query: GuideQuery) => FILTER_NAMES.every((filter) => isMet(guide, filter, query)),
    /** @param guides indexes of the guides that match the text. */
    facets: (guides: Iterable<number>, query: GuideQuery) => {
      const counts = recordOf<Record<GuideFilter, number[]>>(FILTER_NAMES, () => []);
      const set = FILTER_NAMES.filter((filter) => query[filter] !== '');
      for (const guide of guides) {
        const missed = set.filter((filter) => !isMet(guide, filter, query));
        if (missed.length > 1) continue;
        // A choice replaces the current value of its own filter, so a guide that fails only that
        // filter still counts there.
        const counted = missed.length === 1 ? missed : FILTER_NAMES;
        for (const filter of counted) countBits(counts[filter], masks[filter][guide] ?? 0);
      }
      return recordOf<Facets>(FILTER_NAMES, (filter) => toChoices(filter, counts[filter], query[filter]));
    },
  };
}
