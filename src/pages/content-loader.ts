import { use } from 'react';

interface ContentLoader<Value> {
  /** Whether there is content under this name. */
  has(name: string): boolean;
  /** Fetches it ahead; nothing happens for an unknown name. */
  preload(name: string): Promise<unknown>;
  /** The content, or undefined for an unknown name; suspends until it is there. To be called like a hook. */
  useContent(name: string): Value | undefined;
}

/** Long texts that are fetched by name, each in a chunk of its own. */
export function contentLoader<Value>(
  loaders: Readonly<Record<string, () => Promise<Value>>>,
): ContentLoader<Value> {
  const loaded = new Map<string, Value>();
  const loading = new Map<string, Promise<Value | undefined>>();

  const load = (name: string): Promise<Value | undefined> => {
    const known = loading.get(name);
    if (known) return known;
    const loader = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
    const pending = loader
      ? loader().then((value) => {
          loaded.set(name, value);
          return value;
        })
      : Promise.resolve(undefined);
    pending.catch(() => loading.delete(name));
    loading.set(name, pending);
    return pending;
  };

  return {
    has: (name) => Object.hasOwn(loaders, name),
    preload: load,
    useContent: (name) => loaded.get(name) ?? use(load(name)),
  };
}
