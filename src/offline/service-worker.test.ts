import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_DATA_ELEMENT } from '../navigation/page-data-element.ts';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { CARD_KEYS_PATH, signedCard, SIGNED_PREFIX, unsignedCard } from '../domain/membership/signed-card.ts';
import { CHECK_TEXTS } from './check-texts.ts';
import { FILES, MAX_AGE_MS, NETWORK_TIMEOUT_MS, PAGES, SAVED_AT } from './rules.ts';

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

const skipWaiting = vi.fn<() => Promise<void>>();
const worker = Object.assign(new EventTarget(), { location: new URL(ORIGIN), skipWaiting });
vi.stubGlobal('self', worker);
vi.stubGlobal('caches', caches);
vi.stubGlobal('fetch', fromServer);
await import('./service-worker.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  stored.clear();
  server.clear();
  asked = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
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

function ask(address: string, mode: RequestMode, method = 'GET') {
  const made = new Request(new URL(address, ORIGIN), { method });
  Object.defineProperty(made, 'mode', { value: mode });
  return send('fetch', { request: made });
}

async function answerTo(address: string, mode: RequestMode): Promise<Response> {
  const { response, done } = ask(address, mode);
  if (!response) throw new Error(`The worker leaves ${address} to the browser`);
  try {
    return await response;
  } finally {
    await done();
  }
}
const open = (address: string) => answerTo(address, 'navigate');
const load = (address: string) => answerTo(address, 'cors');
const textOf = async (address: string) => (await open(address)).text();

async function tell(...addresses: unknown[]) {
  await send('message', { data: addresses }).done();
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
  const { response, done } = ask('/en/news', 'navigate');
  let shown = '';
  const showing = response?.then(async (one) => {
    shown = await one.text();
  });
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS - 1);
  expect(shown).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await showing;
  expect(shown).toContain('Saved');
  late.come(new Response('<html lang="en">Late</html>'));
  await done();
  goOffline();
  expect(await textOf('/en/news')).toContain('Late');
});

it('a page that is not saved is waited for', async () => {
  const late = lateAnswer();
  server.set('/en/news', late.answer);
  const { response, done } = ask('/en/news', 'navigate');
  await vi.advanceTimersByTimeAsync(10 * NETWORK_TIMEOUT_MS);
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
  server.set('/en/news', page('News'));
  await open('/en/news');
  goOffline();
  vi.setSystemTime(NOW.getTime() + MAX_AGE_MS);
  expect(await textOf('/en/news')).toContain('<title>News');
  expect(await savedLinks()).toEqual(['/en/news']);
  vi.setSystemTime(NOW.getTime() + MAX_AGE_MS + 1);
  expect(await textOf('/en/news')).toContain('No connection');
  expect(await savedLinks()).toEqual([]);
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

const DATA = `<script type="application/json" id="${PAGE_DATA_ELEMENT}">{"name":"Anna"}</script>`;

it('the data of a guide come offline from the saved answer, else from the saved page', async () => {
  server.set('/en/anna', page('Anna', DATA));
  await open('/en/anna');
  goOffline();
  const fromPage = await load('/en/api/guides/anna');
  expect(await fromPage.json()).toEqual({ name: 'Anna' });
  expect(fromPage.headers.get('content-type')).toBe('application/json');
  expect(fromPage.headers.get(SAVED_AT)).toBe(NOW.toISOString());
  vi.advanceTimersByTime(60_000);
  server.set('/en/api/guides/anna', () => Response.json({ html: '<html lang="en">' }));
  await load('/en/api/guides/anna');
  goOffline();
  const answer = await load('/en/api/guides/anna');
  expect(await answer.json()).toEqual({ html: '<html lang="en">' });
  expect(answer.headers.get(SAVED_AT)).toBe(new Date(NOW.getTime() + 60_000).toISOString());
});

it('the data of a guide fail offline where no saved page contains them', async () => {
  server.set('/en/anna', page('Without data'));
  await open('/en/anna');
  goOffline();
  await expect(load('/en/api/guides/anna')).rejects.toThrow('Failed to fetch');
  await expect(load('/en/api/guides/nobody')).rejects.toThrow('Failed to fetch');
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
  await expect(load('/assets/index-1.js')).rejects.toThrow('Failed to fetch');
});

it.each([
  { store: PAGES, address: (index: number) => `/en/guides?page=${index}`, get: open },
  { store: FILES, address: (index: number) => `/assets/${index}.js`, get: load },
])('only the newest $store.maxEntries of $store.name are kept', async ({ store, address, get }) => {
  const { maxEntries, name } = store;
  const count = maxEntries + 2;
  const addresses = Array.from({ length: count }, (_, index) => address(index));
  for (const one of addresses.slice(0, -2)) {
    server.set(one, page(one));
    await get(one);
  }
  expect(stored.get(name)?.entries.size).toBe(maxEntries);
  for (const one of addresses.slice(-2)) {
    server.set(one, page(one));
    await get(one);
  }
  const kept = [...(stored.get(name)?.entries.keys() ?? [])];
  expect(kept).toEqual(addresses.slice(2).map((one) => ORIGIN + one));
});

it.each<[address: string, mode: RequestMode, method?: string]>([
  ['https://elsewhere.example/en/guides', 'navigate'],
  ['https://elsewhere.example/assets/index-1.js', 'cors'],
  ['/en/guides', 'navigate', 'POST'],
  ['/en/guides', 'cors'],
  ['/en/check/1001', 'cors'],
  [SAVED_CARD.path, 'cors'],
  ['/media/hero.webp', 'no-cors'],
  ['/api/membership-keys', 'cors'],
  ['/__/auth/handler', 'navigate'],
])('%s (%s) is left to the browser', (address, mode, method) => {
  const { response } = ask(address, mode, method);
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
  profession: 'trekking',
  level: 'certified',
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
  server.set('/en/api/guides', () => Response.json([]));
  await load('/assets/a.js');
  asked = [];
  await tell('/en/guides', '/assets/a.js', `${ORIGIN}/assets/b.css`, '/en/api/guides');
  expect(asked.toSorted()).toEqual(['/assets/b.css', '/en/api/guides', '/en/guides']);
  goOffline();
  expect(await textOf('/en/guides')).toContain('Guides');
  expect(await (await load('/assets/b.css')).text()).toContain('b');
  expect(await (await load('/en/api/guides')).json()).toEqual([]);
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
  await tell('/en/profile', '/en/news', '/media/hero.webp', 'https://elsewhere.example/assets/a.js', 1);
  await tell(2);
  await send('message', { data: '/en/news' }).done();
  expect(asked).toEqual([]);
});

it('a page whose files do not come is no failure of the worker', async () => {
  server.set('/en/news', page('News'));
  await expect(tell('/en/news', '/assets/missing.js')).resolves.toBeUndefined();
  await expect(tell('/en/check')).resolves.toBeUndefined();
});

it('a new worker takes over at once and drops what older ones saved, but not the card', async () => {
  await send('install', {}).done();
  expect(skipWaiting).toHaveBeenCalledOnce();
  for (const name of ['visited-pages-0', PAGES.name, FILES.name, SAVED_CARD.store]) await caches.open(name);
  await send('activate', {}).done();
  expect([...stored.keys()]).toEqual([PAGES.name, FILES.name, SAVED_CARD.store]);
});
