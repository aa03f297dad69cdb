import { keepLatest } from '../../src/domain/keep-latest.ts';

/** Returns the result in the cache, which holds at most `most`, or makes it; a failed one is not cached. */
export function cached<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  most: number,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  keepLatest(cache, key, made, most);
  made.catch(() => cache.delete(key));
  return made;
}
