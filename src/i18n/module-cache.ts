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
 * A failure is given again for so many ms, then the next question fetches again. React draws a screen
 * once more before it gives up; a new promise each time would make that an endless loop.
 */
const FAILURE_KEPT_MS = 300;

export interface ModuleCache<T> {
  /** What `fetch` answers at once is there at once. @throws LoadError when `fetch` fails. */
  readonly load: (key: string, fetch: () => T | Promise<T>) => Promise<T>;
  readonly loaded: (key: string) => T | undefined;
  /** To be called like `use`: what was loaded, or suspends. */
  readonly useModule: (key: string, fetch: () => T | Promise<T>) => T;
}

export function createModuleCache<T>(): ModuleCache<T> {
  const values = new Map<string, T>();
  const promises = new Map<string, Promise<T>>();

  const keep = (key: string, promise: Promise<T>, value: T) => {
    values.set(key, value);
    // React reads these two of a promise, and then gives the value without suspending.
    void Object.assign(promise, { status: 'fulfilled', value });
  };
  const load = (key: string, fetch: () => T | Promise<T>): Promise<T> => {
    const known = promises.get(key);
    if (known) return known;
    const answer = fetch();
    const pending = Promise.resolve(answer).catch((cause: unknown) => {
      setTimeout(() => promises.delete(key), FAILURE_KEPT_MS);
      throw new LoadError(key, { cause });
    });
    promises.set(key, pending);
    if (answer instanceof Promise)
      pending.then(
        (value) => keep(key, pending, value),
        () => undefined,
      );
    else keep(key, pending, answer);
    return pending;
  };
  const loaded = (key: string) => values.get(key);
  // Always asks `use`: React counts these questions when it draws a suspended component once more,
  // and one left out because its answer came meanwhile would be given the answer of another.
  const useModule = (key: string, fetch: () => T | Promise<T>) => use(load(key, fetch));
  return { load, loaded, useModule };
}
