import { describe, expect, test } from 'vitest';

import { compileRuleset } from '../../src/rules/compile.ts';
import { check, compiled, firestoreRules, issueText, user } from '../support/rules.ts';

function allows(body: string): boolean {
  return check(compiled(firestoreRules(body)), { auth: user('u1') }).allowed;
}

const withFailing = (condition: string): string => `
  function f(x) { let y = 1 / 0; return true || x || y == 1; }
  function g(x) { return true || x; }
  match /docs/{id} { allow get: if ${condition}; }`;

describe('functions', () => {
  test('can use the wildcards and functions of the blocks around them, not those of the caller', () => {
    expect(
      allows(`
        function outer() { return inner() && database == '(default)'; }
        function inner() { return true; }
        match /docs/{id} { function here() { return id == 'a'; } allow get: if outer() && here(); }`),
    ).toBe(true);
    expect(allows(`function outer() { return id == 'a'; } match /docs/{id} { allow get: if outer(); }`)).toBe(
      false,
    );
  });

  test('an inner function hides an outer one of the same name', () => {
    expect(
      allows(`function f() { return false; }
        match /docs/{id} { function f() { return true; } allow get: if f(); }`),
    ).toBe(true);
  });

  test('a parameter hides a wildcard, and a let can use earlier lets', () => {
    expect(
      allows(`
        function f(id) { let double = id * 2; let more = double + 1; return more == 7; }
        match /docs/{id} { allow get: if f(3) && id == 'a'; }`),
    ).toBe(true);
  });

  test('a variable may have the name of a namespace', () => {
    expect(
      allows(`function f(math) { return math.size() == 1; } match /docs/{id} { allow get: if f([1]); }`),
    ).toBe(true);
  });

  test('a failing let or argument fails the whole call; || still ignores the error', () => {
    expect(allows(withFailing('f(1)'))).toBe(false);
    expect(allows(withFailing('g(1 / 0 == 0)'))).toBe(false);
    expect(allows(withFailing('g(1 / 0 == 0) || true'))).toBe(true);
  });

  test('functions at the top and in the service are visible everywhere', () => {
    const source = `rules_version = '2';
      function top() { return true; }
      service cloud.firestore {
        function inService() { return true; }
        match /databases/{database}/documents/docs/{id} { allow get: if top() && inService(); }
      }`;
    expect(check(compiled(source)).allowed).toBe(true);
  });
});

function chain(length: number): string {
  const functions = Array.from(
    { length },
    (_, at) => `function f${at}() { return ${at + 1 < length ? `f${at + 1}()` : 'true'}; }`,
  );
  return `${functions.join('\n')}\nmatch /docs/{id} { allow get: if f0(); }`;
}

describe('call graph', () => {
  test('a chain of 20 functions runs, one of 21 is refused with the chain', () => {
    expect(allows(chain(20))).toBe(true);
    expect(errorsOf(firestoreRules(chain(21)))).toEqual([
      expect.stringMatching(
        /^ERROR L23:10 Maximum allowed call depth of 20 is reached for \[f0->f1->.*->f20\]/,
      ),
    ]);
  });

  test.each([
    ['itself', 'function f() { return f(); }', 'L3:10'],
    ['each other', 'function f() { return g(); } function g() { return true && f(); }', 'L3:10'],
    ['in a let', 'function f() { let a = g(); return a; } function g() { return f(); }', 'L3:10'],
  ])('functions that call %s', (_, functions, place) => {
    expect(errorsOf(firestoreRules(functions))).toEqual([`ERROR ${place} Recursive call is not allowed.`]);
  });

  test('many paths through the same functions are not recursion and are fast', () => {
    const diamond = Array.from(
      { length: 19 },
      (_, at) => `function f${at}() { return f${at + 1}() && f${at + 1}() && f${at + 1}(); }`,
    );
    expect(errorsOf(firestoreRules(`${diamond.join('\n')} function f19() { return true; }`))).toEqual([]);
  });
});

function errorsOf(source: string): string[] {
  return issuesOf(source).filter((text) => text.startsWith('ERROR'));
}

function issuesOf(source: string): string[] {
  return compileRuleset(source).issues.map(issueText);
}

describe('static checks', () => {
  test.each([
    ["'a'.matches('[')", /ERROR L3:46 Invalid regular expression pattern: /],
    ['nothing()', /WARNING L3:34 Invalid function name: nothing\./],
    ['math.nothing(1)', /WARNING L3:39 Invalid function name: math\.nothing\./],
    ['math.abs()', /WARNING L3:39 Incorrect number of arguments supplied to function: math\.abs\./],
    ['[1].nothing()', /WARNING L3:38 Invalid function name: nothing\./],
    ['[1].hasAny()', /WARNING L3:38 Incorrect number of arguments supplied to function: hasAny\./],
    ['nothing == 1', /WARNING L3:34 Invalid variable name: nothing\./],
    ['firestore.get(/a/b) == null', /ERROR L3:44 firestore\.get is unimplemented/],
    ['exists(/a/b, 1)', /WARNING L3:34 Incorrect number of arguments supplied to function: exists\./],
    ['one()', /ERROR L3:34 Incorrect number of arguments supplied to function: one takes 1, not 0\./],
  ])('%s', (condition, issue) => {
    const rules = firestoreRules(`match /docs/{id} { allow get: if ${condition}; }
      function one(a) { return a; } function used() { return one(1); }`);
    expect(issuesOf(rules)).toEqual([expect.stringMatching(issue)]);
  });

  test('rejects a file for another service, but not a ruleset with warnings', () => {
    expect(errorsOf('service firebase.storage { }')).toEqual([
      "ERROR L1:1 Expected exactly one 'service cloud.firestore' block; found firebase.storage.",
    ]);
    expect(compileRuleset(firestoreRules('function f() { return 1; }')).ruleset).toBeDefined();
    expect(compileRuleset('service').ruleset).toBeUndefined();
  });
});
