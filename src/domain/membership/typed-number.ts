/** Parses a member number as visitors type it in the membership check and the directory search. */

import { toLine } from '../text.ts';

const MEMBER_NUMBER = /^[1-9]\d{0,8}$/u;
/** UTF-16 units, with words and blanks; longer text is no number. */
const MAX_TYPED = 100;

/**
 * Returns the typed number, which may follow a word ("no. 1001", "ნომერი 1001"), stand in brackets and contain a sign,
 * spaces, commas, leading zeros, full-width digits or invisible characters. Undefined if the text is not a number.
 */
export function parseMemberNumber(typed: string): string | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const [, number = ''] = /^[\p{L}\s.,:#("'-]*(\d[\d\s.,]*)[)"':;!?]*$/u.exec(toLine(typed, 'NFKC')) ?? [];
  const digits = number.replace(/[\s.,]/gu, '').replace(/^0+/u, '');
  return MEMBER_NUMBER.test(digits) ? digits : undefined;
}
