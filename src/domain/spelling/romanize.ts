/** Georgian in Latin letters, by the national system of 2002 without apostrophes. */
const NATIONAL_ROMANIZATION: Readonly<Record<string, string>> = {
  ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l',
  მ: 'm', ნ: 'n', ო: 'o', პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k',
  ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
}; // oxfmt-ignore

/** Georgian letters to Latin; everything else unchanged. Mtavruli is folded to Mkhedruli first. */
export function romanize(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => NATIONAL_ROMANIZATION[letter] ?? letter).join('');
}

/** A Georgian name in Latin letters, as a passport has it: 'Giorgi Qipiani'; other names unchanged. */
export function romanizedName(name: string): string {
  if (!/[ა-ჰᲐ-Ჿ]/u.test(name)) return name;
  return romanize(name).replace(/(?<![\p{L}\p{M}'’])[a-z]/gu, (first) => first.toUpperCase());
}
