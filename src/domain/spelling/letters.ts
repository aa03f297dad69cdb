/** Letters of other scripts and spellings in plain Latin ones, as people hear or type them. */
import { LATIN_SPELLINGS, romanize } from './romanize.ts';

/** Cyrillic by its sounds, Russian and Ukrainian. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ё: 'io', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i',
  й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'p', х: 'kh',
  ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
}; // oxfmt-ignore

/** Latin letters that Unicode does not decompose. */
export const WHOLE_LATIN: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i',
}; // oxfmt-ignore

/** Latin letters whose mark says which sound is meant. */
const MARKED_LATIN: Readonly<Record<string, string>> = {
  č: 'ch', ć: 'ch', š: 'sh', ś: 'sh', ş: 'sh', ž: 'zh', ż: 'zh', ğ: 'gh', ǧ: 'gh', ǯ: 'j', ʒ: 'dz', ɣ: 'gh',
  ...WHOLE_LATIN, ə: 'a',
}; // oxfmt-ignore

const APOSTROPHES = /['’‘ʼʹʻ`´]/gu;
const MARKS = /\p{M}/gu;
const CYRILLIC_LETTER = /[\u0400-\u052f]/u;

/** Cyrillic in plain Latin letters; other letters unchanged. @param text lower case, composed. */
export function latinOfCyrillic(text: string): string {
  if (!CYRILLIC_LETTER.test(text)) return text;
  return Array.from(
    text.replaceAll('ия', 'иа').replaceAll('ий', 'и'),
    (letter) => CYRILLIC[letter] ?? letter,
  ).join('');
}

/**
 * A text in plain lower-case Latin letters, Georgian by the national romanization; letters of other
 * scripts stay what they are. Marks and apostrophes are gone.
 */
export function plainLatin(text: string): string {
  const latin = romanize(text.normalize('NFC'));
  if (/^[ -~]*$/u.test(latin)) return latin.replace(APOSTROPHES, '');
  return Array.from(
    latinOfCyrillic(latin).replace(APOSTROPHES, ''),
    (letter) => MARKED_LATIN[letter] ?? letter,
  )
    .join('')
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC');
}

/** The words of a text in lower case: letters and digits of any script, apostrophes inside them gone. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(APOSTROPHES, '');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/**
 * Whether the Latin word is one of the ways to type the Georgian word; consonants that differ in
 * sound alone do not count: 'kafanadze' is no spelling of ქაპანაძე. @param typed plain Latin letters.
 */
export function isSpellingOf(typed: string, georgian: string): boolean {
  let ends: readonly number[] = [0];
  for (const letter of georgian) {
    const spellings = LATIN_SPELLINGS[letter] ?? [letter];
    ends = [
      ...new Set(
        ends.flatMap((end) =>
          spellings
            .filter((spelling) => typed.startsWith(spelling, end))
            .map((spelling) => end + spelling.length),
        ),
      ),
    ];
    if (ends.length === 0) return false;
  }
  return ends.includes(typed.length);
}
