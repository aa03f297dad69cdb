import type { GuideTextLang } from '../lang.ts';

const LETTERS = /\p{L}/gu;
const GEORGIAN_LETTERS = /[ა-ჰᲐ-Ჿ]/gu;

/**
 * Returns the language of a guide's text, detected by its script, so that screen readers pronounce it
 * correctly.
 */
export function langOfText(text: string): GuideTextLang {
  const letters = text.match(LETTERS)?.length ?? 0;
  const georgian = text.match(GEORGIAN_LETTERS)?.length ?? 0;
  return georgian * 2 > letters ? 'ka' : 'en';
}
