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

/** Domains of large providers that reach the same mailboxes; the first one stands for all. */
const SAME_DOMAINS = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz'],
] as const;

const FIRST_DOMAIN: ReadonlyMap<string, string> = new Map(
  SAME_DOMAINS.flatMap((domains) => domains.map((domain) => [domain, domains[0]] as const)),
);

/** Characters before the @ that these providers ignore. */
const PASSED_OVER: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./gu, 'proton.me': /[._-]/gu };

/**
 * Returns the mailbox of an address: a plus suffix, characters that the provider ignores and its other
 * domains reach the same person, who must count once.
 */
export function mailboxOf(address: string): string {
  const plain = sameAddress(address).replace(/^([^+@]+)\+[^@]*/u, '$1');
  const at = plain.lastIndexOf('@');
  const typed = plain.slice(at + 1);
  const domain = FIRST_DOMAIN.get(typed) ?? typed;
  const signs = PASSED_OVER[domain];
  const name = signs ? plain.slice(0, at).replaceAll(signs, '') : plain.slice(0, at);
  return `${name}@${domain}`;
}
