/**
 * Validates the email address that a visitor types, and tells when two addresses are the same mailbox.
 */
import { LIMITS } from '../limits.ts';
import { toLine } from '../text.ts';

/**
 * As validated by browsers (HTML, "valid e-mail address"), in a domain with a dot. It cannot contain
 * characters that end a header line, an address list or a display name, nor begin an encoded word.
 */
const ADDRESS =
  /^(?!.*=\?)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu;

/** Returns a typed or pasted address without what does not belong to it: invisible characters, and brackets around it. */
export function toSenderAddress(typed: string): string {
  return toLine(typed, 'NFKC').replace(/^<([^<>]*)>$/u, '$1');
}

export function isSenderAddress(text: string): boolean {
  return text.length <= LIMITS.email && ADDRESS.test(text);
}

/** Returns one form for all spellings of an address. */
export function sameAddress(address: string): string {
  return address.toLowerCase();
}

/** Returns the mailbox of an address: what follows a plus, and in Gmail a full stop, reach the same person, who counts once. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = sameAddress(address)
    .replace(/^([^+@]+)\+[^@]*/u, '$1')
    .split('@');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
