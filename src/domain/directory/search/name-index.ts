/**
 * The index of what is specific to each guide: names by sound, and the guide's own words. Uses
 * MiniSearch.
 */
import MiniSearch from 'minisearch';

interface IndexedGuide {
  /** Index of the guide in the list. */
  readonly id: number;
  /** Sound keys of the words of the name, separated by blanks. */
  readonly name: string;
  /** The name's words in plain Latin letters where these are no key: typing errors are counted in both. */
  readonly latin: string;
  /** Stems of the guide's own words. */
  readonly own: string;
}
type Field = 'name' | 'latin' | 'own';

export interface NameIndex {
  /** Returns the guides that have one of these terms. */
  readonly withTerm: (field: Field, terms: readonly string[]) => number[];
  /** Returns the guides that have a term beginning with one of these. */
  readonly withBeginning: (field: Field, terms: readonly string[]) => number[];
  /** Guides one of whose terms differs from one of these in so many letters at most. */
  readonly withSimilar: (field: Field, terms: readonly string[], letters: number) => number[];
}

export function createNameIndex(guides: readonly Omit<IndexedGuide, 'id'>[]): NameIndex {
  const index = new MiniSearch<IndexedGuide>({
    fields: ['name', 'latin', 'own'],
    tokenize: (text) => text.split(' '),
    // As given: terms are keys already, and MiniSearch skips blank ones.
    processTerm: (term) => term,
  });
  index.addAll(guides.map((guide, id) => ({ id, ...guide })));
  const search = (field: Field, terms: readonly string[], how: { prefix?: boolean; fuzzy?: number }) =>
    terms.length === 0
      ? []
      : index.search(terms.join(' '), { fields: [field], ...how }).map(({ id }) => Number(id));
  return {
    withTerm: (field, terms) => search(field, terms, {}),
    withBeginning: (field, terms) => search(field, terms, { prefix: true }),
    withSimilar: (field, terms, letters) => search(field, terms, { fuzzy: letters }),
  };
}
