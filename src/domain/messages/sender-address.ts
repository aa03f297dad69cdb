/** The e-mail address that a visitor types, and when two of them are one mailbox. */
import { LIMITS } from '../limits.ts';

/**
 * As browsers take it (HTML, "valid e-mail address"), in a domain with a dot. Nothing of it can end a line, a list of
 * addresses or the name before one.
 */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

export function isSenderAddress(text: string): boolean {
  return text.length <= LIMITS.email && ADDRESS.test(text);
}

/** One form for all spellings of an address. */
export function sameAddress(address: string): string {
  return address.toLowerCase();
}

/** Google's mail knows no dots before the @, and has a second name. */
const GOOGLE_MAIL = /@(?:gmail|googlemail)\.com$/u;

/**
 * The mailbox behind it: what stands behind a plus, and at Google dots, reach the same person, who must not count as
 * several.
 */
export function mailboxOf(address: string): string {
  const plain = sameAddress(address).replace(/^([^+@]+)\+[^@]*/u, '$1');
  if (!GOOGLE_MAIL.test(plain)) return plain;
  return `${plain.replace(GOOGLE_MAIL, '').replaceAll('.', '')}@gmail.com`;
}
