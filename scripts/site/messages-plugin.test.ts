import { expect, it } from 'vitest';
import { compileMessages } from './messages-plugin.ts';

const ENGLISH = JSON.stringify({ 'a.one': 'One', 'a.two': 'Two {name}' });

it('compiles texts and placeholders', () => {
  const compiled = compileMessages(ENGLISH, ENGLISH);
  expect(compiled['a.one']).toEqual([expect.objectContaining({ value: 'One' })]);
  expect(compiled['a.two']).toHaveLength(2);
});

it('uses English for a missing text', () => {
  const georgian = JSON.stringify({ 'a.one': 'ერთი' });
  const compiled = compileMessages(georgian, ENGLISH);
  expect(compiled['a.one']).toEqual([expect.objectContaining({ value: 'ერთი' })]);
  expect(compiled['a.two']).toEqual(compileMessages(ENGLISH, ENGLISH)['a.two']);
});

it('names the invalid message', () => {
  expect(() => compileMessages('{"a.bad":"{"}', ENGLISH)).toThrow(/a\.bad/u);
  expect(() => compileMessages('{"a":{"b":"c"}}', ENGLISH)).toThrow(/invalid/iu);
});
