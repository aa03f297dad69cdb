/** Names with a typing error. */
import { isOneErrorAway } from '../spelling/one-error.ts';
import { KEY_LETTERS } from './search-keys.ts';

/** Maximum values of one `array-contains-any` (Firestore). */
export const MAX_VALUES = 30;

export interface Similar {
  /** Matches documents that have any of these values. */
  readonly values: readonly string[];
  /** Returns whether a matched document, by its stored words, is similar. */
  readonly accepts: (stored: readonly string[]) => boolean;
}

/** Letters of a key within which one may be wrong. */
const MIN_FORGIVING = 5;

/** Letters of a key by which similar ones are searched: right, or one of them confused. */
const SIMILAR_BEGINNING = 3;

/** Letters of keys that are written for each other. */
const CONFUSED = ['aeiou', 'cszj', 'dt', 'bpv', 'ghk', 'lr', 'mn'];

function isSimilarTo(key: string, stored: readonly string[]): boolean {
  if (stored.includes(key)) return true;
  // A missing letter moves one beyond the end of a key that was cut.
  const keys = key.length === KEY_LETTERS ? [key, key.slice(0, -1)] : [key];
  return isForgiving(key) && stored.some((word) => keys.some((one) => isOneErrorAway(one, word)));
}

function isForgiving(key: string): boolean {
  return key.length >= MIN_FORGIVING && !/\d/u.test(key);
}

/** The beginning of a key, and the same with each of its letters confused. */
function similarBeginnings(key: string): string[] {
  const letters = Array.from(key.slice(0, SIMILAR_BEGINNING));
  const confused = letters.flatMap((letter, at) => {
    const group = CONFUSED.find((one) => one.includes(letter)) ?? '';
    return Array.from(group, (other) => letters.with(at, other).join(''));
  });
  return [letters.join(''), ...confused];
}

/**
 * Returns how to find similar names; undefined if the query has no word for it.
 * @param words the keys of each word.
 * @param longest those of the word to search by.
 */
export function similarTo(
  words: readonly (readonly string[])[],
  longest: readonly string[],
): Similar | undefined {
  const values = longest.filter(isForgiving).flatMap(similarBeginnings);
  if (values.length === 0) return undefined;
  return {
    values: [...new Set(values)].slice(0, MAX_VALUES),
    accepts: (stored) => words.every((keys) => keys.some((key) => isSimilarTo(key, stored))),
  };
}
