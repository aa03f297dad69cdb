/**
 * Two hundred names and the ways people type them. Written independently of the tables of the
 * search.
 */
import { KNOWN_FIRST_NAMES, KNOWN_LAST_NAMES } from '../../../spelling/known-names.ts';

/** Different people: each last name comes at most once. */
export const TWO_HUNDRED_NAMES: readonly string[] = [...new Set(KNOWN_LAST_NAMES)]
  .slice(0, 200)
  .map((last, index) => `${KNOWN_FIRST_NAMES[(index * 37) % KNOWN_FIRST_NAMES.length] ?? ''} ${last}`);

type Letters = Readonly<Record<string, string>>;

const OFFICIAL: Letters = {
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o',
  პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts',
  ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
}; // oxfmt-ignore

const CYRILLIC: Letters = {
  ა: 'а', ბ: 'б', გ: 'г', დ: 'д', ე: 'е', ვ: 'в', ზ: 'з', თ: 'т', ი: 'и', კ: 'к', ლ: 'л', მ: 'м', ნ: 'н', ო: 'о',
  პ: 'п', ჟ: 'ж', რ: 'р', ს: 'с', ტ: 'т', უ: 'у', ფ: 'п', ქ: 'к', ღ: 'г', ყ: 'к', შ: 'ш', ჩ: 'ч', ც: 'ц', ძ: 'дз',
  წ: 'ц', ჭ: 'ч', ხ: 'х', ჯ: 'дж', ჰ: 'х',
}; // oxfmt-ignore

function writtenWith(letters: Letters): (name: string) => string {
  return (name) => Array.from(name, (letter) => letters[letter] ?? letter).join('');
}

function capitals(name: string): string {
  return name.replace(/(?<=^| )./gu, (first) => first.toUpperCase());
}

/** Ways of typing a name given in Georgian; none has a letter that is wrong. */
export const SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  'in Georgian': (name) => name,
  'in Georgian capitals': (name) => name.toUpperCase(),
  'last name first': (name) => name.split(' ').reverse().join(' '),
  'in the official romanization': (name) => capitals(writtenWith(OFFICIAL)(name)),
  'with the apostrophes of scholars': writtenWith({
    ...OFFICIAL, კ: 'k’', პ: 'p’', ტ: 't’', წ: 'ts’', ჭ: "ch'", ყ: "q'",
  }), // oxfmt-ignore
  'with the letters of the Georgian keyboard': writtenWith({
    ...OFFICIAL, თ: 'T', ჟ: 'J', ფ: 'f', ქ: 'q', ყ: 'y', შ: 'S', ჩ: 'C', ც: 'c', ძ: 'Z', წ: 'w', ჭ: 'W', ხ: 'x',
  }), // oxfmt-ignore
  'as in messages': writtenWith({
    ...OFFICIAL, ფ: 'f', ქ: 'q', ღ: 'g', ყ: 'k', ც: 'c', წ: 'w', ხ: 'x', ძ: 'z', ჟ: 'j',
  }), // oxfmt-ignore
  'as tourists hear it': writtenWith({
    ...OFFICIAL, თ: 'th', ფ: 'ph', ღ: 'g', ყ: 'k', წ: 'tz', ჭ: 'tch', ჟ: 'z', ჯ: 'dj', ძ: 'j',
  }), // oxfmt-ignore
  'with hooks': writtenWith({
    ...OFFICIAL, ჟ: 'ž', შ: 'š', ჩ: 'č', ჭ: 'č̣', ც: 'c', წ: 'c̣', ხ: 'x', ღ: 'ğ', ჯ: 'ǰ', ძ: 'ʒ',
  }), // oxfmt-ignore
  'in Cyrillic': (name) => capitals(writtenWith(CYRILLIC)(name)),
};

/** Typing errors in the last name, in the official romanization: one letter replaced, left out, added, or two exchanged. */
export const ERRORS: Readonly<Record<string, (latin: string) => string>> = {
  'a letter replaced': (latin) => latin.replace(/.(?=...$)/u, 'y'),
  'a letter left out': (latin) => latin.replace(/.(?=....$)/u, ''),
  'a letter added': (latin) => latin.replace(/(?=...$)/u, 'o'),
  'two letters exchanged': (latin) => latin.replace(/(.)(.)(?=...$)/u, '$2$1'),
};
