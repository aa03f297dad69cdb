/** What the service worker keeps of a visit, so that it opens again without network. */

/** Changes when what is kept is kept in another way: what an older worker has kept is dropped then. */
const FORMAT = 1;

/** A store of the browser: pages, answers about guides, and files whose names change with their content. */
export interface Store {
  readonly name: string;
  /** Entries; the oldest go first. */
  readonly most: number;
}

const NAME = 'visited';
export const PAGES: Store = { name: `${NAME}-pages-${FORMAT}`, most: 40 };
export const ANSWERS: Store = { name: `${NAME}-answers-${FORMAT}`, most: 40 };
export const FILES: Store = { name: `${NAME}-files-${FORMAT}`, most: 160 };
/** By which cards are told without network; however old they are. */
export const KEYS: Store = { name: `${NAME}-keys-${FORMAT}`, most: 1 };
export const STORES = [PAGES, ANSWERS, FILES, KEYS];

/** ms after which what was kept is not shown any more: guides change. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** ms to wait for a poor network where there is something to show. */
export const PATIENCE_MS = 5000;
/** Header of an answer, and attribute `data-saved-at` of a page: when it was kept, as ISO text. */
export const SAVED_AT = 'x-saved-at';

/** First parts of private addresses, and of those whose answer is worth nothing once it is old. */
const NEVER_KEPT = ['auth', 'profile', 'guide-profile', 'admin', 'check', 'messages'];

function firstPart(pathname: string): string {
  return pathname.replace(/^\/(?:api\/|en\/api\/|en(?:\/|$))?/u, '').split('/')[0] ?? '';
}

/** Whether Firebase Hosting answers it itself, as it does for the sign-in. */
export function isForeign(pathname: string): boolean {
  return pathname.startsWith('/__/');
}

/** The store that an address of the site belongs to; undefined where the worker leaves it alone. */
export function storeOf(pathname: string, isPage: boolean): Store | undefined {
  if (NEVER_KEPT.includes(firstPart(pathname))) return undefined;
  if (pathname.startsWith('/assets/')) return FILES;
  if (/^(?:\/en)?\/api\/guides(?:\/[a-z0-9-]+)?$/u.test(pathname)) return ANSWERS;
  if (isForeign(pathname) || /^(?:\/en)?\/api\//u.test(pathname)) return undefined;
  return isPage ? PAGES : undefined;
}
