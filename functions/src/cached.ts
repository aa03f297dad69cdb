/**
 * Adds an entry at the end of a map that holds at most `most` entries; removes the oldest beyond that.
 */
export function keepLatest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

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
