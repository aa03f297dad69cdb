import { beforeEach, expect, it } from 'vitest';
import { saveNumbers, numbersOfEntry } from './history-entry.ts';

const read = (key: string) => Object.fromEntries(numbersOfEntry('positions', key));

beforeEach(() => window.history.replaceState({ key: 'b', idx: 2 }, '', '/en/news'));

it('keeps numbers with an entry, beside the router’s own state', () => {
  saveNumbers('positions', 'b', new Map([['a', 300]]));
  expect(read('b')).toEqual({ a: 300 });
  expect(window.history.state).toMatchObject({ key: 'b', idx: 2 });
  expect(window.location.pathname).toBe('/en/news');
});

it('neither reads nor changes an entry that is not current', () => {
  saveNumbers('positions', 'a', new Map([['a', 1]]));
  expect(read('b')).toEqual({});
  saveNumbers('positions', 'b', new Map([['a', 300]]));
  expect(read('a')).toEqual({});
});

it('takes an entry that the router did not create for its first', () => {
  for (const state of [null, 'text', {}]) {
    window.history.replaceState(state, '');
    expect(read('default')).toEqual({});
    saveNumbers('positions', 'default', new Map([['a', 5]]));
    expect(read('default')).toEqual({ a: 5 });
  }
});

it.each([
  [{ a: 1, b: '2', c: null }, { a: 1 }],
  ['text', {}],
  [null, {}],
])('ignores what is not a number in %j', (positions, numbers) => {
  window.history.replaceState({ key: 'b', positions }, '');
  expect(read('b')).toEqual(numbers);
});
