import { splitList } from '../../../domain/guide/catalogues/split-list.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { isListItem, toLine } from '../../../domain/text.ts';

/**
 * Adds what was typed, one entry or a comma list, to the entries that are there: without invisible
 * characters, repetitions and what is too long to be stored.
 * @param toStored the stored form of an entry, e.g. a language's code.
 * @param isCode whether a stored entry is a code of the catalogue.
 */
export function addItems(
  present: readonly string[],
  typed: string,
  toStored: (entry: string) => string,
  isCode: (stored: string) => boolean,
): string[] {
  const entries = splitList(typed, (entry) => isCode(toStored(entry)))
    .map((entry) => toStored(toLine(Array.from(toLine(entry)).slice(0, LIMITS.listItem).join(''))))
    .filter(isListItem);
  return [...new Set([...present, ...entries])];
}
