/**
 * Modules that are fetched when they are needed: messages, screens, content. Here because the
 * messages are the lowest layer that fetches any.
 */
import { use } from 'react';

/** Code, texts or messages could not be fetched: no connection, or an outdated page. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * A failure is given again for so many ms, then the next question fetches anew. React draws a screen
 * once more before it gives up; a new promise each time would make that an endless loop.
 */
const FAILURE_KEPT_MS = 300;

export interface ModuleCache<T> {
  /** @throws LoadError when `fetch` fails. */
  readonly load: (key: string, fetch: () => Promise<T>) => Promise<T>;
  readonly loaded: (key: string) => T | undefined;
  /**
   * To be called like a hook, and before any other: what was loaded, or suspends. A component that
   * suspended is replayed, and then does not ask `use` again.
   */
  readonly useLoaded: (key: string, fetch: () => Promise<T>) => T;
}

export function createModuleCache<T>(): ModuleCache<T> {
  const values = new Map<string, T>();
  const promises = new Map<string, Promise<T>>();

  const load = (key: string, fetch: () => Promise<T>): Promise<T> => {
    const known = promises.get(key);
    if (known) return known;
    const pending = fetch().then(
      (value) => {
        values.set(key, value);
        return value;
      },
      (cause: unknown) => {
        setTimeout(() => promises.delete(key), FAILURE_KEPT_MS);
        throw new LoadError(key, { cause });
      },
    );
    promises.set(key, pending);
    return pending;
  };
  const loaded = (key: string) => values.get(key);
  const useLoaded = (key: string, fetch: () => Promise<T>) => values.get(key) ?? use(load(key, fetch));
  return { load, loaded, useLoaded };
}
