import 'fake-indexeddb/auto';
import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { CARD_KEYS_PATH, signedCard, SIGNED_PREFIX, unsignedCard } from '../domain/membership/signed-card.ts';
import { CHECK_TEXTS } from './offline-check.ts';
import {
  cacheMessage,
  FILES,
  KEYS_NAME,
  MAX_AGE_SECONDS,
  NETWORK_TIMEOUT_SECONDS,
  PAGE_REQUEST,
  PAGES,
} from './rules.ts';

const ORIGIN = 'https://guides.example';
const NOW = new Date('2026-12-01T10:00:00Z');
const HTML = { headers: { 'content-type': 'text/html' } };

function addressOf(request: Request | URL | string): string {
  return new URL(request instanceof Request ? request.url : request, ORIGIN).href;
}

class MemoryCache {
  readonly entries = new Map<string, Response>();

  async put(request: Request | string, response: Response): Promise<void> {
    await this.delete(request);
    this.entries.set(addressOf(request), response);
  }
  async match(request: Request | string): Promise<Response | undefined> {
    return this.entries.get(addressOf(request))?.clone();
  }
  async delete(request: Request | string): Promise<boolean> {
    return this.entries.delete(addressOf(request));
  }
  async keys(): Promise<Request[]> {
    return Array.from(this.entries.keys(), (url) => new Request(url));
  }
}

const stored = new Map<string, MemoryCache>();
const caches = {
  open: async (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache();
    stored.set(name, cache);
    return cache;
  },
  match: async (address: string, { cacheName }: { readonly cacheName: string }) =>
    stored.get(cacheName)?.match(address),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
};

/** An answer that comes when the test says so. */
function lateAnswer() {
  let come: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    come = resolve;
  });
  return { answer: () => answer, come };
}

type Answer = () => Response | Promise<Response>;
const server = new Map<string, Answer>();
/** Addresses in the order in which the server was asked. */
let asked: string[] = [];

async function fromServer(request: Request | URL | string): Promise<Response> {
  const url = new URL(addressOf(request));
  const address = url.origin === ORIGIN ? url.pathname + url.search : url.href;
  asked.push(address);
  const answer = server.get(address);
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
}

/** Relative addresses are those of the worker's site. */
class WorkerRequest extends Request {
  constructor(request: Request | URL | string, init?: RequestInit) {
    super(typeof request === 'string' ? addressOf(request) : request, init);
  }
}

const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve());
const claim = vi.fn<() => Promise<void>>(() => Promise.resolve());
const worker = Object.assign(new EventTarget(), { caches, skipWaiting, clients: { claim } });
// Workbox's other form checks its events by types that only workers have.
vi.stubEnv('NODE_ENV', 'production');
vi.stubGlobal('self', worker);
vi.stubGlobal('location', new URL(ORIGIN));
vi.stubGlobal('caches', caches);
vi.stubGlobal('fetch', fromServer);
vi.stubGlobal('FetchEvent', class extends Event {});
vi.stubGlobal('Request', WorkerRequest);
await import('./service-worker.ts');
const takeovers = skipWaiting.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  stored.clear();
  server.clear();
  asked = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Sends an event to the worker, and returns its response and what it keeps the worker alive for. */
function send(type: string, properties: object) {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  const event = Object.assign(new Event(type), properties, {
    waitUntil: (more: Promise<unknown>) => void work.push(more),
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
  });
  worker.dispatchEvent(event);
  return { response, done: () => Promise.all(work) };
}

function ask(address: string, mode: RequestMode, init: RequestInit = {}) {
  const made = new Request(address, init);
  Object.defineProperty(made, 'mode', { value: mode });
  return send('fetch', { request: made });
}

async function answerTo(address: string, mode: RequestMode, init?: RequestInit): Promise<Response> {
  const { response, done } = ask(address, mode, init);
  if (!response) throw new Error(`The worker leaves ${address} to the browser`);
  try {
    return await response;
  } finally {
    await done();
  }
}
const open = (address: string) => answerTo(address, 'navigate');
const load = (address: string) => answerTo(address, 'cors');
/** As a search asks for its results. */
const search = (address: string) => answerTo(address, 'cors', PAGE_REQUEST);
const textOf = async (address: string) => (await open(address)).text();

/** As a page sends itself and its files. */
async function tell(address: string, ...files: readonly string[]) {
  await send('message', { data: cacheMessage(address, files) }).done();
}

function page(title: string, body = ''): Answer {
  return () => new Response(`<html lang="en"><title>${title}</title>${body}</html>`, HTML);
}
const failing: Answer = () => new Response('Internal error', { status: 503 });

function goOffline() {
  server.clear();
  asked = [];
}

/** The links of the page that the worker shows for an address that it has not saved. */
async function savedLinks(): Promise<string[]> {
  const html = await textOf('/en/never-visited');
  expect(html).toContain('No connection');
  return Array.from(html.matchAll(/<li><a href="([^"]*)">/gu), ([, address = '']) => address);
}

it('a visited page opens again offline and says when it was saved', async () => {
  server.set('/en/guides?q=ski', page('Guides'));
  const visited = await open('/en/guides?q=ski');
  expect(await visited.text()).not.toContain('data-saved-at');
  vi.advanceTimersByTime(60_000);
  goOffline();
  const again = await open('/en/guides?q=ski');
  expect(await again.text()).toBe(
    `<html data-saved-at="${NOW.toISOString()}" data-only-saved lang="en"><title>Guides</title></html>`,
  );
  expect(again.headers.get('content-type')).toBe('text/html');
});

it('marks a saved page that is saved in no other language, where a reader of that one is to stay', async () => {
  for (const address of ['/', '/en', '/news', '/guides?q=ski', '/en/guides?q=ski', '/en/guides'])
    server.set(address, page('Page'));
  for (const address of ['/', '/en', '/news', '/guides?q=ski', '/en/guides?q=ski', '/en/guides'])
    await open(address);
  goOffline();
  const isAlone = async (address: string) => (await textOf(address)).includes(' data-only-saved ');
  expect(await isAlone('/news')).toBe(true);
  expect(await isAlone('/en/guides')).toBe(true);
  for (const address of ['/', '/en', '/guides?q=ski', '/en/guides?q=ski'])
    expect(await isAlone(address)).toBe(false);
});

it('a new release is seen at the first visit, and saved', async () => {
  server.set('/en/news', page('Old'));
  await open('/en/news');
  server.set('/en/news', page('New'));
  expect(await textOf('/en/news')).toContain('<html lang="en"><title>New');
  goOffline();
  expect(await textOf('/en/news')).toContain('New');
});

it('a saved page opens after five seconds without an answer, which is still saved when it comes', async () => {
  server.set('/en/news', page('Saved'));
  await open('/en/news');
  const late = lateAnswer();
  server.set('/en/news', late.answer);
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout'] });
  const { response, done } = ask('/en/news', 'navigate');
  let shown = '';
  const showing = response?.then(async (one) => {
    shown = await one.text();
  });
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_SECONDS * 1000 - 1);
  expect(shown).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await showing;
  expect(shown).toContain('Saved');
  vi.useRealTimers();
  late.come(new Response('<html lang="en">Late</html>'));
  await done();
  await vi.waitFor(async () => {
    const copy = await stored.get(PAGES.name)?.match('/en/news');
    expect(await copy?.text()).toContain('Late');
  });
  goOffline();
  expect(await textOf('/en/news')).toContain('Late');
});

it('a page that is not saved is waited for', async () => {
  const late = lateAnswer();
  server.set('/en/news', late.answer);
  const { response, done } = ask('/en/news', 'navigate');
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout'] });
  await vi.advanceTimersByTimeAsync(10 * NETWORK_TIMEOUT_SECONDS * 1000);
  vi.useRealTimers();
  late.come(new Response('Late'));
  expect(await (await response)?.text()).toBe('Late');
  await done();
});

it('a failing server shows the saved page, or its own answer where none was saved', async () => {
  server.set('/en/news', page('Saved'));
  await open('/en/news');
  server.set('/en/news', () => new Response('Failed', { status: 500 })).set('/en/contact', failing);
  expect(await textOf('/en/news')).toContain('Saved');
  expect(await textOf('/en/news')).toContain('Saved');
  const { status } = await open('/en/contact');
  expect(status).toBe(503);
});

it.each([404, 410])('a page that is gone (%i) is gone offline too', async (status) => {
  server.set('/en/anna', page('Anna'));
  await open('/en/anna');
  server.set('/en/anna', () => new Response('Gone', { status }));
  expect(await textOf('/en/anna')).toBe('Gone');
  goOffline();
  expect(await textOf('/en/anna')).toContain('No connection');
});

it('a refused page stays saved', async () => {
  server.set('/en/anna', page('Anna'));
  await open('/en/anna');
  server.set('/en/anna', () => new Response('Too many requests', { status: 429 }));
  expect(await textOf('/en/anna')).toBe('Too many requests');
  goOffline();
  expect(await textOf('/en/anna')).toContain('Anna');
});

it.each<[string, Answer]>([
  ['marked no-store', () => new Response('x', { headers: { 'cache-control': 'no-store' } })],
  ['marked private', () => new Response('x', { headers: { 'cache-control': 'max-age=60, private' } })],
  ['that is incomplete', () => new Response('x', { status: 206 })],
  [
    'that came from another address',
    () => Object.defineProperty(new Response('x'), 'redirected', { value: true }),
  ],
])('an answer %s is shown but not saved', async (_, answer) => {
  server.set('/en/news', answer);
  expect(await textOf('/en/news')).toBe('x');
  goOffline();
  expect(await textOf('/en/news')).toContain('No connection');
});

it('an answer with other caching rules is saved', async () => {
  const headers = { 'cache-control': 'public, max-age=0' };
  server.set('/en/news', () => new Response('News', { headers }));
  await open('/en/news');
  goOffline();
  expect(await textOf('/en/news')).toBe('News');
});

it('a saved page opens for thirty days, then is neither shown nor offered', async () => {
  server.set('/en/announcement', page('Announcement'));
  await open('/en/announcement');
  goOffline();
  vi.setSystemTime(NOW.getTime() + MAX_AGE_SECONDS * 1000);
  expect(await savedLinks()).toEqual(['/en/announcement']);
  expect(await textOf('/en/announcement')).toContain('<title>Announcement');
  vi.setSystemTime(NOW.getTime() + MAX_AGE_SECONDS * 1000 + 1);
  expect(await savedLinks()).toEqual([]);
  expect(await textOf('/en/announcement')).toContain('No connection');
  // The next visit removes what nobody has asked for in that time.
  vi.setSystemTime(NOW.getTime() + 3 * MAX_AGE_SECONDS * 1000);
  server.set('/en/later', page('Later'));
  await open('/en/later');
  await vi.waitFor(() => {
    expect([...(stored.get(PAGES.name)?.entries.keys() ?? [])]).toEqual([`${ORIGIN}/en/later`]);
  });
});

it('an address never visited shows offline what opens, the card of a member first', async () => {
  server.set('/en/news', page('News')).set('/en/contact', page('Contact')).set('/en/auth', page('Sign in'));
  for (const address of ['/en/news', '/en/contact', '/en/auth']) await open(address);
  goOffline();
  expect(await savedLinks()).toEqual(['/en/contact', '/en/news']);
  await (await caches.open(SAVED_CARD.store)).put(SAVED_CARD.path, new Response('Card'));
  expect(await savedLinks()).toEqual([SAVED_CARD.path, '/en/contact', '/en/news']);
});

it('a private page comes from the network alone, and offline shows what opens', async () => {
  server.set('/en/profile', page('My profile'));
  expect(await textOf('/en/profile')).toContain('My profile');
  goOffline();
  expect(await textOf('/en/profile')).toContain('No connection');
  expect(await savedLinks()).toEqual([]);
});

it('a search is saved, but not offered: it passes by addresses while it is typed', async () => {
  server.set('/en/guides?q=ski', page('Ski')).set('/en/guides?q=s', page('S'));
  await open('/en/guides?q=ski');
  expect(await (await search('/en/guides?q=s')).text()).toContain('<html lang="en"><title>S<');
  goOffline();
  for (const address of ['/en/guides?q=ski', '/en/guides?q=s'])
    expect(await (await search(address)).text()).toContain(`data-saved-at="${NOW.toISOString()}"`);
  expect(await textOf('/en/guides?q=s')).toContain('<title>S<');
  expect(await search('/en/guides?q=sk')).toMatchObject({ type: 'error' });
  expect(await savedLinks()).toEqual(['/en/guides?q=ski']);
});

it('a page that a search finds gone is gone offline too', async () => {
  server.set('/en/guides?page=2', page('Second'));
  await open('/en/guides?page=2');
  server.set('/en/guides?page=2', () => new Response('Gone', { status: 404 }));
  expect((await search('/en/guides?page=2')).status).toBe(404);
  goOffline();
  expect(await savedLinks()).toEqual([]);
});

it('a file with a hash in its name is requested once', async () => {
  server.set('/assets/index-1.js', () => new Response('<html of a script'));
  await load('/assets/index-1.js');
  goOffline();
  expect(await (await load('/assets/index-1.js')).text()).toBe('<html of a script');
  expect(asked).toEqual([]);
});

it('a missing file is not saved', async () => {
  server.set('/assets/index-1.js', () => new Response('Not found', { status: 404 }));
  expect((await load('/assets/index-1.js')).status).toBe(404);
  goOffline();
  expect(await load('/assets/index-1.js')).toMatchObject({ type: 'error' });
});

it.each<[address: string, mode: RequestMode, init?: RequestInit]>([
  ['https://elsewhere.example/en/guides', 'navigate'],
  ['https://elsewhere.example/assets/index-1.js', 'cors'],
  ['/en/guides', 'navigate', { method: 'POST' }],
  ['/en/guides', 'cors'],
  ['/en/check/1001', 'cors', PAGE_REQUEST],
  ['/en/messages/to/anna', 'cors', PAGE_REQUEST],
  ['/api/guides', 'cors', PAGE_REQUEST],
  [SAVED_CARD.path, 'cors'],
  ['/media/hero.webp', 'no-cors'],
  ['/api/membership-keys', 'cors'],
  ['/__/auth/handler', 'navigate'],
])('%s (%s) is left to the browser', (address, mode, init) => {
  const { response } = ask(address, mode, init);
  expect(response).toBeUndefined();
});

it('a card saved on the device opens, else the server is asked', async () => {
  server.set(SAVED_CARD.path, page('No card here'));
  expect(await textOf(SAVED_CARD.path)).toContain('No card here');
  await (await caches.open(SAVED_CARD.store)).put(SAVED_CARD.path, new Response('Card'));
  asked = [];
  expect(await textOf(SAVED_CARD.path)).toBe('Card');
  expect(asked).toEqual([]);
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEYS = { keys: [{ id: 'ours', public_key: publicKey.export({ format: 'jwk' }).x ?? '' }] };
const UNSIGNED = unsignedCard('ours', {
  number: 1001,
  names: ['Giorgi Beridze'],
  claims: { profession: 'trekking', certification_level: 'certified' },
  until: '2027-03-31',
});
const CODE = signedCard(UNSIGNED, sign(null, Buffer.from(UNSIGNED), privateKey)) ?? '';
const CHECKED = `/en/check/1001${SIGNED_PREFIX}${CODE}`;

async function verdictOffline() {
  goOffline();
  return (await textOf(CHECKED)).match(/<h2>([^<]*)/u)?.[1];
}

it.each([
  ['a visit of the check', () => open('/en/check')],
  ['a first visit of the check, before the worker was there', () => tell('/en/check')],
])('after %s the device verifies a card offline', async (_, visit) => {
  server.set('/en/check', page('Check')).set(CARD_KEYS_PATH, () => Response.json(KEYS));
  await visit();
  expect(await verdictOffline()).toBe(CHECK_TEXTS.signed.en);
});

it('the check shows what the server says, and nothing of it is saved', async () => {
  server.set('/en/check/1001', page('Valid'));
  expect(await textOf('/en/check/1001')).toContain('Valid');
  goOffline();
  expect(await textOf('/en/check/1001')).toContain(CHECK_TEXTS.unsigned.en);
  expect(await savedLinks()).toEqual([]);
});

it.each<[string, Answer]>([
  ['never came', failing],
  ['are none', () => Response.json({ keys: 'none' })],
])('without keys, because they %s, a card cannot be checked offline', async (_, answer) => {
  server.set('/en/check', page('Check')).set(CARD_KEYS_PATH, answer);
  await open('/en/check');
  expect(await verdictOffline()).toBe(CHECK_TEXTS.unknownKey.en);
});

it('a page other than the check does not ask for keys', async () => {
  server.set('/en/news', page('News'));
  await open('/en/news');
  await tell('/en/news');
  expect(asked).toEqual(['/en/news', '/en/news']);
});

it('keys that no longer come are kept', async () => {
  server.set('/en/check', page('Check')).set(CARD_KEYS_PATH, () => Response.json(KEYS));
  await open('/en/check');
  server.set(CARD_KEYS_PATH, failing);
  await open('/en/check');
  expect(await verdictOffline()).toBe(CHECK_TEXTS.signed.en);
});

it('the first page of a visit is saved with its files, each file once', async () => {
  server.set('/en/guides', page('Guides')).set('/assets/a.js', page('a')).set('/assets/b.css', page('b'));
  await load('/assets/a.js');
  asked = [];
  await tell('/en/guides', '/assets/a.js', `${ORIGIN}/assets/b.css`);
  expect(asked.toSorted()).toEqual(['/assets/b.css', '/en/guides']);
  goOffline();
  expect(await textOf('/en/guides')).toContain('Guides');
  expect(await (await load('/assets/b.css')).text()).toContain('b');
});

it('a page seen again is saved as it is now', async () => {
  server.set('/en/news', page('Old'));
  await tell('/en/news');
  server.set('/en/news', page('New'));
  await tell('/en/news');
  goOffline();
  expect(await textOf('/en/news')).toContain('New');
});

it('a page does not make the worker request what is not saved', async () => {
  for (const address of [
    '/en/profile',
    '/en/news',
    '/media/hero.webp',
    'https://elsewhere.example/assets/a.js',
  ])
    server.set(address, page('x'));
  await tell('/en/profile', '/en/news', '/media/hero.webp', 'https://elsewhere.example/assets/a.js');
  // As pages of the former site sent it.
  await send('message', { data: ['/en/news'] }).done();
  expect(asked).toEqual([]);
});

it('a page whose files do not come is no failure of the worker', async () => {
  server.set('/en/news', page('News'));
  await expect(tell('/en/news', '/assets/missing.js')).resolves.toBeUndefined();
  await expect(tell('/en/check')).resolves.toBeUndefined();
  await expect(tell('/en/contact')).resolves.toBeUndefined();
});

it('a new worker takes over at once and drops what older ones saved, but not the card', async () => {
  expect(takeovers).toBe(1);
  const known = [PAGES.name, FILES.name, KEYS_NAME, SAVED_CARD.store];
  for (const name of ['visited-pages-0', ...known]) await caches.open(name);
  await send('activate', {}).done();
  expect(claim).toHaveBeenCalledOnce();
  expect([...stored.keys()]).toEqual(known);
});

it.each([
  { store: PAGES, address: (index: number) => `/en/guides?page=${index}`, get: open },
  { store: FILES, address: (index: number) => `/assets/${index}.js`, get: load },
])('only $store.maxEntries of $store.name are kept, those used last', async ({ store, address, get }) => {
  const { maxEntries, name } = store;
  const addresses = Array.from({ length: maxEntries + 2 }, (_, index) => address(index));
  const use = async (one: string) => {
    vi.setSystemTime(Date.now() + 1000);
    server.set(one, page(one));
    await get(one);
  };
  // After the times of other tests, which Workbox remembers.
  vi.setSystemTime(NOW.getTime() + 5 * MAX_AGE_SECONDS * 1000);
  for (const one of addresses.slice(0, -2)) await use(one);
  expect(stored.get(name)?.entries.size).toBe(maxEntries);
  await use(address(0));
  for (const one of addresses.slice(-2)) await use(one);
  const kept = [...(stored.get(name)?.entries.keys() ?? [])];
  const gone = [address(1), address(2)];
  expect(kept.toSorted()).toEqual(
    addresses
      .filter((one) => !gone.includes(one))
      .map((one) => ORIGIN + one)
      .toSorted(),
  );
});
