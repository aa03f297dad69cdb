import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheForOffline, cacheVisitSoon } from './cache-for-offline.ts';

const ORIGIN = window.location.origin;
const posted = vi.fn<(files: readonly string[], transfer: readonly unknown[]) => void>();

interface Workers {
  controller: object | null;
  readonly register: (address: string) => Promise<void>;
  readonly ready: Promise<{ readonly active: object }>;
  readonly getRegistration: () => Promise<{ readonly active: object } | undefined>;
}

/** A browser with service workers; none has served this page. */
function browser(changes: Partial<Workers> = {}) {
  const registration = { active: { postMessage: posted } };
  const workers = {
    controller: null,
    register: vi.fn<(address: string) => Promise<void>>(() => Promise.resolve()),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    ...changes,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return workers;
}

beforeEach(() => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  posted.mockReset();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Reaches a page by a link, and stays there. */
async function stay(): Promise<void> {
  cacheVisitSoon();
  await vi.advanceTimersByTimeAsync(1000);
}

const PAGE = [['/en/guides?page=2', `${ORIGIN}/assets/app.js`], []];

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

it('has a page cached that was reached by a link', async () => {
  browser();
  await stay();
  expect(posted.mock.calls).toEqual([PAGE]);
});

it('has no page cached that was left at once, as while a search is typed', async () => {
  browser();
  cacheVisitSoon();
  await vi.advanceTimersByTimeAsync(600);
  expect(posted).not.toHaveBeenCalled();
  await stay();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posted.mock.calls).toEqual([PAGE]);
});

it('does without a worker', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await cacheForOffline();
  await stay();
  browser({ getRegistration: () => Promise.resolve(undefined) });
  await stay();
  expect(error).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

it('caches nothing in development', async () => {
  vi.stubEnv('DEV', true);
  const { register } = browser();
  await cacheForOffline();
  await stay();
  expect(register).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

it('logs a failure, and does not throw', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = () => Promise.reject(new TypeError('private'));
  browser({ register: fail, getRegistration: fail });
  await cacheForOffline();
  await stay();
  expect(error.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    'Caching a page failed: TypeError',
    'Caching a page failed: TypeError',
  ]);
});
