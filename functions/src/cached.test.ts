import { expect, test } from 'vitest';
import { cached } from './cached.ts';

test('makes a result once, and forgets the oldest beyond the limit, and failed ones', async () => {
  const cache = new Map<string, Promise<string>>();
  const made: string[] = [];
  const make = (key: string) =>
    cached(cache, key, 2, () => {
      made.push(key);
      return key === 'failed' ? Promise.reject(new Error(key)) : Promise.resolve(key);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a']) expect(await make(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
  expect([...cache.keys()]).toEqual(['c', 'a']);
  await expect(make('failed')).rejects.toThrow('failed');
  expect([...cache.keys()]).toEqual(['a']);
});
