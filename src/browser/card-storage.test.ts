import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { canSaveCard, deleteCardExceptOf, isCardSaved, saveCard } from './card-storage.ts';

/** The browser's stores by name. */
let stores: Map<string, Map<string, Response>>;

beforeEach(() => {
  stores = new Map();
  vi.stubEnv('DEV', false);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(stores.has(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        match: (path: string) => Promise.resolve(store.get(path)),
        put: (path: string, response: Response) => Promise.resolve(void store.set(path, response)),
      });
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves the card of one account as a page that tells nobody where it is', async () => {
  expect(await isCardSaved('nino')).toBe(false);
  expect(stores.size).toBe(0);
  await saveCard('nino', '<p>Nino</p>');
  expect(await isCardSaved('nino')).toBe(true);
  expect(await isCardSaved('giorgi')).toBe(false);
  const saved = stores.get(SAVED_CARD.store)?.get(SAVED_CARD.path);
  expect(await saved?.text()).toBe('<p>Nino</p>');
  expect(saved?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(saved?.headers.get('referrer-policy')).toBe('no-referrer');
});

it.each([
  ['nino', true],
  ['giorgi', false],
  [undefined, false],
])('after signing in as %s the card of nino is kept: %s', async (uid, isKept) => {
  await saveCard('nino', '<p>Nino</p>');
  await deleteCardExceptOf(uid);
  expect(await isCardSaved('nino')).toBe(isKept);
  expect(stores.has(SAVED_CARD.store)).toBe(isKept);
});

test('a card that cannot be removed is logged, and nothing is thrown', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('caches', { delete: () => Promise.reject(new TypeError('blocked')) });
  await deleteCardExceptOf(undefined);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Removing the saved card failed'));
});

test.each([
  ['while developing', () => vi.stubEnv('DEV', true)],
  ['without service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('%s no card can be saved', async (_, change) => {
  await saveCard('nino', '<p>Nino</p>');
  expect(canSaveCard()).toBe(true);
  change();
  expect(canSaveCard()).toBe(false);
  expect(await isCardSaved('nino')).toBe(false);
  await deleteCardExceptOf(undefined);
  expect(stores.size).toBe(1);
});
