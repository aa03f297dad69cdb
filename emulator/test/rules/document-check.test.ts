import { describe, expect, test, vi } from 'vitest';

import { denialMessage } from '../../src/rules/errors.ts';
import { MAX_EXPRESSIONS_PER_REQUEST } from '../../src/rules/limits.ts';
import { check, compiled, documents, firestoreRules, ROOT, TIME, user } from '../support/rules.ts';
import type { AccessBudget } from '../../src/rules/types.ts';

function denial(body: string, request: Parameters<typeof check>[1]): string {
  const verdict = check(compiled(firestoreRules(body)), request);
  expect(verdict.allowed).toBe(false);
  return denialMessage(verdict);
}

describe('a denial contains the rule and its line', () => {
  const auth = user('b');

  test('a comparison inside a function', () => {
    const rules = `function isOwner(data) {
        return request.auth != null
          && request.auth.uid == data.user_id;
      }
      match /docs/{id} { allow get: if isOwner(resource.data); }`;
    expect(denial(rules, { auth, before: { user_id: 'a' } })).toBe("\nfalse for 'get' @ L7");
  });

  test('an error names what was missing', () => {
    const rules = `match /docs/{id} { allow get: if resource.data.user_id == request.auth.uid; }`;
    expect(denial(rules, { auth, before: {} })).toBe(
      "\nProperty user_id is undefined on object. for 'get' @ L3",
    );
    expect(denial(rules, { before: {} })).toContain('Property user_id is undefined');
    expect(denial(rules, {})).toContain("Null value error. for 'get' @ L3");
  });

  test('every statement that was evaluated', () => {
    const rules = `match /docs/{id} {
      allow get: if resource == null ? ['a'].hasAny(['b']) : true;
      allow get: if id is int;
      allow read: if exists(/databases/$(database)/documents/docs/$(id));
    }`;
    expect(denial(rules, {})).toBe("\nfalse for 'get' @ L4, false for 'get' @ L5, false for 'get' @ L6");
  });

  test('nothing matched', () => {
    expect(denial('match /other/{id} { allow read; }', {})).toBe('No matching allow statements');
    expect(denial('match /docs/{id} { allow get: if 1 / 0 > 1; }', {})).toContain(
      "\nDivision by zero error. for 'get' @ L3",
    );
  });
});

describe('documents read by rules', () => {
  const stored = documents(
    { 'users/u': { role: 'admin' } },
    { 'users/u': { role: 'guest' }, 'users/new': {} },
  );
  const path = '/databases/$(database)/documents/users';
  const verdict = (condition: string, method: 'get' | 'create' = 'create'): boolean =>
    check(compiled(firestoreRules(`match /docs/{id} { allow read, write: if ${condition}; }`)), {
      method,
      stored,
      ...(method === 'create' && { after: {} }),
    }).allowed;

  test.each([
    [`get(${path}/u).data.role == 'admin'`, true],
    [`get(${path}/u).id == 'u' && get(${path}/u).__name__ == ${path}/u`, true],
    [`getAfter(${path}/u).data.role == 'guest'`, true],
    [`exists(${path}/u) && !exists(${path}/new)`, true],
    [`existsAfter(${path}/new)`, true],
    [`get(${path}/none) == null`, true],
    [`get(${path}/none).data.role == 'x' || true`, true],
    [`get(${path}/none).data.role == 'x'`, false],
    [`!exists(/databases/other/documents/users/u)`, false],
    [`!exists(/databases/$(database)/documents/users)`, false],
    [`!exists(/databases/$(database)/users/u)`, false],
    [`!exists(${path}/$('u/notes/n'))`, false],
    [`!exists(${path}/$(null))`, false],
    [`!exists('users/u')`, false],
  ])('%s is %s', (condition, allowed) => {
    expect(verdict(condition)).toBe(allowed);
  });

  test('a read has no state after the commit', () => {
    expect(verdict(`getAfter(${path}/u) != null`, 'get')).toBe(false);
  });
});

const lookUps = (count: number): string =>
  Array.from({ length: count }, (_, at) => `!exists(/databases/$(database)/documents/d/x${at})`).join(' && ');

const allows = (condition: string, budget: AccessBudget, method: 'get' | 'create' = 'get'): boolean =>
  compiled(firestoreRules(`match /docs/{id} { allow read, write: if ${condition}; }`)).checkDocument(
    { method, name: `${ROOT}/docs/a`, auth: null, time: TIME, before: null, afterFields: new Map() },
    documents({}),
    budget,
  ).allowed;

const ownBudget = (): AccessBudget => ({ distinct: new Set(), limit: 10 });

const trueTimes = (operands: number): string => Array(operands).fill('true').join(' && ');

describe('budgets', () => {
  test('allow ten distinct documents per request; an eleventh is an error that || ignores', () => {
    expect(allows(lookUps(10), ownBudget())).toBe(true);
    expect(allows(`${lookUps(10)} && ${lookUps(10)}`, ownBudget())).toBe(true);
    expect(allows(lookUps(11), ownBudget())).toBe(false);
    const reads = lookUps(11).replaceAll('!exists', 'null == get');
    expect(denial(`match /docs/{id} { allow get: if ${reads}; }`, {})).toContain(
      'Service call error. Function: [get]',
    );
    expect(allows(`(${lookUps(11)}) || true`, ownBudget())).toBe(true);
  });

  test('do not allow a single write of a commit to use all twenty', () => {
    expect(allows(lookUps(11), { distinct: new Set(), limit: 20 }, 'create')).toBe(false);
  });

  test('are shared by the writes of a commit', () => {
    const budget: AccessBudget = { distinct: new Set(), limit: 2 };
    expect(allows(lookUps(1), budget, 'create')).toBe(true);
    expect(allows(lookUps(2), budget, 'create')).toBe(true);
    expect(allows(lookUps(3), budget, 'create')).toBe(false);
    expect(budget.distinct.size).toBe(2);
  });

  test('allow a thousand expressions; || does not ignore the error after that', () => {
    // The chain itself counts as an expression.
    expect(allows(trueTimes(MAX_EXPRESSIONS_PER_REQUEST - 1), { distinct: new Set(), limit: 10 })).toBe(true);
    expect(allows(trueTimes(MAX_EXPRESSIONS_PER_REQUEST), { distinct: new Set(), limit: 10 })).toBe(false);
    const wide = `(${trueTimes(MAX_EXPRESSIONS_PER_REQUEST)}) || true`;
    expect(allows(wide, { distinct: new Set(), limit: 10 })).toBe(false);
  });
});

test('debug prints and changes nothing', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ruleset = compiled(firestoreRules(`match /docs/{id} { allow get: if debug(id) == debug('a'); }`));
  expect(check(ruleset).allowed).toBe(true);
  expect(printed.mock.calls).toEqual([['debug: a'], ['debug: a']]);
  printed.mockRestore();
});
