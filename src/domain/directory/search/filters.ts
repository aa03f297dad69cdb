/** Filters and the counts of their choices. */
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

export function passes(codes: FilterValues, query: GuideQuery, filters = FILTER_NAMES): boolean {
  return filters.every((filter) => query[filter] === '' || codes[filter].includes(query[filter]));
}

/** @param guides the codes of the guides that match the text. */
export function facetsOf(guides: readonly FilterValues[], query: GuideQuery): Facets {
  return recordOf<Facets>(FILTER_NAMES, (filter) => {
    const others = FILTER_NAMES.filter((name) => name !== filter);
    const counts = new Map<string, number>();
    for (const codes of guides) {
      if (!passes(codes, query, others)) continue;
      for (const code of codes[filter]) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return FILTER_CODES[filter]
      .map((code) => ({ code, count: counts.get(code) ?? 0 }))
      .filter(({ code, count }) => count > 0 || code === query[filter]);
  });
}
