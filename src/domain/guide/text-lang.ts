import type { Lang } from '../lang.ts';

const LETTERS = /\p{L}/gu;
const GEORGIAN_LETTERS = /[ა-ჰᲐ-Ჿ]/gu;

/** The language a guide wrote in, told by the script, so that screen readers pronounce it right. */
export function langOfText(text: string): Lang {
  const letters = text.match(LETTERS)?.length ?? 0;
  const georgian = text.match(GEORGIAN_LETTERS)?.length ?? 0;
  return georgian * 2 > letters ? 'ka' : 'en';
}
