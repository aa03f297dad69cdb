import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideSilentDatabase } from './silent-database.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'indexedDB');
});

/** A database that answers with this event, or never. */
function stubDatabase(answer?: 'success' | 'error') {
  const request = Object.assign(new EventTarget(), { result: { close: vi.fn<() => void>() } });
  const database = { open: () => request, deleteDatabase: vi.fn<(name: string) => void>() };
  vi.stubGlobal('indexedDB', database);
  if (answer) queueMicrotask(() => request.dispatchEvent(new Event(answer)));
  return database;
}

it.each(['success', 'error'] as const)('a database that answers with %s stays', async (answer) => {
  const database = stubDatabase(answer);
  await hideSilentDatabase();
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.indexedDB).toBe(database);
  expect(database.deleteDatabase).toHaveBeenCalledTimes(answer === 'success' ? 1 : 0);
});

it('one that never answers is hidden after a second', async () => {
  stubDatabase();
  const hidden = hideSilentDatabase();
  await vi.advanceTimersByTimeAsync(1000);
  await hidden;
  expect(window.indexedDB).toBeUndefined();
});

it('a browser without one is not waited for', async () => {
  await expect(hideSilentDatabase()).resolves.toBeUndefined();
});
