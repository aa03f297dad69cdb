import { splitList, type EntryKind } from '../../../domain/guide/catalogues/split-list.ts';
import { isListItem, toLine } from '../../../domain/text.ts';

/** How the entries of a list are understood. */
export interface ListEntries {
  readonly kind: EntryKind;
  /** The code of an entry that the field's catalogue has, else the entry as it was typed. */
  readonly toStored: (typed: string) => string;
}

/**
 * Adds what was typed, one entry or a comma list, to the entries that are there: without invisible
 * characters and repetitions. What is too long stays, for the form to say so.
 * @param isCode whether a stored entry is a code of the catalogue.
 */
export function addItems(
  present: readonly string[],
  typed: string,
  { kind, toStored }: ListEntries,
  isCode: (stored: string) => boolean,
): string[] {
  const entries = splitList(typed, (entry) => isCode(toStored(entry)), kind)
    .map((entry) => toStored(toLine(entry)))
    .filter(isListItem);
  return [...new Set([...present, ...entries])];
}
