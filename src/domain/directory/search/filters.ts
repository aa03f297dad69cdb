/** Filters and the counts of their choices. */
import type { DirectoryPage } from '../directory-page.ts';
import { FILTER_CODES, FILTER_NAMES, type GuideFilter } from '../guide-filters.ts';
import type { GuideQuery } from '../guide-query.ts';
import { recordOf } from '../../record-of.ts';

/** Codes by filter. */
export type FilterValues = Readonly<Record<GuideFilter, readonly string[]>>;
/** The codes of one guide, for each section in which it stands: its level there is that of its claim there. */
export type GuideCodes = readonly FilterValues[];

function passing(codes: GuideCodes, query: GuideQuery, filters = FILTER_NAMES): GuideCodes {
  return codes.filter((one) =>
    filters.every((filter) => query[filter] === '' || one[filter].includes(query[filter])),
  );
}

export function passes(codes: GuideCodes, query: GuideQuery): boolean {
  return passing(codes, query).length > 0;
}

/**
 * Returns the choices that have results, by filter in the catalogue's order; the selected choice is always included. Each
 * has the number of guides if it were selected, with text and other filters unchanged.
 * @param guides the codes of the guides that match the text.
 */
export function facetsOf(guides: readonly GuideCodes[], query: GuideQuery): DirectoryPage['facets'] {
  return recordOf<DirectoryPage['facets']>(FILTER_NAMES, (filter) => {
    const others = FILTER_NAMES.filter((name) => name !== filter);
    const counts = new Map<string, number>();
    for (const codes of guides) {
      const held = new Set(passing(codes, query, others).flatMap((one) => one[filter]));
      for (const code of held) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return FILTER_CODES[filter]
      .map((code) => ({ code, count: counts.get(code) ?? 0 }))
      .filter(({ code, count }) => count > 0 || code === query[filter]);
  });
}
