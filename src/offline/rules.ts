/** What the service worker keeps of a visit, so that visited pages open offline. */
import { parsePath } from '../domain/paths.ts';
import { OFFLINE_PAGE_DAYS } from '../domain/settings.ts';

/** Version of the stores: a change drops everything that an older worker kept. */
const FORMAT = 2;

interface Store {
  readonly name: string;
  /** Those that were not used for longest go first. */
  readonly maxEntries: number;
}

export const PAGES: Store = { name: `visited-pages-${FORMAT}`, maxEntries: 100 };
/** Files with a content hash in their names. */
export const FILES: Store = { name: `visited-files-${FORMAT}`, maxEntries: 160 };
/** The public keys that verify cards offline; they do not expire. */
export const KEYS_NAME = `visited-keys-${FORMAT}`;

/** Older copies are not shown, because guides change. */
export const MAX_AGE_SECONDS = OFFLINE_PAGE_DAYS * 24 * 60 * 60;
/** After so long without an answer the saved page is shown. */
export const NETWORK_TIMEOUT_SECONDS = 5;
/** Header of a saved response, and attribute `data-saved-at` of a saved page: when it was saved, as ISO text. */
export const SAVED_AT = 'x-saved-at';
/** Attribute of the root element of a saved page that is saved in no other language. */
export const ONLY_SAVED = 'data-only-saved';

/** How a script asks for a page that the worker is to save, or to answer with the saved one where the server does not. */
export const PAGE_REQUEST = { headers: { accept: 'text/html' } } as const;

/**
 * The message, known to Workbox, by which a page has itself and its files saved: the worker did not exist yet when they were
 * requested.
 */
export function cacheMessage(page: string, files: readonly string[]): object {
  return {
    type: 'CACHE_URLS',
    payload: { urlsToCache: [[page, { ...PAGE_REQUEST, priority: 'low' }], ...files] },
  };
}

/** First path segments of private pages, of responses that are worthless once stale, and of what is no page. */
const NEVER_KEPT = [
  'auth',
  'profile',
  'guide-profile',
  'admin',
  'check',
  'messages',
  'apply',
  'applications',
  'api',
  '__',
];

/** Whether the page at a path may be kept. */
export function isKept(pathname: string): boolean {
  return !NEVER_KEPT.includes(parsePath(pathname).path.split('/')[1] ?? '');
}
