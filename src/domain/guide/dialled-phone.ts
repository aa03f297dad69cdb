/** Whether the text is a number and nothing else. The rules have the same pattern. */
export function isDialled(phone: string): boolean {
  return /^\+?\d[\d ()./-]*$/u.test(phone);
}

/** Returns the digits and the plus sign of a phone number, as needed for a `tel:` link. */
export function dialledPhone(phone: string): string {
  return phone.replaceAll(/[^+\d]/gu, '');
}
