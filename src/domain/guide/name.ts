/**
 * Names of people: letters with their marks, hyphens and apostrophes, words of one script each, so
 * that no name imitates another with look-alike letters. A full stop ends a word (St., Jr.): within one, it would make a link. Letters that look like signs (ǃ, ǀ, ƻ, ـ) and marks that
 * strike a letter through are left out. Ranges instead of script classes: the security rules (RE2) and JavaScript know
 * different versions of Unicode.
 */
import { toLine } from '../text.ts';

const SCRIPTS = {
  georgian: String.raw`\u{10D0}-\u{10FA}`,
  latin: String.raw`A-Za-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{1BA}\u{1BC}-\u{1BF}\u{1C4}-\u{24F}\u{1E00}-\u{1EFF}`,
  cyrillic: String.raw`\u{400}-\u{481}\u{48A}-\u{52F}`,
  greek: String.raw`\u{386}\u{388}-\u{3F5}\u{3F7}-\u{3FF}\u{1F00}-\u{1FBC}\u{1FC2}-\u{1FCC}\u{1FD0}-\u{1FDB}\u{1FE0}-\u{1FEC}\u{1FF2}-\u{1FFC}`,
  armenian: String.raw`\u{531}-\u{556}\u{561}-\u{587}`,
  hebrew: String.raw`\u{5D0}-\u{5EA}`,
  arabic: String.raw`\u{620}-\u{63F}\u{641}-\u{64A}\u{66E}-\u{6D3}`,
} as const;

/** Combining marks that some names keep after composition, above or below; at most two on a letter. */
const MARKS = String.raw`[\u{300}-\u{333}\u{339}-\u{34E}\u{350}-\u{36F}\u{5B0}-\u{5BD}\u{5BF}\u{5C1}\u{5C2}\u{5C4}\u{5C5}\u{5C7}\u{64B}-\u{655}]{0,2}`;

function wordOf(letters: string): string {
  const run = `(?:[${letters}]${MARKS})+`;
  return String.raw`${run}(?:[-'’]${run})*\.?`;
}

export type NameScript = keyof typeof SCRIPTS;

/** Created on first use, so that bundles that never use them do not include them. */
const patterns = new Map<NameScript | 'any', RegExp>();

function namePattern(script: NameScript | 'any'): RegExp {
  const words = script === 'any' ? Object.values(SCRIPTS).map(wordOf) : [wordOf(SCRIPTS[script])];
  const word = `(?:${words.join('|')})`;
  return new RegExp(`^${word}(?: ${word})*$`, 'u');
}

/** Returns whether the text is a name with all words in this script. */
export function isNameIn(script: NameScript | 'any', text: string): boolean {
  const pattern = patterns.get(script) ?? namePattern(script);
  patterns.set(script, pattern);
  return pattern.test(text);
}

export function isPersonName(text: string): boolean {
  return isNameIn('any', text);
}

/**
 * Returns a name as stored: Georgian capitals (Mtavruli) in lower case, one kind of hyphen and
 * apostrophe.
 */
export function toPersonName(typed: string): string {
  return toLine(typed)
    .replace(/[Ა-Ჿ]/gu, (letter) => letter.toLowerCase())
    .replace(/[‐‑‒–−]/gu, '-')
    .replace(/[‘ʼʹ`´]/gu, '’')
    .replace(/ ?- ?/gu, '-');
}

/**
 * Returns a name that was typed in small letters with capitals; undefined for one that has any, or whose script has none:
 * Georgian, whose letters Unicode pairs with the capitals of headings.
 */
export function capitalizedName(typed: string): string | undefined {
  const name = toPersonName(typed);
  const capitalized = name.replace(/(?<![\p{L}\p{M}'’])(?![\u{10D0}-\u{10FF}])\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  return capitalized !== name && name === name.toLowerCase() ? capitalized : undefined;
}

/**
 * Email programs make links of words with a full stop inside, whatever follows it, and decode encoded words
 * (`=?utf-8?Q?…?=`). People read the others as addresses: `evil[.]com`, `evil dot com`.
 */
const ADDRESSES = [
  /:\/\/|@|=\?|www\.|[^\s.]\.[\p{L}\p{N}\p{M}\p{S}]{2}|\d\.\d{1,3}\.\d{1,3}\.\d/iu,
  /[[({<] ?\. ?[\])}>]/u,
  // Dot is a name too.
  /[\p{L}\p{N}] ?[[({< ](?:\.|dot)[\])}> ] ?(?:com|net|org|info|biz|ge|ru|io|app|xyz|site|online|shop)(?!\p{L})/iu,
];

/** Dots of other scripts, which browsers accept in host names. */
const OTHER_DOTS = /[\u3002\u06d4]/gu;

/**
 * Whether a typed name holds an address: it is in the subject of emails, where a link would be taken for the
 * association's.
 */
export function holdsAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replace(OTHER_DOTS, '.');
  return ADDRESSES.some((address) => address.test(plain));
}
