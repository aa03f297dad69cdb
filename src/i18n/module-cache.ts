/**
 * Modules that are loaded on demand: messages, screens, content. Located here because messages are the
 * lowest layer that uses it.
 */
import { use } from 'react';

/** Code, texts or messages could not be loaded: no connection, or an outdated page. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/**
 * A failure is cached for this many ms, then the next call retries. React renders a screen again before
 * it gives up; a new promise each time would cause an endless loop.
 */
const FAILURE_CACHED_MS = 300;

export interface ModuleCache<T> {
  /**
   * A value that `fetch` returns synchronously is available immediately. Rejects with a LoadError when
   * `fetch` fails.
   */
  readonly load: (key: string, fetch: () => T | Promise<T>) => Promise<T>;
  readonly loaded: (key: string) => T | undefined;
  /** Call it like `use`: returns the loaded value, or suspends. */
  readonly useModule: (key: string, fetch: () => T | Promise<T>) => T;
}

export function createModuleCache<T>(): ModuleCache<T> {
  const values = new Map<string, T>();
  const promises = new Map<string, Promise<T>>();

  const store = (key: string, promise: Promise<T>, value: T) => {
    values.set(key, value);
    // React reads these two properties of a promise, and then returns the value without suspending.
    void Object.assign(promise, { status: 'fulfilled', value });
  };
  const load = (key: string, fetch: () => T | Promise<T>): Promise<T> => {
    const known = promises.get(key);
    if (known) return known;
    const answer = fetch();
    const pending = Promise.resolve(answer).catch((cause: unknown) => {
      setTimeout(() => promises.delete(key), FAILURE_CACHED_MS);
      throw new LoadError(key, { cause });
    });
    promises.set(key, pending);
    if (answer instanceof Promise)
      pending.then(
        (value) => store(key, pending, value),
        () => undefined,
      );
    else store(key, pending, answer);
    return pending;
  };
  const loaded = (key: string) => values.get(key);
  // Always calls `use`: React counts these calls when it re-renders a suspended component. If one were
  // skipped because its value arrived meanwhile, it would get the value of another.
  const useModule = (key: string, fetch: () => T | Promise<T>) => use(load(key, fetch));
  return { load, loaded, useModule };
}
