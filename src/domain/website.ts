/** Websites as people write them. */
import { LIMITS } from './limits.ts';

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
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined;
  return url.href.length <= LIMITS.website ? url.href : undefined;
}
