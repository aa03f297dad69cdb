/** Filters and the counts of their choices. Choices are bits, so that 10 000 guides are quick to go through. */
import { FILTER_CODES, GUIDE_FILTERS, type GuideFilter, type GuideQuery } from '../guide-query.ts';
import { recordOf } from '../../record-of.ts';

/** One choice of a filter. */
export interface FacetChoice {
  readonly code: string;
  /** Guides that this choice leads to while text and the other filters stay. */
  readonly count: number;
}
/** By filter, in the catalogue's order: the choices that lead somewhere, and the chosen one in any case. */
export type Facets = Readonly<Record<GuideFilter, readonly FacetChoice[]>>;

/** The codes of one guide, by filter. */
export type FilterValues = Readonly<Record<GuideFilter, readonly string[]>>;

export interface FilterTable {
  /** Whether the guide at this place of the list passes all filters of the query. */
  readonly passes: (guide: number, query: GuideQuery) => boolean;
  /** @param guides places of the guides that the text found. */
  readonly facets: (guides: Iterable<number>, query: GuideQuery) => Facets;
}

function bitOf(filter: GuideFilter, code: string): number {
  const place = FILTER_CODES[filter].indexOf(code);
  return place === -1 ? 0 : 2 ** place;
}

/** Bits of the codes chosen; all bits where nothing is. */
function wanted(query: GuideQuery, filter: GuideFilter): number {
  return query[filter] === '' ? -1 : bitOf(filter, query[filter]);
}

function countBits(counts: number[], mask: number): void {
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const place = 31 - Math.clz32(bits & -bits);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function toChoices(filter: GuideFilter, counts: readonly number[], chosen: string): FacetChoice[] {
  return FILTER_CODES[filter]
    .map((code, place) => ({ code, count: counts[place] ?? 0 }))
    .filter(({ code, count }) => count > 0 || code === chosen);
}

/** @param values of every guide, in the order of the list. */
export function createFilterTable(values: readonly FilterValues[]): FilterTable {
  const masks = recordOf<Record<GuideFilter, Int32Array>>(GUIDE_FILTERS, (filter) =>
    Int32Array.from(values, (one) => one[filter].reduce((mask, code) => mask | bitOf(filter, code), 0)),
  );
  const isMet = (guide: number, filter: GuideFilter, query: GuideQuery) =>
    query[filter] === '' || ((masks[filter][guide] ?? 0) & wanted(query, filter)) !== 0;
  return {
    passes: (guide, query) => GUIDE_FILTERS.every((filter) => isMet(guide, filter, query)),
    facets: (guides, query) => {
      const counts = recordOf<Record<GuideFilter, number[]>>(GUIDE_FILTERS, () => []);
      const set = GUIDE_FILTERS.filter((filter) => query[filter] !== '');
      for (const guide of guides) {
        const missed = set.filter((filter) => !isMet(guide, filter, query));
        if (missed.length > 1) continue;
        // A choice replaces what its own filter holds now, so a guide that misses one filter counts there.
        const counted = missed.length === 1 ? missed : GUIDE_FILTERS;
        for (const filter of counted) countBits(counts[filter], masks[filter][guide] ?? 0);
      }
      return recordOf<Facets>(GUIDE_FILTERS, (filter) => toChoices(filter, counts[filter], query[filter]));
    },
  };
}
