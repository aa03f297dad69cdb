/** The index of what is particular to each guide: names by sound, and own words. MiniSearch holds it. */
import MiniSearch from 'minisearch';

interface IndexedGuide {
  /** Place of the guide in the list. */
  readonly id: number;
  /** Keys of the name's words, parted by blanks as the rest is. */
  readonly name: string;
  /** The name's words in plain Latin letters where these are no key: typing errors are counted in both. */
  readonly latin: string;
  /** Stems of own words. */
  readonly own: string;
}
type Field = 'name' | 'latin' | 'own';

export interface NameIndex {
  /** Guides one of whose terms is one of these. */
  readonly withTerm: (field: Field, terms: readonly string[]) => number[];
  /** Guides one of whose terms begins with one of these. */
  readonly withBeginning: (field: Field, terms: readonly string[]) => number[];
  /** Guides one of whose terms differs from one of these in so many letters at most. */
  readonly withSimilar: (field: Field, terms: readonly string[], letters: number) => number[];
}

function isNumber(id: unknown): id is number {
  return typeof id === 'number';
}

export function createNameIndex(guides: readonly Omit<IndexedGuide, 'id'>[]): NameIndex {
  const index = new MiniSearch<IndexedGuide>({
    fields: ['name', 'latin', 'own'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  });
  index.addAll(guides.map((guide, id) => ({ id, ...guide })));
  const search = (field: Field, terms: readonly string[], how: { prefix?: boolean; fuzzy?: number }) =>
    terms.length === 0
      ? []
      : index
          .search(terms.join(' '), { fields: [field], ...how })
          .map(({ id }): unknown => id)
          .filter(isNumber);
  return {
    withTerm: (field, terms) => search(field, terms, {}),
    withBeginning: (field, terms) => search(field, terms, { prefix: true }),
    withSimilar: (field, terms, letters) => search(field, terms, { fuzzy: letters }),
  };
}
