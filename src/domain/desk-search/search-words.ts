/**
 * Search words stored with a document: every beginning of every word, by its sound, so that one
 * `array-contains` finds a name in any spelling. Both these words and the visitors' search use sound
 * keys, so they match the same queries.
 */
import { wordsOf } from '../spelling/letters.ts';
import {
  EMAIL,
  EMAIL_CHARACTERS,
  keysOf,
  MIN_PHONE_DIGITS,
  NUMBER,
  PHONE,
  phoneDigits,
} from './search-keys.ts';

/** Stored readings per word; further readings of a name are not indexed. */
const MAX_READINGS = 6;

/** Maximum words stored with a document, so that a name of many words does not make it large. */
const MAX_WORDS = 600;

function beginnings(text: string): string[] {
  const letters = Array.from(text);
  return letters.map((_letter, at) => letters.slice(0, at + 1).join(''));
}

/** Pairs of neighbouring words ("giorgi b", "giorgi be", …): two words of a name find it in one query. */
function pairs(words: readonly (readonly string[])[]): string[] {
  return words.flatMap((first, at) =>
    first.flatMap((one) =>
      words
        .filter((_keys, other) => other !== at)
        .flatMap((second) =>
          second.flatMap((other) => beginnings(other).map((beginning) => `${one} ${beginning}`)),
        ),
    ),
  );
}

/** The beginnings and ends of a phone number that it is found by. */
function phoneParts(phone: string): string[] {
  const digits = phoneDigits(phone) ?? '';
  const lengths = Array.from(digits, (_digit, at) => at + 1).filter((length) => length >= MIN_PHONE_DIGITS);
  return lengths.flatMap((length) => [digits.slice(0, length), digits.slice(-length)]);
}

export interface Searched {
  /** The name in each script in which it is known. */
  readonly names: readonly string[];
  /** Names of places. */
  readonly others: readonly string[];
  /** The member number. */
  readonly number: number | null;
  readonly email: string | null;
  readonly phone: string;
}

/** Returns the words to store so that `planSearch` finds the document. */
export function searchWords({ names, others, number, email, phone }: Searched): string[] {
  const stored = (text: string) => wordsOf(text).map((word) => keysOf(word).slice(0, MAX_READINGS));
  const ofNames = names.map(stored);
  const [local = ''] = email?.split(EMAIL) ?? [];
  const numbers = number === null ? [] : [String(number)];
  const words = [...ofNames.flat(), ...[...others, ...numbers, local].flatMap(stored)].flat();
  const address = email === null ? [] : beginnings(email.toLowerCase().slice(0, EMAIL_CHARACTERS));
  const all = [
    ...numbers.map((one) => `${NUMBER}${one}`),
    ...phoneParts(phone).map((digits) => `${PHONE}${digits}`),
    ...words.flatMap(beginnings),
    ...address.map((beginning) => `${EMAIL}${beginning}`),
    ...ofNames.flatMap(pairs),
  ];
  return [...new Set(all)].slice(0, MAX_WORDS);
}
