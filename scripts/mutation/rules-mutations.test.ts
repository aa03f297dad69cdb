import { describe, expect, test } from 'vitest';

import { compileRuleset, evaluatedBy } from 'local-firestore/rules';
import { keyOf, mutantsOf } from './rules-mutations.ts';
import type { MutationKind } from './rules-mutations.ts';
import { check, compiled, firestoreRules, user } from 'local-firestore/testing/rules';

const RULES = firestoreRules(`function owner(uid) {
  let me = request.auth.uid;
  return request.auth != null && (me == uid || request.auth.token.role in ['admin', 'editor']);
}
match /docs/{id} {
  allow get, list: if owner(id);
  allow create: if owner(id) && request.resource.data.keys().hasOnly(['name', 'size'])
    && request.resource.data.size <= 3 && request.resource.data.name.matches('[a-z]+');
  allow update: if !resource.data.locked && (resource.data.kind is string ? true : false);
  match /notes/{note} { allow write; }
}`);

/** Returns the descriptions of all mutants of the kind, without positions. */
function descriptions(kind: MutationKind): string[] {
  return mutantsOf(RULES)
    .filter((mutant) => mutant.kind === kind)
    .map(({ line, description }) => `L${line} ${description}`);
}

describe('kinds of mutants', () => {
  test.each<readonly [MutationKind, readonly string[]]>([
    [
      'drop-operand',
      [
        'L5 drop request.auth != null from &&',
        "L5 drop (me == uid || request.auth.token.role in ['admin', 'editor']) from &&",
        'L5 drop me == uid from ||',
        "L5 drop request.auth.token.role in ['admin', 'editor'] from ||",
        'L9 drop owner(id) from &&',
        "L9 drop request.resource.data.keys().hasOnly(['name', 'size']) from &&",
        'L10 drop request.resource.data.size <= 3 from &&',
        "L10 drop request.resource.data.name.matches('[a-z]+') from &&",
        'L11 drop !resource.data.locked from &&',
        'L11 drop (resource.data.kind is string ? true : false) from &&',
      ],
    ],
    [
      'flip-comparison',
      [
        'L5 == instead of != in request.auth != null',
        'L5 != instead of == in me == uid',
        "L5 not in instead of in: request.auth.token.role in ['admin', 'editor']",
        'L10 < instead of <= in request.resource.data.size <= 3',
      ],
    ],
    [
      'negate',
      [
        'L8 negate owner(id)',
        'L9 negate owner(id)',
        "L9 negate request.resource.data.keys().hasOnly(['name', 'size'])",
        "L10 negate request.resource.data.name.matches('[a-z]+')",
        'L11 drop the negation',
        'L11 negate resource.data.locked',
        'L11 negate resource.data.kind is string',
        'L11 false instead of true',
        'L11 true instead of false',
      ],
    ],
    ['widen-list', ["L5 widen ['admin', 'editor']", "L9 widen ['name', 'size']"]],
    [
      'narrow-list',
      [
        "L5 drop 'admin' from ['admin', 'editor']",
        "L5 drop 'editor' from ['admin', 'editor']",
        "L9 drop 'name' from ['name', 'size']",
        "L9 drop 'size' from ['name', 'size']",
      ],
    ],
    ['widen-pattern', ["L10 match anything instead of '[a-z]+'"]],
    ['drop-condition', ['L8 allow get, list always', 'L9 allow create always', 'L11 allow update always']],
    [
      'remove-allow',
      [
        'L8 remove allow get, list',
        'L9 remove allow create',
        'L11 remove allow update',
        'L12 remove allow write',
      ],
    ],
    [
      'remove-match',
      ['docs/{id}', 'notes/{note}'].map((path, at) => `L${[7, 12][at]} remove the block match /${path}`),
    ],
    ['widen-method', ['L9 allow write instead of create', 'L11 allow write instead of update']],
  ])('%s', (kind, expected) => {
    const found = descriptions(kind).filter((text) => !text.includes('/databases/'));
    expect(found).toEqual(expected);
  });
});

test('every mutant differs and compiles', () => {
  const mutants = mutantsOf(RULES);
  expect(mutants).toHaveLength(42);
  const unchanged = mutants.filter(({ source }) => source === RULES);
  const broken = mutants.filter(({ source }) => !compileRuleset(source).ruleset);
  expect([...unchanged, ...broken].map(({ description }) => description)).toEqual([]);
});

test('a widened list allows the names of the other lists', () => {
  const widened = mutantsOf(RULES).filter(({ kind }) => kind === 'widen-list');
  expect(
    widened.map(({ source }) => /\['name', 'size', 'admin', 'editor', 'no_such_name'\]/.test(source)),
  ).toEqual([false, true]);
});

test('a mutant behaves as described', () => {
  const dropped = mutantsOf(RULES).find(({ description }) => description === 'drop me == uid from ||');
  const request = { path: 'docs/u1', auth: user('u1', { role: 'guest' }) };
  expect(check(compiled(RULES), request).allowed).toBe(true);
  expect(check(compiled(dropped?.source ?? ''), request).allowed).toBe(false);
});

test('only a request that evaluates the expression of a mutant tells it from the original', () => {
  const original = compiled(RULES);
  const told = [undefined, user('u1'), user('u2', { role: 'admin' })].flatMap((auth) =>
    (['get', 'update', 'delete'] as const).flatMap((method) => {
      const request = { path: 'docs/u1', method, auth: auth ?? null, before: { locked: false, kind: 'a' } };
      const { allowed } = check(original, request);
      const evaluated = evaluatedBy(original, (copy) => check(copy, request)).map(({ span }) => keyOf(span));
      return mutantsOf(RULES)
        .filter(({ source }) => check(compiled(source), request).allowed !== allowed)
        .map(({ within }) => within === undefined || evaluated.includes(within));
    }),
  );
  expect(new Set(told)).toEqual(new Set([true]));
});
