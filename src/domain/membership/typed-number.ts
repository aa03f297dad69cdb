/** A member number as visitors type it, in the check of a membership and in the search of the directory. */

const MEMBER_NUMBER = /^[1-9]\d{0,8}$/u;

/**
 * A number as people type it: after a word ("no. 1001", "ნომერი 1001"), with a sign, spaces, commas, leading
 * zeros, in wide digits. Undefined where it is none.
 */
export function parseMemberNumber(typed: string): string | undefined {
  const [, number = ''] = /^[\p{L}\s.:#-]*([\d\s.,]+)$/u.exec(typed.normalize('NFKC')) ?? [];
  const digits = number.replace(/[\s.,]/gu, '').replace(/^0+/u, '');
  return MEMBER_NUMBER.test(digits) ? digits : undefined;
}
