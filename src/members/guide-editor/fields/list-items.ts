import { splitList } from '../../../domain/guide/catalogues/split-list.ts';
import { isListItem, toLine } from '../../../domain/text.ts';

/**
 * Adds typed text, one entry or a comma-separated list, to the existing entries, without invisible
 * characters and duplicates. Long entries stay, so that the form can report them.
 * @param toStored returns the code if the field's catalogue has the entry, else the entry as typed.
 * @param isCode returns whether a stored entry is a code of the catalogue.
 */
export function addItems(
  present: readonly string[],
  typed: string,
  toStored: (typed: string) => string,
  isCode: (stored: string) => boolean,
): string[] {
  const entries = splitList(typed, (entry) => isCode(toStored(entry)))
    .map((entry) => toStored(toLine(entry)))
    .filter(isListItem);
  return [...new Set([...present, ...entries])];
}
