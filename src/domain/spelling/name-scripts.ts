/**
 * Proposes a name in the other script, for the guide to confirm or correct: Georgian to Latin by the
 * national romanization; Latin and Cyrillic to Georgian by known names and by sound.
 */
import { isSpellingOf, latinOfCyrillic, plainLatin } from './letters.ts';
import { soundKeys } from './sound-keys.ts';
import { romanizedName } from './romanize.ts';
import { KNOWN_FIRST_NAMES, KNOWN_LAST_NAMES } from './known-names.ts';

const GEORGIAN = /[ა-ჰᲐ-Ჿ]/u;
const CYRILLIC = /[\u0400-\u052f]/u;
const LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{M}'’]+/gu;

/**
 * Endings of Georgian last names: names with one are spelled by Georgian conventions, others by foreign
 * ones.
 */
const GEORGIAN_ENDING = /(?:dze|shvili|[iv]ani|uri|uli|eli|ava|ia|ua|eti|oti|khi|nti|skiri|chkori)$/u;

type Letters = readonly (readonly [latin: RegExp, georgian: string])[];

/**
 * For names that look Georgian: the usual choice between two consonants, depending on their neighbours.
 */
const GEORGIAN_HABITS: Letters = [
  [/tskh/uy, 'ცხ'], [/tsq/uy, 'წყ'], [/chq/uy, 'ჭყ'], [/(?<=^)ts/uy, 'წ'], [/(?<=n)ch/uy, 'ჭ'], [/tq/uy, 'ტყ'],
  [/(?<=s|sh|kh|n)t(?![sz])/uy, 'ტ'], [/mch/uy, 'მჭ'], [/(?<!a)p(?!a[aptv])/uy, 'ფ'],
  [/k(?=r)|(?<=i)k(?=[eio])/uy, 'ქ'],
]; // oxfmt-ignore

/** For other names: by sound, with p, t and k as პ, ტ and კ. */
const FOREIGN_HABITS: Letters = [
  [/oo/uy, 'უ'], [/ee/uy, 'ი'], [/th/uy, 'თ'], [/x/uy, 'ქს'], [/w/uy, 'ვ'], [/j(?=[aou])/uy, 'ჯ'], [/qu/uy, 'კვ'],
  [/c(?=[eiy])/uy, 'ს'], [/sz/uy, 'შ'], [/t(?![czhs])/uy, 'ტ'],
]; // oxfmt-ignore

const LETTERS: Letters = [
  [/tch/uy, 'ჭ'], [/sch|sh/uy, 'შ'], [/ch/uy, 'ჩ'], [/dzh|dj/uy, 'ჯ'], [/dz/uy, 'ძ'], [/ts|tz/uy, 'ც'], [/zh/uy, 'ჟ'],
  [/kh|x/uy, 'ხ'], [/gh/uy, 'ღ'], [/ph|f/uy, 'ფ'], [/th/uy, 'თ'], [/ck|k|c/uy, 'კ'], [/w/uy, 'წ'], [/y/uy, 'ი'],
  [/a/uy, 'ა'], [/b/uy, 'ბ'], [/g/uy, 'გ'], [/d/uy, 'დ'], [/e/uy, 'ე'], [/v/uy, 'ვ'], [/z/uy, 'ზ'], [/i/uy, 'ი'],
  [/l/uy, 'ლ'], [/m/uy, 'მ'], [/n/uy, 'ნ'], [/o/uy, 'ო'], [/p/uy, 'პ'], [/r/uy, 'რ'], [/s/uy, 'ს'], [/t/uy, 'თ'],
  [/u/uy, 'უ'], [/q/uy, 'ყ'], [/j/uy, 'ჯ'], [/h/uy, 'ჰ'],
]; // oxfmt-ignore

function spell(latin: string, letters: Letters): string {
  let georgian = '';
  for (let place = 0; place < latin.length;) {
    const found = letters.find(([pattern]) => {
      pattern.lastIndex = place;
      return pattern.test(latin);
    });
    georgian += found?.[1] ?? '';
    place = found ? found[0].lastIndex : place + 1;
  }
  return georgian;
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Known names by their sound. */
function knownNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const name of [...KNOWN_FIRST_NAMES, ...KNOWN_LAST_NAMES]) {
    for (const key of soundKeys(name)) names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
}

function knownName(latin: string): string | undefined {
  known ??= knownNames();
  const names = soundKeys(latin).flatMap((key) => known?.get(key) ?? []);
  return names.find((name) => isSpellingOf(latin, name));
}

function georgianWord(word: string, isGeorgianName: boolean): string {
  const latin = plainLatin(word);
  // Double consonants are foreign spelling; Georgian names have single ones.
  const single = latin.replace(/([^aeiou])\1/gu, '$1');
  const habits = isGeorgianName ? GEORGIAN_HABITS : FOREIGN_HABITS;
  return knownName(latin) ?? spell(single, [...habits, ...LETTERS]);
}

function looksGeorgian(word: string): boolean {
  const latin = plainLatin(word);
  return knownName(latin) !== undefined || GEORGIAN_ENDING.test(latin);
}

/**
 * A name in Georgian letters: the name itself if it is, a proposal for a Latin or Cyrillic one, ''
 * for other scripts. It may be wrong where Latin letters do not tell: someone has to look at it.
 */
export function toGeorgianName(name: string): string {
  if (GEORGIAN.test(name)) return name;
  if (!LATIN.test(name) && !CYRILLIC.test(name)) return '';
  const isGeorgianName = (name.match(WORD) ?? []).some(looksGeorgian);
  return name.replace(WORD, (word) => georgianWord(word, isGeorgianName));
}

/** A name in Latin letters: the name itself if it is, else by sound; '' for scripts that are not known here. */
export function toLatinName(name: string): string {
  if (LATIN.test(name)) return name;
  if (GEORGIAN.test(name)) return romanizedName(name);
  if (!CYRILLIC.test(name)) return '';
  const latin = latinOfCyrillic(name.normalize('NFC').toLowerCase());
  return latin.replace(WORD, (word) => word.slice(0, 1).toUpperCase() + word.slice(1));
}
