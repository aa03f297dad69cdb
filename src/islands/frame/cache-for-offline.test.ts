import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheMessage } from '../../offline/rules.ts';
import { cacheForOffline } from './cache-for-offline.ts';

const ORIGIN = window.location.origin;
const posted = vi.fn<(message: object, transfer: readonly unknown[]) => void>();

interface Workers {
  controller: object | null;
  readonly register: (address: string) => Promise<void>;
  readonly ready: Promise<{ readonly active: object }>;
}

/** A browser with service workers; none has served this page. */
function browser(changes: Partial<Workers> = {}) {
  const registration = { active: { postMessage: posted } };
  const workers = {
    controller: null,
    register: vi.fn<(address: string) => Promise<void>>(() => Promise.resolve()),
    ready: Promise.resolve(registration),
    ...changes,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return workers;
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  window.history.replaceState(null, '', '/en/guides?page=2');
  const fetched = [
    `${ORIGIN}/assets/app.js`,
    `${ORIGIN}/media/a.avif`,
    'https://elsewhere.example/assets/b.js',
  ];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    (type === 'resource' ? fetched : []).map((name) => ({
      name,
      entryType: type,
      startTime: 0,
      duration: 0,
      toJSON: () => name,
    })),
  );
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  posted.mockReset();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const PAGE = [cacheMessage('/en/guides?page=2', [`${ORIGIN}/assets/app.js`]), []];

it('has the first page of a visitor cached with the files of the site', async () => {
  const { register } = browser();
  await cacheForOffline();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(posted.mock.calls).toEqual([PAGE]);
});

it('does not send a page that the worker has served itself', async () => {
  const { register } = browser({ controller: {} });
  await cacheForOffline();
  expect(register).toHaveBeenCalledTimes(1);
  expect(posted).not.toHaveBeenCalled();
});

it('does without a worker', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await cacheForOffline();
  expect(error).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

it('caches nothing in development', async () => {
  vi.stubEnv('DEV', true);
  const { register } = browser();
  await cacheForOffline();
  expect(register).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

it('logs a failure, and does not throw', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  browser({ register: () => Promise.reject(new TypeError('private')) });
  await cacheForOffline();
  expect(error.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    'Caching a page failed: TypeError',
  ]);
});
