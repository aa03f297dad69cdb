/** What the service worker caches at run time, so that visited pages open offline. */
import { OFFLINE_PAGE_DAYS } from '../domain/settings.ts';

/** Cache version: a change drops everything that an older worker cached. */
const FORMAT = 1;

/** A cache: pages, API responses, and files with a content hash in their names. */
export interface Store {
  readonly name: string;
  /** Maximum entries; the oldest are evicted first. */
  readonly maxEntries: number;
}

const NAME = 'visited';
export const PAGES: Store = { name: `${NAME}-pages-${FORMAT}`, maxEntries: 100 };
export const RESPONSES: Store = { name: `${NAME}-responses-${FORMAT}`, maxEntries: 100 };
export const FILES: Store = { name: `${NAME}-files-${FORMAT}`, maxEntries: 160 };
/** The public keys that verify cards offline; they do not expire. */
export const KEYS: Store = { name: `${NAME}-keys-${FORMAT}`, maxEntries: 1 };
export const STORES = [PAGES, RESPONSES, FILES, KEYS];

/** Maximum age in ms: older entries are not served, because guides change. */
export const MAX_AGE_MS = OFFLINE_PAGE_DAYS * 24 * 60 * 60 * 1000;
/** Network timeout in ms before the cached copy is served. */
export const NETWORK_TIMEOUT_MS = 5000;
/** Response header, and attribute `data-saved-at` of a page: when it was cached, as ISO text. */
export const SAVED_AT = 'x-saved-at';
/** Attribute of the root element of a saved page that is saved in no other language. */
export const ONLY_SAVED = 'data-only-saved';

/** First path segments of private pages, and of responses that are worthless once stale. */
const NEVER_CACHED = ['auth', 'profile', 'guide-profile', 'admin', 'check', 'messages'];

function firstPart(pathname: string): string {
  return pathname.replace(/^\/(?:api\/|en\/api\/|en(?:\/|$))?/u, '').split('/')[0] ?? '';
}

/** Whether Firebase Hosting reserves the path, as for the sign-in helpers. */
export function isForeign(pathname: string): boolean {
  return pathname.startsWith('/__/');
}

/** Returns the cache for an address; undefined if the worker does not handle it. */
export function storeOf(pathname: string, isPage: boolean): Store | undefined {
  if (NEVER_CACHED.includes(firstPart(pathname))) return undefined;
  if (pathname.startsWith('/assets/')) return FILES;
  if (/^(?:\/en)?\/api\/guides(?:\/[a-z0-9-]+)?$/u.test(pathname)) return RESPONSES;
  if (isForeign(pathname) || /^(?:\/en)?\/api\//u.test(pathname)) return undefined;
  return isPage ? PAGES : undefined;
}
