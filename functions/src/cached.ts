/** Returns the result in the cache, which holds the last `most`, or makes it; a failed one is not cached. */
export function cached<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  most: number,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  for (const oldest of cache.keys()) if (cache.size > most) cache.delete(oldest);
  made.catch(() => cache.delete(key));
  return made;
}
