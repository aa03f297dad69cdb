/**
 * Defines what a stored text may contain, for forms, callables and the server. `firestore.rules` repeats
 * the patterns in RE2; `tests/cases/visible-text.ts` checks that both give the same result. `trim()` and
 * `\s` are not used for validation because JavaScript and RE2 disagree on which characters they match.
 */
import * as z from 'zod/mini';

/**
 * Characters without a glyph of their own: controls, formats (zero-width and direction marks),
 * private use, surrogates, and letters that are rendered as nothing (Hangul and Khmer fillers,
 * the empty Braille cell).
 */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FFA0}`;

/** One line: visible characters separated by single blanks, with none at the ends. */
const LINE = /* @__PURE__ */ new RegExp(
  String.raw`^[^${INVISIBLE}\p{Z}](?:[^${INVISIBLE}\p{Zl}\p{Zp}]*[^${INVISIBLE}\p{Z}])?$`,
  'u',
);
/** Several lines: also line feeds, and the joiner inside emoji. */
const LINES = /* @__PURE__ */ new RegExp(String.raw`^(?:[^${INVISIBLE}\p{Zl}\p{Zp}]|\n|\u{200D})*$`, 'u');
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Marks that are rendered above, below or around the letter before them. In fonts that stack them (measured at
 * 16 px with lines of 24 px) forty reach 170 px beyond their line, over headings and buttons; four reach 11 px,
 * less than half a line. So four may follow one another: pointed Hebrew with accents has letters with four,
 * Burmese too (ရွှံ့); Tibetan, Devanagari and polytonic Greek have three, Vietnamese and Thai two.
 * Marks with a width of their own (Mc) do not stack and do not count. The joiner ends no stack.
 */
const MARK = String.raw`[\p{Mn}\p{Me}]\u{200D}*`;
const MOST_MARKS = 4;
const TOO_MANY_MARKS = /* @__PURE__ */ new RegExp(`(?:${MARK}){${MOST_MARKS + 1}}`, 'u');
const SURPLUS_MARKS = /* @__PURE__ */ new RegExp(`((?:${MARK}){${MOST_MARKS}})(?:${MARK})+`, 'gu');

/** Whether people can read something on one line: a letter or digit, nothing invisible, trimmed, marks within bounds. */
export function isVisibleLine(text: string): boolean {
  return LINE.test(text) && LETTER_OR_DIGIT.test(text) && !TOO_MANY_MARKS.test(text);
}

/** Like `isVisibleLine` for a text of several lines; also accepts an empty text. */
export function isVisibleTextOrEmpty(text: string): boolean {
  return text === '' || (LINES.test(text) && LETTER_OR_DIGIT.test(text) && !TOO_MANY_MARKS.test(text));
}

/**
 * A member of `languages` or `specialties`: a visible line without a comma, because commas separate typed
 * entries.
 */
export function isListItem(text: string): boolean {
  return isVisibleLine(text) && !text.includes(',');
}

const REMOVED = /* @__PURE__ */ new RegExp(`[${INVISIBLE}]`, 'gu');
const REMOVED_IN_LINES = /* @__PURE__ */ new RegExp(String.raw`(?![\n\u{200D}])[${INVISIBLE}]`, 'gu');

/** UTF-16 units, more than any field takes: to compose a longer text could take minutes, and it is refused anyway. */
const MAX_LINE = 1000;
const MAX_LINES = 10_000;

function composed(text: string, most: number, form = 'NFC'): string {
  return text.length > most ? text : text.normalize(form);
}

/**
 * Returns typed or pasted text as stored on one line: composed, plain blanks, no invisible
 * characters, a limited number of combining marks.
 * @param form `NFKC` for values of plain letters and digits, which may be typed in other widths.
 */
export function toLine(typed: string, form: 'NFC' | 'NFKC' = 'NFC'): string {
  const plain = typed.replace(/[\p{Z}\t\r\n]+/gu, ' ').replace(REMOVED, '');
  return composed(plain, MAX_LINE, form)
    .replace(SURPLUS_MARKS, '$1')
    .replace(/ {2,}/gu, ' ')
    .replace(/^ | $/gu, '');
}

/** As `toLine`, with line feeds at the line ends. */
export function toLines(typed: string): string {
  const plain = typed
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(REMOVED_IN_LINES, '');
  return composed(plain, MAX_LINES)
    .replace(SURPLUS_MARKS, '$1')
    .replace(/^[\p{Z}\n\u200D]+|(?<![\p{Z}\n\u200D])[\p{Z}\n\u200D]+$/gu, '');
}

/** Returns how many characters may still be typed, counted like `maxCharacters`. */
export function charactersLeft(text: string, maximum: number): number {
  return Math.max(0, maximum - Array.from(text).length);
}

/** Returns how many characters a text, without the space around it, is over the maximum; 0 if it fits. */
export function charactersOver(text: string, maximum: number): number {
  return Math.max(0, Array.from(text.trim()).length - maximum);
}

/** Returns at most so many characters, up to the end of a word, with an ellipsis for what is left out. */
export function shortened(text: string, maximum: number): string {
  const letters = Array.from(text);
  if (letters.length <= maximum) return text;
  const beginning = letters.slice(0, maximum - 1).join('');
  return `${beginning.replace(/\s+\S*$/u, '')}…`;
}

/**
 * Accepts at most `maximum` characters, counted by code point as in the security rules: an emoji counts
 * as one.
 */
export function maxCharacters(maximum: number, message?: string): z.core.$ZodCheck<string> {
  return z.check((payload) => {
    if (payload.value.length <= maximum || Array.from(payload.value).length <= maximum) return;
    payload.issues.push({
      code: 'too_big',
      origin: 'string',
      maximum,
      inclusive: true,
      input: payload.value,
      continue: true,
      ...(message === undefined ? {} : { message }),
    });
  });
}
