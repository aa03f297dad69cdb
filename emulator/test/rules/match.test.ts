import { expect, test } from 'vitest';

import { check, compiled, firestoreRules } from '../support/rules.ts';

type Row = readonly [version: '1' | '2', pattern: string, path: string, matches: boolean];

test.each<Row>([
  ['2', '/a/{x}', 'a/1', true],
  ['2', '/a/{x}', 'a/1/b/2', false],
  ['2', '/a/{x}', 'b/1', false],
  ['2', '/a/1', 'a/1', true],
  ['2', '/a/{x}/b/{y}', 'a/1/b/2', true],
  ['2', '/{x=**}', 'a/1', true],
  ['2', '/{x=**}/b/{y}', 'b/2', true],
  ['2', '/{x=**}/b/{y}', 'a/1/b/2', true],
  ['2', '/{x=**}/b/{y}', 'a/1/c/2', false],
  ['2', '/a/{x=**}', 'a/1/b/2', true],
  ['2', '/a/1/{x=**}', 'a/1', true],
  ['1', '/a/{x=**}', 'a/1/b/2', true],
  ['1', '/a/1/{x=**}', 'a/1', false],
])('version %s: %s and %s: %s', (version, pattern, path, matches) => {
  const ruleset = compiled(firestoreRules(`match ${pattern} { allow get: if true; }`, version));
  const verdict = check(ruleset, { path });
  expect(verdict.allowed).toBe(matches);
  expect(verdict.reasons).toEqual(matches ? [] : ['No matching allow statements']);
});

test.each([
  ["x == 'a' && y == 'b'", '/{x}/1/{y}/2'],
  ['x == /a/1/b', '/{x=**}/2'],
  ["x == /1/b/2 && x[0] == '1'", '/a/{x=**}'],
  ["x == path('/b/2') && y == '1'", '/a/{y}/{x=**}'],
])('%s under %s', (condition, pattern) => {
  const ruleset = compiled(firestoreRules(`match ${pattern} { allow get: if ${condition}; }`));
  expect(check(ruleset, { path: 'a/1/b/2' }).allowed).toBe(true);
});

test('nested blocks join their paths; an outer block does not apply to documents below its path', () => {
  const ruleset = compiled(
    firestoreRules(`match /a/{x} {
      allow get: if false;
      match /b/{y} { allow get: if x == '1' && y == '2'; }
    }`),
  );
  expect(check(ruleset, { path: 'a/1/b/2' }).allowed).toBe(true);
  expect(check(ruleset, { path: 'a/1' }).reasons).toEqual(["false for 'get' @ L4"]);
});

test('one allow in any matching block is enough', () => {
  const ruleset = compiled(
    firestoreRules(`match /{any=**} { allow get: if false; }
      match /docs/{id} { allow list; allow get: if false; allow read; }`),
  );
  expect(check(ruleset).allowed).toBe(true);
});

test('a method without an allow statement is denied', () => {
  const ruleset = compiled(firestoreRules('match /docs/{id} { allow read, create: if true; }'));
  expect(check(ruleset, { method: 'create', after: {} }).allowed).toBe(true);
  expect(check(ruleset, { method: 'update', before: {}, after: {} }).reasons).toEqual([
    'No matching allow statements',
  ]);
  expect(check(ruleset, { method: 'delete', before: {} }).allowed).toBe(false);
});
