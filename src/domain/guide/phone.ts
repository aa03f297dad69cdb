/**
 * Phone numbers as people type them. The library knows how each country groups digits, but it is
 * large, so visitor pages do not load it: stored numbers are already formatted, and their digits
 * with the plus sign can be dialled from anywhere.
 */
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Numbers without a country code are Georgian. */
const COUNTRY = 'GE';

/** Characters and words between two numbers; a slash can also be part of one. */
const BETWEEN = /[,;\n]|\s\/\s|\s(?:and|or|და|ან)\s/giu;

/** Fewer digits are not a separate number. */
const MIN_DIGITS = 5;

function parsed(typed: string): PhoneNumber | undefined {
  // `extract: false`: the whole text must be the number.
  const number = parsePhoneNumberFromString(typed, { defaultCountry: COUNTRY, extract: false });
  return number?.isPossible() && number.ext === undefined ? number : undefined;
}

/**
 * Returns the number as stored and shown: international, in the groups of its country ("599123456"
 * becomes "+995 599 12 34 56"). Undefined if it is not one number.
 */
export function toPhone(typed: string): string | undefined {
  return parsed(typed)?.formatInternational();
}

/** Returns whether more than one number was typed. */
export function hasSeveralNumbers(typed: string): boolean {
  const parts = typed.split(BETWEEN).filter((part) => part.replaceAll(/\D/gu, '').length >= MIN_DIGITS);
  return parts.length > 1;
}
