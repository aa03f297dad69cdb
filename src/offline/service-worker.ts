/**
 * The service worker: visited pages open offline and show their age. Network first for everything that can
 * change, so that a new release is seen immediately; cache first only for files with a content hash. The
 * build writes it to `/sw.js`.
 */
import {
  clientsClaim,
  type RouteHandler,
  type RouteMatchCallbackOptions,
  type WorkboxPlugin,
} from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PAGE_LANGS } from '../domain/lang.ts';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { CARD_KEYS_PATH, type CardKey } from '../domain/membership/signed-card.ts';
import { localPath, parsePath } from '../domain/paths.ts';
import { isCheck, offlineCheck } from './offline-check.ts';
import { offlinePage, type SavedPage } from './offline-page.ts';
import {
  FILES,
  isKept,
  KEYS_NAME,
  MAX_AGE_SECONDS,
  NETWORK_TIMEOUT_SECONDS,
  ONLY_SAVED,
  PAGE_REQUEST,
  PAGES,
  SAVED_AT,
} from './rules.ts';

// What the types for pages do not include.
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
};

/** Pages and files do not depend on what a browser says of itself. */
const matchOptions = { ignoreVary: true };

/** The copy of a response that may be kept: complete, not redirected, and neither `no-store` nor `private`. */
function copyOf(response: Response): Response | undefined {
  const rule = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.redirected || /no-store|private/u.test(rule)) return undefined;
  const now = new Date();
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, now.toISOString());
  // From this Workbox counts the age.
  headers.set('date', now.toUTCString());
  return new Response(response.body, { headers });
}

/** Whether a page is saved in another language too. */
async function isSavedTranslated({ pathname, search, origin }: URL): Promise<boolean> {
  const { lang, path } = parsePath(pathname);
  const pages = await caches.open(PAGES.name);
  const others = PAGE_LANGS.filter((one) => one !== lang).map(
    (one) => origin + localPath(path, one) + search,
  );
  return (await Promise.all(others.map((other) => pages.match(other, matchOptions)))).some(Boolean);
}

/** A saved page as it is shown: with its time in its root element, and the mark that keeps a reader of another language on it. */
async function markedPage(copy: Response, url: URL): Promise<Response> {
  const savedAt = copy.headers.get(SAVED_AT) ?? '';
  const mark = (await isSavedTranslated(url)) ? '' : ` ${ONLY_SAVED}`;
  const html = (await copy.text()).replace('<html ', `<html data-saved-at="${savedAt}"${mark} `);
  return new Response(html, { headers: copy.headers });
}

type Asked = RouteMatchCallbackOptions;

/** Whether a page was opened; scripts also request pages, as a search does. */
function isVisit({ request, event }: Pick<Asked, 'request' | 'event'>): boolean {
  return request.mode === 'navigate' || event.type === 'message';
}

/**
 * Header of a page that a script asked for. It opens, but is not offered: while a search is typed, it passes by addresses
 * that nobody comes back to.
 */
const FOR_SCRIPT = 'x-for-script';

const savedPage: WorkboxPlugin = {
  // A failing server counts as none where a page is saved; else its own response is shown.
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state) state['failed'] = response;
    throw new Error(`The server failed: ${response.status}`);
  },
  handlerDidError: async ({ state }) => {
    const failed: unknown = state?.['failed'];
    return failed instanceof Response ? failed : undefined;
  },
  cacheWillUpdate: async ({ request, response, event }) => {
    // A page that no longer exists is not served from the cache either.
    if (response.status === 404 || response.status === 410)
      await (await caches.open(PAGES.name)).delete(request, matchOptions);
    const copy = copyOf(response);
    if (!isVisit({ request, event })) copy?.headers.set(FOR_SCRIPT, '');
    return copy;
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ? markedPage(cachedResponse, new URL(request.url)) : undefined,
};

/** @returns a plugin, whose types do not suit `exactOptionalPropertyTypes`. */
function expiryOf({ maxEntries }: typeof PAGES): object {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, matchOptions });
}

/** The public keys of cards: fetched with each visit of the check, else those of the last one. */
const cardKeys = new NetworkFirst({ cacheName: KEYS_NAME, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

/** Check results are never cached; offline only the signature of a card can be verified. */
const check: RouteHandler = async ({ event, request, url }) => {
  const answer = cardKeys.handle({ event, request: CARD_KEYS_PATH });
  // The page itself was seen before the worker was there.
  if (event.type === 'message') return answer;
  const keys = answer
    .then(async (response) => {
      const { keys: published }: { readonly keys: readonly CardKey[] } = await response.json();
      return published.filter(({ public_key: key }) => typeof key === 'string');
    })
    .catch(() => []);
  return fetch(request).catch(async () => offlineCheck(url, await keys, new Date()));
};

/** The pages to offer offline. */
async function savedPages(): Promise<SavedPage[]> {
  const pages = await caches.open(PAGES.name);
  const requests = await pages.keys();
  const saved = requests.map(async ({ url }) => {
    const copy = await pages.match(url, matchOptions);
    const age = Date.now() - Date.parse(copy?.headers.get(SAVED_AT) ?? '');
    const isOffered = age <= MAX_AGE_SECONDS * 1000 && !copy?.headers.has(FOR_SCRIPT);
    return copy && isOffered ? [{ url: new URL(url), html: await copy.text() }] : [];
  });
  return (await Promise.all(saved)).flat();
}

function route(matches: (asked: Asked) => boolean, handler: RouteHandler): void {
  registerRoute((asked) => asked.sameOrigin && matches(asked), handler);
}

route(
  ({ url }) => url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: FILES.name,
    matchOptions,
    plugins: [{ cacheWillUpdate: async ({ response }) => copyOf(response) }, expiryOf(FILES)],
  }),
);
// The card that a member saved on this device; only the page that saves it writes it.
route(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === SAVED_CARD.path,
  new CacheFirst({
    cacheName: SAVED_CARD.store,
    matchOptions: { ignoreSearch: true },
    plugins: [{ cacheWillUpdate: async () => undefined }],
  }),
);
route((asked) => isVisit(asked) && isCheck(asked.url.pathname), check);
route(
  ({ request, url }) =>
    isKept(url.pathname) &&
    (request.mode === 'navigate' || request.headers.get('accept') === PAGE_REQUEST.headers.accept),
  new NetworkFirst({
    cacheName: PAGES.name,
    matchOptions,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [expiryOf(PAGES), savedPage],
  }),
);
// Private pages come from the network alone. Firebase Hosting reserves `/__/`, as for the sign-in helpers.
route(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/__/'),
  async ({ request }) => fetch(request),
);

/** For what is neither reachable nor saved. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const card = await caches.match(SAVED_CARD.path, { cacheName: SAVED_CARD.store });
  return offlinePage(new URL(request.url), await savedPages(), card !== undefined);
});

void self.skipWaiting();
// From then on a search of the first page is saved too.
clientsClaim();

self.addEventListener('activate', (event) => {
  const known = [SAVED_CARD.store, PAGES.name, FILES.name, KEYS_NAME];
  event.waitUntil(
    caches.keys().then((names) =>
      // All caches of the origin belong to this worker.
      Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name))),
    ),
  );
});
