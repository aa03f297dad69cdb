/**
 * Whether the stored text is a number and nothing else, as the form writes it. An owner can store any line
 * without the form; visitors are not shown it.
 */
export function isDialled(phone: string): boolean {
  return /^\+?\d[\d ()./-]*$/u.test(phone);
}

/** Returns the digits and the plus sign of a phone number, as needed for a `tel:` link. */
export function dialledPhone(phone: string): string {
  return phone.replaceAll(/[^+\d]/gu, '');
}
