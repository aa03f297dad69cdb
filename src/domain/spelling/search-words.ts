/**
 * Search words stored with a document: every beginning of every word, by its sound, so that one
 * `array-contains` finds a name in any spelling. Both these words and the visitors' search use sound
 * keys, so they match the same queries.
 */
import { wordsOf } from './letters.ts';
import { soundKeys } from './sound-keys.ts';

/** Letters of a key that are compared; longer words differ before. */
const KEY_LETTERS = 10;

/** Stored readings per word; further readings of a name are not indexed. */
const MAX_READINGS = 6;

/** Characters of an email address that are compared. */
const EMAIL_CHARACTERS = 30;

/** Maximum words stored with a document, so that a name of many words does not make it large. */
const MAX_WORDS = 600;

/** Maximum values of one `array-contains-any` (Firestore). */
const MAX_VALUES = 30;

/** Prefix of the beginning of an address, which is compared as written. */
const EMAIL = '@';

/** Prefix of a whole member number. */
const NUMBER = '#';

/** Prefix of the digits of a phone number. */
const PHONE = '+';

/** Last digits of a phone number that are compared: without a country code, as people write it at home. */
const PHONE_DIGITS = 9;

/** Fewer digits are a member number or part of an address. */
const MIN_PHONE_DIGITS = 5;

/**
 * What the site and people write before a member number: "no. 1001", "N1001", "member no. 1001", "ნომერი 1001".
 */
const BEFORE_NUMBER = /^(?:.*\s)?(?:n|no|nr|number|ნომერი|ნომრით)[.:]?\s*(?=\d+$)/u;

function keysOf(word: string): string[] {
  return soundKeys(word).map((key) => key.slice(0, KEY_LETTERS));
}

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

/** The last digits of a phone number; undefined if the text is none. */
function phoneDigits(text: string): string | undefined {
  if (!/^[+\d\s()./-]+$/u.test(text)) return undefined;
  const digits = text.replaceAll(/\D/gu, '').slice(-PHONE_DIGITS);
  return digits.length < MIN_PHONE_DIGITS ? undefined : digits;
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

export interface SearchPlan {
  /**
   * Each attempt matches documents that have any of its values: the narrowest attempt first, then a wider
   * one.
   */
  readonly attempts: readonly (readonly string[])[];
  /** Returns whether a result of a wider attempt contains every word of the query. */
  readonly accepts: (stored: readonly string[]) => boolean;
  /** For names with a typing error, if nothing else is found; undefined if the query has no word for it. */
  readonly similar: Similar | undefined;
}

/** Matches documents that have any of the values, of which those are meant that `accepts` returns true for. */
type Similar = { readonly values: readonly string[] } & Pick<SearchPlan, 'accepts'>;

/** Letters of a key within which one may be wrong. */
const MIN_FORGIVING = 5;

/** Letters of a key by which similar ones are searched: right, or another vowel. */
const SIMILAR_BEGINNING = 3;

const VOWELS = Array.from('aeiou');

/** Whether one letter is wrong, missing or too many, or two are in the wrong order. */
function isOneErrorAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [left, right] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return left === right.slice(1);
  const isTurned = left[0] === right[1] && left[1] === right[0];
  return left.slice(1) === right.slice(1) || (isTurned && left.slice(2) === right.slice(2));
}

function isSimilarTo(key: string, stored: readonly string[]): boolean {
  if (stored.includes(key)) return true;
  // A missing letter moves one beyond the end of a key that was cut.
  const keys = key.length === KEY_LETTERS ? [key, key.slice(0, -1)] : [key];
  return isForgiving(key) && stored.some((word) => keys.some((one) => isOneErrorAway(one, word)));
}

function isForgiving(key: string): boolean {
  return key.length >= MIN_FORGIVING && !/\d/u.test(key);
}

/** The beginning of a key, and the same with another vowel in each place of one. */
function similarBeginnings(key: string): string[] {
  const letters = Array.from(key.slice(0, SIMILAR_BEGINNING));
  const turned = letters.flatMap((letter, at) =>
    VOWELS.includes(letter) ? VOWELS.map((vowel) => letters.with(at, vowel).join('')) : [],
  );
  return [letters.join(''), ...turned];
}

function similarTo(words: readonly (readonly string[])[], longest: readonly string[]): Similar | undefined {
  const values = longest.filter(isForgiving).flatMap(similarBeginnings);
  if (values.length === 0) return undefined;
  return {
    values: [...new Set(values)].slice(0, MAX_VALUES),
    accepts: (stored) => words.every((keys) => keys.some((key) => isSimilarTo(key, stored))),
  };
}

/** The keys of a typed word, also without the ending of the Georgian nominative: თამარი is თამარ. */
function typedKeys(word: string): string[] {
  return keysOf(word).flatMap((key) => (/^\p{L}{4,}i$/u.test(key) ? [key, key.slice(0, -1)] : [key]));
}

/** Returns how to find the typed text; undefined if there is nothing to search by. */
export function planSearch(typed: string): SearchPlan | undefined {
  const text = typed.trim().toLowerCase().replace(BEFORE_NUMBER, '');
  if (text.includes(EMAIL)) {
    const address = `${EMAIL}${text.slice(0, EMAIL_CHARACTERS)}`;
    return { attempts: [[address]], accepts: (stored) => stored.includes(address), similar: undefined };
  }
  const typedWords = wordsOf(text);
  const words = typedWords.map(typedKeys).filter((keys) => keys.length > 0);
  const [first, second] = words;
  if (!first) return undefined;
  const together = second ? first.flatMap((one) => second.map((other) => `${one} ${other}`)) : [];
  // A whole member number belongs to one member; numbers that only begin with it are searched when no
  // member has it.
  const [whole = '', ...more] = typedWords;
  const exact = more.length === 0 && /^\d+$/u.test(whole) ? [`${NUMBER}${whole}`] : [];
  const digits = phoneDigits(text);
  const phone = digits === undefined ? [] : [`${PHONE}${digits}`];
  const longest = words.reduce((best, keys) =>
    (keys[0]?.length ?? 0) > (best[0]?.length ?? 0) ? keys : best,
  );
  return {
    attempts: [[...exact, ...phone], together, longest]
      .filter((values) => values.length > 0)
      .map((values) => [...new Set(values)].slice(0, MAX_VALUES)),
    accepts: (stored) =>
      phone.some((value) => stored.includes(value)) ||
      words.every((keys) => keys.some((key) => stored.includes(key))),
    similar: similarTo(words, longest),
  };
}
