/** An index of terms. Uses MiniSearch. */
import MiniSearch, { type SearchOptions } from 'minisearch';

/** Terms that begin with the given ones, or differ from them in one letter at most; else the terms themselves. */
export const BEGINNING = { prefix: true };
export const SIMILAR = { fuzzy: 1 };

/** Returns the places of the documents that have one of these terms, the best match first. */
export type TermIndex<Field extends string> = (
  field: Field,
  terms: readonly string[],
  how?: Pick<SearchOptions, 'prefix' | 'fuzzy'>,
) => number[];

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
  return (field, terms, how) =>
    terms.length === 0
      ? []
      : index.search(terms.join(' '), { fields: [field], ...how }).map(({ id }) => Number(id));
}
