/**
 * Phone numbers as people type them. The library knows how each country groups digits, but it is
 * large, so visitor pages do not load it, and the editor only after its form: stored numbers are already formatted, and
 * their digits with the plus sign can be dialled from anywhere.
 */
import type * as Library from 'libphonenumber-js/min';
import { toLine } from '../text.ts';

/** Numbers without a country code are Georgian. */
const COUNTRY = 'GE';

/** Characters and words between two numbers, which may also be part of one. */
const BETWEEN = /[,;/\n]|(?=\+)|\s(?:and|or|და|ან)\s/giu;

/** What a number is, as in "Tel.: 599 12 34 56". */
const LABEL = /^[\p{L}.: ]+(?=[+(\d])/u;

/** Fewer digits are not a separate number. */
const MIN_DIGITS = 5;

let library: typeof Library | undefined;

/** Until then, and without a connection, every number is taken as it was typed. */
export async function loadPhones(): Promise<void> {
  library ??= await import('libphonenumber-js/min');
}

function parsed(typed: string): Library.PhoneNumber | undefined {
  const plain = toLine(typed).replace(LABEL, '');
  // `extract: false`: the whole text must be the number.
  const number = library?.parsePhoneNumberFromString(plain, { defaultCountry: COUNTRY, extract: false });
  return number?.isPossible() ? number : undefined;
}

/**
 * Returns the number as stored and shown: international, in the groups of its country ("599123456"
 * becomes "+995 599 12 34 56"). Undefined if it is not one number.
 */
export function toPhone(typed: string): string | undefined {
  if (!library) return toLine(typed);
  const number = parsed(typed);
  return number?.ext === undefined ? number?.formatInternational() : undefined;
}

/** Returns whether a number has an extension, which cannot be dialled with it. */
export function hasExtension(typed: string): boolean {
  return parsed(typed)?.ext !== undefined;
}

/** Returns whether more than one number was typed, where it is not one. */
export function hasSeveralNumbers(typed: string): boolean {
  const parts = typed.split(BETWEEN).filter((part) => part.replaceAll(/\D/gu, '').length >= MIN_DIGITS);
  return parts.length > 1;
}
