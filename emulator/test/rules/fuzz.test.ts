/** For any text, compiling ends with a ruleset or with issues that have a position. */
import { array, check as explore, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';

import { compileRuleset } from '../../src/rules/compile.ts';
import { check, firestoreRules } from '../support/rules.ts';

const TOKENS = [
  'service cloud.firestore {',
  'match /a/{x}',
  '/{y=**}',
  '{',
  '}',
  'allow read, write: if',
  'function f(a) {',
  'let b =',
  'return',
  ';',
  ',',
  ':',
  '(',
  ')',
  '[',
  ']',
  '||',
  '&&',
  '!',
  '-',
  '==',
  'in',
  'is int',
  '?',
  '.',
  'f',
  'a',
  'request',
  'resource.data',
  '1',
  '2.5',
  "'s'",
  "'[a-z]+'",
  '.matches(',
  '$(',
  '/b/$(x)/c',
  '//',
  '/*',
  '*/',
  '\\',
  '😀',
] as const;

const options = { numRuns: 400, seed: 20261121 } as const;

/** Returns true when the text gave a working ruleset, or at least one error with position and text. */
function survives(source: string): boolean {
  const { ruleset, issues } = compileRuleset(source);
  const placed = issues.every(
    ({ line, column, description }) => line > 0 && column > 0 && description !== '',
  );
  if (ruleset) return placed && typeof check(ruleset).allowed === 'boolean';
  return placed && issues.some(({ severity }) => severity === 'ERROR');
}

const noCounterexample = { failed: false, counterexample: null };

test('random text', () => {
  const text = property(string({ unit: 'binary', maxLength: 200 }), survives);
  expect(explore(text, options)).toMatchObject(noCounterexample);
});

test('random tokens', () => {
  const tokens = array(constantFrom(...TOKENS), { maxLength: 60 });
  const text = property(tokens, (parts) => survives(parts.join(' ')));
  expect(explore(text, options)).toMatchObject(noCounterexample);
});

test('random tokens where an expression belongs', () => {
  const tokens = array(constantFrom(...TOKENS.slice(12)), { maxLength: 20 });
  const text = property(tokens, (parts) =>
    survives(firestoreRules(`match /docs/{x} { allow read: if ${parts.join(' ')}; }`)),
  );
  expect(explore(text, options)).toMatchObject(noCounterexample);
});

test.each([
  ['brackets', (depth: number) => '('.repeat(depth) + '1' + ')'.repeat(depth)],
  ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
  ['maps', (depth: number) => "{'a':".repeat(depth) + '1' + '}'.repeat(depth)],
  ['negations', (depth: number) => '!'.repeat(depth) + 'true'],
  ['minus signs', (depth: number) => '-'.repeat(depth) + '1'],
  ['conditionals', (depth: number) => 'true ? true : '.repeat(depth) + 'true'],
  ['sums', (depth: number) => '1 + '.repeat(depth) + '1'],
  ['members', (depth: number) => `request${'.a'.repeat(depth)}`],
  ['indexes', (depth: number) => `request${"['a']".repeat(depth)}`],
  ['calls', (depth: number) => 'f('.repeat(depth) + ')'.repeat(depth)],
  ['interpolations', (depth: number) => '/a/$('.repeat(depth) + 'id' + ')'.repeat(depth)],
  ['conjunctions', (depth: number) => 'true && '.repeat(depth) + 'true'],
  ['disjunctions', (depth: number) => 'false || '.repeat(depth) + 'true'],
])('deeply nested %s neither crash nor hang', (_, write) => {
  for (const depth of [1, 50, 99, 101, 1000, 20_000]) {
    expect(survives(firestoreRules(`match /docs/{id} { allow get: if ${write(depth)}; }`))).toBe(true);
  }
});

test('many functions and blocks', () => {
  const functions = Array.from({ length: 3000 }, (_, at) => `function f${at}() { return f${at + 1}(); }`);
  expect(survives(firestoreRules(functions.join('\n')))).toBe(true);
  expect(survives(`service cloud.firestore { ${'match /a { '.repeat(5000)}`)).toBe(true);
});
