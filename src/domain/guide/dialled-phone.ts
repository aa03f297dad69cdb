/** Returns the digits and the plus sign of a phone number, as needed for a `tel:` link. */
export function dialledPhone(phone: string): string {
  return phone.replaceAll(/[^+\d]/gu, '');
}
