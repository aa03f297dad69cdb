/** What is dialled of a phone number as people write it: its digits and the plus sign. */
export function dialledPhone(phone: string): string {
  return phone.replaceAll(/[^+\d]/gu, '');
}
