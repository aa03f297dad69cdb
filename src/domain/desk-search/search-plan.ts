/** How the desk finds what an admin types. */
import { wordsOf } from '../spelling/letters.ts';
import { EMAIL, EMAIL_CHARACTERS, keysOf, NUMBER, PHONE, phoneDigits } from './search-keys.ts';
import { MAX_VALUES, similarTo, type Similar } from './similar-names.ts';

/**
 * What the site and people write before a member number: "no. 1001", "N1001", "member no. 1001", "ნომერი 1001".
 */
const BEFORE_NUMBER = /^(?:.*\s)?(?:n|no|nr|number|ნომერი|ნომრით)[.:]?\s*(?=\d+$)/u;

export interface SearchPlan {
  /** Each attempt matches documents that have any of its values; the narrowest attempt comes first. */
  readonly attempts: readonly (readonly string[])[];
  /** Returns whether a result of a wider attempt contains every word of the query. */
  readonly accepts: (stored: readonly string[]) => boolean;
  /** For names with a typing error, if nothing else is found; undefined if the query has no word for it. */
  readonly similar: Similar | undefined;
}

/** The beginning of an email address without its "@" that is more than one word, such as "n.kipiani". */
function addressBeginning(text: string): string[] {
  return /^[a-z\d]+[._+-][a-z\d._+-]*$/u.test(text) ? [`${EMAIL}${text.slice(0, EMAIL_CHARACTERS)}`] : [];
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
  const [number = '', ...more] = typedWords;
  const exact = more.length === 0 && /^\d+$/u.test(number) ? [`${NUMBER}${number}`] : [];
  const digits = phoneDigits(text);
  const whole = [...addressBeginning(text), ...(digits === undefined ? [] : [`${PHONE}${digits}`])];
  const longest = words.reduce((best, keys) =>
    (keys[0]?.length ?? 0) > (best[0]?.length ?? 0) ? keys : best,
  );
  return {
    attempts: [[...exact, ...whole], together, longest]
      .filter((values) => values.length > 0)
      .map((values) => [...new Set(values)].slice(0, MAX_VALUES)),
    accepts: (stored) =>
      whole.some((value) => stored.includes(value)) ||
      words.every((keys) => keys.some((key) => stored.includes(key))),
    similar: similarTo(words, longest),
  };
}
