/**
 * The service worker: visited pages open offline and show their age. Network first for everything that can
 * change, so that a new release is seen immediately; cache first only for files with a content hash. The
 * build writes it to `/sw.js`.
 */
import { PAGE_LANGS } from '../domain/lang.ts';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { CARD_KEYS_PATH, cardKeysSchema, type CardKey } from '../domain/membership/signed-card.ts';
import { localPath, parsePath } from '../domain/paths.ts';
import { dataInPage, pageOfApi } from './data-in-page.ts';
import { isCheck, offlineCheck } from './offline-check.ts';
import { offlinePage } from './offline-page.ts';
import {
  RESPONSES,
  FILES,
  isForeign,
  MAX_AGE_MS,
  KEYS,
  PAGES,
  NETWORK_TIMEOUT_MS,
  ONLY_SAVED,
  SAVED_AT,
  STORES,
  storeOf,
  type Store,
} from './rules.ts';

/** Events of a worker, which the types for pages do not include. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

function isWorkerEvent(event: Event): event is WorkerEvent {
  return 'waitUntil' in event;
}
function isFetchingEvent(event: Event): event is FetchingEvent {
  return 'respondWith' in event;
}

/** Caches a copy with its time, and evicts the oldest entries above the cache's limit. */
async function putInCache(store: Store, url: string, response: Response): Promise<void> {
  const cache = await caches.open(store.name);
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, new Date().toISOString());
  await cache.put(url, new Response(await response.blob(), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -store.maxEntries).map((key) => cache.delete(key)));
}

/** Whether a response may be cached: complete, not redirected, and neither `no-store` nor `private`. */
function mayCache(response: Response): boolean {
  const rule = response.headers.get('cache-control') ?? '';
  return response.status === 200 && !response.redirected && !/no-store|private/u.test(rule);
}

async function cacheResponse(store: Store, url: string, response: Response): Promise<void> {
  if (mayCache(response)) return putInCache(store, url, response);
  // A page that no longer exists is not served from the cache either.
  if (response.status === 404 || response.status === 410) await (await caches.open(store.name)).delete(url);
  return undefined;
}

/** Whether the page is saved in another language too. */
async function isSavedTranslated(url: string): Promise<boolean> {
  const { pathname, search, origin } = new URL(url);
  const { lang, path } = parsePath(pathname);
  const pages = await caches.open(PAGES.name);
  const others = PAGE_LANGS.filter((one) => one !== lang).map(
    (one) => origin + localPath(path, one) + search,
  );
  return (await Promise.all(others.map((other) => pages.match(other)))).some(Boolean);
}

/** The cached response of an address, unless it is too old. */
async function cachedResponse(store: Store, url: string): Promise<Response | undefined> {
  const copy = await (await caches.open(store.name)).match(url);
  const savedAt = copy?.headers.get(SAVED_AT) ?? '';
  return Date.now() - Date.parse(savedAt) > MAX_AGE_MS ? undefined : copy;
}

/** A saved page as it is shown: with its time in its root element, and the mark that keeps a reader of another language on it. */
async function markedPage(copy: Response, url: string): Promise<Response> {
  const savedAt = copy.headers.get(SAVED_AT) ?? '';
  const mark = (await isSavedTranslated(url)) ? '' : ` ${ONLY_SAVED}`;
  const html = (await copy.text()).replace('<html ', `<html data-saved-at="${savedAt}"${mark} `);
  return new Response(html, { headers: copy.headers });
}

function afterNetworkTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS);
  });
}

/** The cached response of a request; for guide data, the cached page that embeds it is the fallback. */
async function cachedFor(store: Store, url: string): Promise<Response | undefined> {
  const copy = await cachedResponse(store, url);
  if (copy || store !== RESPONSES) return copy;
  const page = await cachedResponse(PAGES, pageOfApi(new URL(url)).href);
  if (!page) return undefined;
  const data = dataInPage(await page.text());
  if (data === undefined) return undefined;
  const savedAt = page.headers.get(SAVED_AT) ?? '';
  return new Response(data, { headers: { 'content-type': 'application/json', [SAVED_AT]: savedAt } });
}

async function networkFirst(event: FetchingEvent, store: Store): Promise<Response> {
  const { url } = event.request;
  const fetched = fetch(event.request);
  event.waitUntil(
    fetched.then((response) => cacheResponse(store, url, response.clone())).catch(() => undefined),
  );
  const copy = await cachedFor(store, url);
  if (!copy) return fetched;
  const response = await Promise.race([fetched.catch(() => undefined), afterNetworkTimeout()]);
  if (response && response.status < 500) return response;
  return store === PAGES ? markedPage(copy, url) : copy;
}

async function cacheFirst(event: FetchingEvent, store: Store): Promise<Response> {
  const { url } = event.request;
  const copy = await cachedResponse(store, url);
  if (copy) return copy;
  const response = await fetch(event.request);
  event.waitUntil(cacheResponse(store, url, response.clone()));
  return response;
}

/** For a page that is neither reachable nor cached. */
async function withoutNetwork(address: string): Promise<Response> {
  const requests = await (await caches.open(PAGES.name)).keys();
  const saved = requests.map(async ({ url }) => {
    const copy = await cachedResponse(PAGES, url);
    return copy ? [{ url: new URL(url), html: await copy.text() }] : [];
  });
  const card = await savedCard();
  return offlinePage(new URL(address), (await Promise.all(saved)).flat(), card !== undefined);
}

/** The card that a member saved on this device. */
async function savedCard(): Promise<Response | undefined> {
  return (await caches.open(SAVED_CARD.store)).match(SAVED_CARD.path);
}

/** Without a card, the request goes to the server. */
async function showCard(request: Request): Promise<Response> {
  return (await savedCard()) ?? fetch(request);
}

/** The public keys of cards, refreshed with each visit of `/check`; failures are ignored. */
async function renewKeys(): Promise<void> {
  const response = await fetch(CARD_KEYS_PATH);
  if (response.ok) await putInCache(KEYS, new URL(CARD_KEYS_PATH, self.location.origin).href, response);
}

async function cachedKeys(): Promise<readonly CardKey[]> {
  const copy = await (await caches.open(KEYS.name)).match(CARD_KEYS_PATH);
  return cardKeysSchema.safeParse(await copy?.json()).data?.keys ?? [];
}

/** Check results are never cached; offline only the signature of a card can be verified. */
async function check(event: FetchingEvent, url: URL): Promise<Response> {
  event.waitUntil(renewKeys().catch(() => undefined));
  return fetch(event.request).catch(async () => offlineCheck(url, await cachedKeys(), new Date()));
}

self.addEventListener('install', (event) => {
  if (isWorkerEvent(event) && 'skipWaiting' in self && typeof self.skipWaiting === 'function')
    event.waitUntil(Promise.resolve(self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  if (!isWorkerEvent(event)) return;
  const known = [SAVED_CARD.store, ...STORES.map(({ name }) => name)];
  event.waitUntil(
    caches.keys().then((names) =>
      // All caches of the origin belong to this worker.
      Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name))),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  if (!isFetchingEvent(event) || event.request.method !== 'GET') return;
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  const isPage = event.request.mode === 'navigate';
  if (isPage && url.pathname === SAVED_CARD.path) {
    event.respondWith(showCard(event.request));
    return;
  }
  if (isPage && isCheck(url.pathname)) {
    event.respondWith(check(event, url));
    return;
  }
  const store = storeOf(url.pathname, isPage);
  if (store === FILES) event.respondWith(cacheFirst(event, store));
  else if (isPage && !isForeign(url.pathname)) {
    const response = store ? networkFirst(event, store) : fetch(event.request);
    event.respondWith(response.catch(() => withoutNetwork(event.request.url)));
  } else if (store) event.respondWith(networkFirst(event, store));
});

/** A page whose request the worker did not handle sends its address and its files. */
self.addEventListener('message', (event) => {
  if (!isWorkerEvent(event) || !Array.isArray(event.data)) return;
  const [page, ...files]: unknown[] = event.data;
  if (typeof page === 'string' && isCheck(new URL(page, self.location.origin).pathname))
    event.waitUntil(renewKeys().catch(() => undefined));
  const take = async (address: unknown, isPage: boolean) => {
    if (typeof address !== 'string') return;
    const url = new URL(address, self.location.origin);
    const store = url.origin === self.location.origin ? storeOf(url.pathname, isPage) : undefined;
    if (!store || (store === FILES && (await cachedResponse(store, url.href)))) return;
    await cacheResponse(store, url.href, await fetch(url, { priority: 'low' }));
  };
  event.waitUntil(
    Promise.all([take(page, true), ...files.map((file) => take(file, false))]).catch(() => undefined),
  );
});
