/**
 * Finding a name however it is typed: in Georgian, in the official romanisation or in the informal
 * ones (q or k for ყ, f or p for ფ, x for ხ, w or c for წ and ც, j or z for ძ and ჟ). Both sides
 * are folded to one rough spelling; it may find too much, never too little.
 */
import { romanize } from '../directory/slug.ts';

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/['’‘ʼʹ`´]/gu, ''],
  [/tch/gu, 'ch'],
  [/kh/gu, 'x'],
  [/gh/gu, 'g'],
  [/zh|dz|j/gu, 'z'],
  [/ts|tz|w/gu, 'c'],
  [/ph|f/gu, 'p'],
  [/q/gu, 'k'],
];

/** The rough Latin spelling of a text. */
export function foldForSearch(text: string): string {
  let folded = romanize(text).normalize('NFD').replace(/\p{M}/gu, '');
  for (const [pattern, replacement] of FOLDS) folded = folded.replace(pattern, replacement);
  return folded.replace(/[^a-z0-9]+/gu, ' ').trim();
}

/** The beginning of each word is marked, so that a query finds words by their beginnings only. */
function markedWords(text: string): string {
  return ` ${foldForSearch(text)}`;
}

/** Whether every word of the query begins a word of the text; an empty query matches all. */
export function matchesSearch(text: string, query: string): boolean {
  const words = markedWords(text);
  return wordsOf(query).every((word) => words.includes(word));
}

function wordsOf(query: string): string[] {
  return foldForSearch(query)
    .split(' ')
    .map((word) => ` ${word}`);
}
