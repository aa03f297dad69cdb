/** Websites as people write them. */
import { LIMITS } from '../limits.ts';

/**
 * Addresses that may be stored and linked to: http or https, a host with a dot, no user name, plain
 * ASCII as `URL.href` gives it. The rules hold the same pattern.
 */
export const STORED_WEBSITE =
  /^https?:\/\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+\.?(?::[0-9]{1,5})?(?:[/?#][!-~]*)?$/u;

/**
 * The http(s) address meant by the text ('guide.ge' becomes 'https://guide.ge/'), or undefined when
 * it is none, has a user name in it, or is of another scheme.
 */
export function toWebsite(text: string): string | undefined {
  const trimmed = text.trim();
  const withScheme =
    /^[a-z][a-z0-9+.-]*:/iu.test(trimmed) && !/^[^/]+:\d/u.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (!['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.href.length <= LIMITS.website && STORED_WEBSITE.test(url.href) ? url.href : undefined;
}
