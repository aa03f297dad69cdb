/** Whatever text arrives, compiling ends with a ruleset or with issues that have a place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compileRuleset } from './compile.ts';
import { check, firestoreRules } from './test-support.ts';

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

function survives(source: string): void {
  const { ruleset, issues } = compileRuleset(source);
  if (ruleset) expect(typeof check(ruleset).allowed).toBe('boolean');
  else expect(issues.some(({ severity }) => severity === 'ERROR')).toBe(true);
  for (const { line, column, description } of issues) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(description).not.toBe('');
  }
}

test('random text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives), options);
});

test('random tokens', () => {
  const tokens = fc.array(fc.constantFrom(...TOKENS), { maxLength: 60 });
  fc.assert(
    fc.property(tokens, (parts) => survives(parts.join(' '))),
    options,
  );
});

test('random tokens where an expression belongs', () => {
  const tokens = fc.array(fc.constantFrom(...TOKENS.slice(12)), { maxLength: 20 });
  fc.assert(
    fc.property(tokens, (parts) =>
      survives(firestoreRules(`match /docs/{x} { allow read: if ${parts.join(' ')}; }`)),
    ),
    options,
  );
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
])('%s without end neither crash nor hang', (_, write) => {
  for (const depth of [1, 50, 99, 101, 1000, 20_000]) {
    survives(firestoreRules(`match /docs/{id} { allow get: if ${write(depth)}; }`));
  }
});

test('many functions and blocks', () => {
  const functions = Array.from({ length: 3000 }, (_, at) => `function f${at}() { return f${at + 1}(); }`);
  survives(firestoreRules(functions.join('\n')));
  survives(`service cloud.firestore { ${'match /a { '.repeat(5000)}`);
});
