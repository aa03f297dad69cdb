/**
 * Phone numbers as people type them. The library knows how the numbers of each country are grouped;
 * it is large, so pages of visitors do without: what is stored is written for people already, and its
 * digits with the plus sign are what is dialled from anywhere.
 */
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Numbers without a country code are Georgian ones. */
const COUNTRY = 'GE';

/** Signs and words that stand between two numbers; a slash also is within one. */
const BETWEEN = /[,;\n]|\s\/\s|\s(?:and|or|და|ან)\s/giu;

/** Fewer digits are no number of their own. */
const MIN_DIGITS = 5;

function parsed(typed: string): PhoneNumber | undefined {
  // `extract: false`: the whole text is the number.
  const number = parsePhoneNumberFromString(typed, { defaultCountry: COUNTRY, extract: false });
  return number?.isPossible() && number.ext === undefined ? number : undefined;
}

/**
 * The number as it is stored and shown: international, in the groups of its country
 * ("599123456" is "+995 599 12 34 56"). Undefined where it is not one number.
 */
export function toPhone(typed: string): string | undefined {
  return parsed(typed)?.formatInternational();
}

/** Whether more than one number was typed. */
export function hasSeveralNumbers(typed: string): boolean {
  const parts = typed.split(BETWEEN).filter((part) => part.replaceAll(/\D/gu, '').length >= MIN_DIGITS);
  return parts.length > 1;
}
