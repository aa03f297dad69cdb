/**
 * How people type a Georgian letter on a Latin keyboard, that of the national system of 2002 first. Marks and
 * apostrophes are not listed: they are dropped on both sides.
 */
export const LATIN_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  ა: ['a'], ბ: ['b'], გ: ['g'], დ: ['d'], ე: ['e'], ვ: ['v'], ზ: ['z'], თ: ['t', 'th'], ი: ['i', 'y'],
  კ: ['k', 'c'], ლ: ['l'], მ: ['m'], ნ: ['n'], ო: ['o'], პ: ['p'], ჟ: ['zh', 'j', 'z'], რ: ['r'], ს: ['s'],
  ტ: ['t'], უ: ['u'], ფ: ['p', 'f', 'ph'], ქ: ['k', 'q', 'c'], ღ: ['gh', 'g'], ყ: ['q', 'k', 'y'],
  შ: ['sh', 's'], ჩ: ['ch', 'c'], ც: ['ts', 'c', 'tz'], ძ: ['dz', 'z', 'j'], წ: ['ts', 'w', 'c', 'tz'],
  ჭ: ['ch', 'tch', 'c', 'w'], ხ: ['kh', 'x', 'h'], ჯ: ['j', 'dj', 'z', 'dzh'], ჰ: ['h'],
}; // oxfmt-ignore

/** Georgian letters to Latin by the national system, without apostrophes; everything else unchanged. Mtavruli is folded to Mkhedruli first. */
export function romanize(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => LATIN_SPELLINGS[letter]?.[0] ?? letter).join('');
}

/** A Georgian name in Latin letters, as a passport has it: 'Giorgi Qipiani'; other names unchanged. */
export function romanizedName(name: string): string {
  if (!/[ა-ჰᲐ-Ჿ]/u.test(name)) return name;
  return romanize(name).replace(/(?<![\p{L}\p{M}'’])[a-z]/gu, (first) => first.toUpperCase());
}
