/** What the stored words and the searched ones have in common. */
import { soundKeys } from '../spelling/sound-keys.ts';

/** Letters of a key that are compared; longer words differ before. */
export const KEY_LETTERS = 10;

/** Characters of an email address that are compared. */
export const EMAIL_CHARACTERS = 30;

/** Prefix of the beginning of an address, which is compared as written. */
export const EMAIL = '@';

/** Prefix of a whole member number. */
export const NUMBER = '#';

/** Prefix of the digits of a phone number. */
export const PHONE = '+';

/** Last digits of a phone number that are compared: without a country code, as people write it at home. */
const PHONE_DIGITS = 9;

/** Fewer digits are a member number or part of an address. */
export const MIN_PHONE_DIGITS = 5;

/** Returns the sound keys of a word, as long as they are compared. */
export function keysOf(word: string): string[] {
  return soundKeys(word).map((key) => key.slice(0, KEY_LETTERS));
}

/** The last digits of a phone number; undefined if the text is none. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[+\d\s()./-]+$/u.test(text)) return undefined;
  const digits = text.replaceAll(/\D/gu, '').slice(-PHONE_DIGITS);
  return digits.length < MIN_PHONE_DIGITS ? undefined : digits;
}
