/** An index of terms. Uses MiniSearch. */
import MiniSearch from 'minisearch';

/** Each search returns places in the list of documents, the best match first. */
export interface TermIndex<Field extends string> {
  /** Returns the documents that have one of these terms. */
  readonly withTerm: (field: Field, terms: readonly string[]) => number[];
  /** Returns the documents that have a term beginning with one of these. */
  readonly withBeginning: (field: Field, terms: readonly string[]) => number[];
  /** Returns the documents one of whose terms differs from one of these in one letter at most. */
  readonly withSimilar: (field: Field, terms: readonly string[]) => number[];
}

/** @param documents by field their terms, separated by blanks. */
export function createTermIndex<Field extends string>(
  fields: readonly Field[],
  documents: readonly Readonly<Record<Field, string>>[],
): TermIndex<Field> {
  const index = new MiniSearch<Readonly<Record<Field, string>> & { readonly id: number }>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    // As given: terms are keys already, and MiniSearch skips blank ones.
    processTerm: (term) => term,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const search = (field: Field, terms: readonly string[], how: { prefix?: boolean; fuzzy?: number }) =>
    terms.length === 0
      ? []
      : index.search(terms.join(' '), { fields: [field], ...how }).map(({ id }) => Number(id));
  return {
    withTerm: (field, terms) => search(field, terms, {}),
    withBeginning: (field, terms) => search(field, terms, { prefix: true }),
    withSimilar: (field, terms) => search(field, terms, { fuzzy: 1 }),
  };
}
