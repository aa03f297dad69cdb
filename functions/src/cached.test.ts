import { expect, test } from 'vitest';
import { keepLatest } from './cached.ts';

test('adds entries up to the limit, then drops the oldest', () => {
  const map = new Map<string, number>();
  for (const [index, key] of ['a', 'b', 'c'].entries()) keepLatest(map, key, index, 2);
  expect([...map]).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});

test('an entry that is stored again becomes the latest', () => {
  const map = new Map([
    ['a', 0],
    ['b', 1],
  ]);
  keepLatest(map, 'a', 2, 2);
  expect([...map]).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  keepLatest(map, 'c', 3, 2);
  expect([...map.keys()]).toEqual(['a', 'c']);
});

test('keeps nothing where nothing may be kept', () => {
  const map = new Map<string | undefined, number>();
  keepLatest(map, 'a', 1, 0);
  expect(map.size).toBe(0);
});
