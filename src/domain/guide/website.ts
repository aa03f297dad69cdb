/** Normalises website addresses as people type them. */
import { LIMITS } from '../limits.ts';
import { toLine } from '../text.ts';

/**
 * Addresses that may be stored and linked to: http or https, a host with a dot, no user name, plain ASCII
 * as returned by `URL.href`. The rules use the same pattern.
 */
export const STORED_WEBSITE =
  /^https?:\/\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+\.?(?::[0-9]{1,5})?(?:[/?#][!-~]*)?$/u;

/**
 * Returns the http(s) URL meant by the text ('guide.ge' becomes 'https://guide.ge/'), or undefined when
 * the text is no URL, contains a user name, or uses another scheme.
 */
export function toWebsite(text: string): string | undefined {
  const trimmed = toLine(text);
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/iu.test(trimmed) && !/^[^/]+:\d/u.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return undefined;
  const { href } = new URL(withScheme);
  return href.length <= LIMITS.website && STORED_WEBSITE.test(href) ? href : undefined;
}
