import { LIMITS } from '../../../domain/limits.ts';
import { splitList } from '../../../domain/guide/spoken-languages.ts';

/**
 * Adds what was typed, one entry or a comma list, to the entries that are there: without control
 * characters, repetitions and what is too long to be stored.
 * @param toStored the stored form of an entry, e.g. a language's code.
 */
export function addItems(
  present: readonly string[],
  typed: string,
  toStored: (entry: string) => string,
): string[] {
  const entries = splitList(typed.replaceAll('\n', ',').replaceAll(/[\s\p{Cc}]+/gu, ' '))
    .map((entry) => toStored(Array.from(entry).slice(0, LIMITS.listItem).join('').trim()))
    .filter((entry) => entry !== '');
  return [...new Set([...present, ...entries])];
}
