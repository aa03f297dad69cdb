/** Entries of lists that look like a typing error of a name in the catalogue. */
import type { EntryCatalogue } from '../../../domain/directory/search/meant-entry.ts';
import { REGION_NAMES } from '../../../domain/guide/catalogues/regions.ts';
import type { CodeNames } from '../../../domain/guide/field-kinds.ts';
import { SPOKEN_LANGUAGES } from '../../../domain/guide/spoken-languages.ts';

/** An entry without a code, and the code it may stand for. */
export interface MeantEntry {
  readonly typed: string;
  readonly code: string;
}

/** Visitors filter by these fields, so they cannot find an entry without a code there. */
const SEARCHED_LISTS = {
  languages: { catalogue: 'language', names: SPOKEN_LANGUAGES },
  regions: { catalogue: 'region', names: REGION_NAMES },
} as const satisfies Readonly<Record<string, { catalogue: EntryCatalogue; names: CodeNames }>>;
export type SearchedListName = keyof typeof SEARCHED_LISTS;

export function isSearchedList(name: string): name is SearchedListName {
  return Object.hasOwn(SEARCHED_LISTS, name);
}

export const SEARCHED_LIST_NAMES = Object.keys(SEARCHED_LISTS).filter(isSearchedList);

/** Returns the entries that are not in the catalogue of the list. */
export function entriesWithoutCode(name: SearchedListName, entries: readonly string[]): readonly string[] {
  return entries.filter((entry) => !Object.hasOwn(SEARCHED_LISTS[name].names, entry));
}

/**
 * Returns those entries without a code that are close to a name. The words of the catalogue are loaded when
 * they are first needed; if loading fails, there are none.
 */
export async function meantEntries(
  name: SearchedListName,
  unknown: readonly string[],
): Promise<readonly MeantEntry[]> {
  if (unknown.length === 0) return [];
  const module = await import('../../../domain/directory/search/meant-entry.ts').catch(() => undefined);
  return unknown.flatMap((typed) => {
    const code = module?.meantEntry(SEARCHED_LISTS[name].catalogue, typed);
    return code === undefined ? [] : { typed, code };
  });
}
