/**
 * Names of people: letters with their marks, hyphens and apostrophes, words of one script each, so
 * that no name imitates another with look-alike letters. Ranges instead of script classes: the
 * security rules (RE2) and JavaScript know different versions of Unicode.
 */
import * as z from 'zod/mini';
import { toLine } from '../text.ts';

const SCRIPTS = {
  georgian: String.raw`\u{10D0}-\u{10FA}`,
  latin: String.raw`A-Za-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{24F}\u{1E00}-\u{1EFF}`,
  cyrillic: String.raw`\u{400}-\u{481}\u{48A}-\u{52F}`,
  greek: String.raw`\u{386}\u{388}-\u{3FF}\u{1F00}-\u{1FBC}\u{1FC2}-\u{1FCC}\u{1FD0}-\u{1FDB}\u{1FE0}-\u{1FEC}\u{1FF2}-\u{1FFC}`,
  armenian: String.raw`\u{531}-\u{556}\u{561}-\u{587}`,
  hebrew: String.raw`\u{5D0}-\u{5EA}`,
  arabic: String.raw`\u{620}-\u{64A}\u{66E}-\u{6D3}`,
} as const;

/** Combining marks that some names keep after composition; at most two on a letter. */
const MARKS = String.raw`[\u{300}-\u{34E}\u{350}-\u{36F}\u{5B0}-\u{5C7}\u{64B}-\u{655}]{0,2}`;

function wordOf(letters: string): string {
  const run = `(?:[${letters}]${MARKS})+`;
  return `${run}(?:[-'’]${run})*`;
}

/** Made at the first question, so that bundles that never ask do not hold it. */
let pattern: RegExp | undefined;

function namePattern(): RegExp {
  const word = `(?:${Object.values(SCRIPTS).map(wordOf).join('|')})`;
  return new RegExp(`^${word}(?: ${word})*$`, 'u');
}

export function isPersonName(text: string): boolean {
  pattern ??= namePattern();
  return pattern.test(text);
}

/** A name as it is stored: Georgian capitals (Mtavruli) folded, one kind of hyphen and of apostrophe. */
export function toPersonName(typed: string): string {
  return toLine(typed)
    .replace(/[Ა-Ჿ]/gu, (letter) => letter.toLowerCase())
    .replace(/[‐‑‒–−]/gu, '-')
    .replace(/[‘ʼʹ`´]/gu, '’')
    .replace(/ ?- ?/gu, '-');
}

/** @see isPersonName */
export function personName(): z.core.$ZodCheck<string> {
  return z.check((payload) => {
    if (isPersonName(payload.value)) return;
    payload.issues.push({ code: 'custom', input: payload.value, continue: true });
  });
}
