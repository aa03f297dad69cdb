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

/** Large providers whose domains are names of one another: the first stands for all. */
const SAME_DOMAINS = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz'],
] as const;

const FIRST_DOMAIN: ReadonlyMap<string, string> = new Map(
  SAME_DOMAINS.flatMap((domains) => domains.map((domain) => [domain, domains[0]] as const)),
);

/** Signs in front of the @ that these providers pass over. */
const PASSED_OVER: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./gu, 'proton.me': /[._-]/gu };

/**
 * The mailbox behind an address: what follows a plus, characters that the provider ignores, and its other domains reach the
 * same person, who must count once.
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
