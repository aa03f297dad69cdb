import { describe, expect, test } from 'vitest';

import type { FieldOperator, Filter, StructuredQuery } from '../../src/model/query.ts';
import { compiled, documents, firestoreRules, ROOT, TIME, user, value } from '../support/rules.ts';
import type { Verdict } from '../../src/rules/types.ts';

type Comparison = readonly [field: string, op: FieldOperator, value: Parameters<typeof value>[0]];

function where([field, op, operand]: Comparison): Filter {
  return { kind: 'field', field: field.split('.'), op, value: value(operand) };
}

function both(...filters: readonly Filter[]): Filter {
  return { kind: 'composite', op: 'AND', filters };
}

function either(...filters: readonly Filter[]): Filter {
  return { kind: 'composite', op: 'OR', filters };
}

interface Asked {
  readonly filter?: Filter;
  readonly query?: Partial<StructuredQuery>;
  readonly parent?: string;
}

function ask(rules: string, { filter, query, parent }: Asked = {}): Verdict {
  const stored = documents({ 'users/u1': { role: 'admin' } });
  return compiled(firestoreRules(rules)).checkQuery(
    {
      parent: parent ? `${ROOT}/${parent}` : ROOT,
      query: {
        from: { collectionId: 'docs', allDescendants: false },
        orderBy: [],
        offset: 0,
        ...(filter && { where: filter }),
        ...query,
      },
      auth: user('u1'),
      time: TIME,
    },
    stored,
  );
}

function proves(condition: string, filter?: Filter): boolean {
  return ask(`match /docs/{id} { allow list: if ${condition}; }`, filter ? { filter } : {}).allowed;
}

describe('one condition of the query', () => {
  test.each<readonly [condition: string, filter: Comparison, proven: boolean]>([
    ["resource.data.a == 'x'", ['a', 'EQUAL', 'x'], true],
    ["resource.data.a == 'x'", ['a', 'EQUAL', 'y'], false],
    ["resource.data.a != 'x'", ['a', 'EQUAL', 'y'], true],
    ["resource.data.a.b == 'x'", ['a.b', 'EQUAL', 'x'], true],
    ["resource.data['a'] in ['x', 'y']", ['a', 'EQUAL', 'x'], true],
    ["resource.data.a in ['x', 'y']", ['a', 'IN', ['x', 'y']], true],
    ["resource.data.a in ['x']", ['a', 'IN', ['x', 'y']], false],
    ['resource.data.a > 4', ['a', 'GREATER_THAN', 4n], true],
    ['resource.data.a > 4', ['a', 'GREATER_THAN_OR_EQUAL', 5n], true],
    ['resource.data.a > 4', ['a', 'GREATER_THAN_OR_EQUAL', 4n], false],
    ['resource.data.a >= 4', ['a', 'GREATER_THAN', 4n], true],
    ['resource.data.a > 4', ['a', 'LESS_THAN', 10n], false],
    ['resource.data.a < 4', ['a', 'LESS_THAN', 3.5], true],
    ['resource.data.a <= 4', ['a', 'LESS_THAN_OR_EQUAL', 5n], false],
    ['4 > resource.data.a', ['a', 'LESS_THAN', 4n], true],
    ['resource.data.a > 4', ['a', 'GREATER_THAN', 'z'], false],
    ["resource.data.a != 'x'", ['a', 'NOT_EQUAL', 'x'], true],
    ["resource.data.a != 'x'", ['a', 'NOT_EQUAL', 'y'], false],
    ["'x' != resource.data.a", ['a', 'NOT_IN', ['x', 'y']], true],
    ["'x' in resource.data.a", ['a', 'ARRAY_CONTAINS', 'x'], true],
    ["'x' in resource.data.a", ['a', 'ARRAY_CONTAINS', 'y'], false],
    ["'x' in resource.data.a || 'y' in resource.data.a", ['a', 'ARRAY_CONTAINS_ANY', ['x', 'y']], true],
    ["resource.data.a == ['x']", ['a', 'ARRAY_CONTAINS', 'x'], false],
    // What is not proven is unknown, so its negation is not proven either.
    ['!(resource.data.a > 4)', ['a', 'LESS_THAN', 3n], false],
    ["!(resource.data.a == 'x')", ['a', 'NOT_EQUAL', 'x'], false],
    ["!('x' in resource.data.a)", ['a', 'ARRAY_CONTAINS', 'y'], false],
    ['!(resource.data.a is string)', ['a', 'GREATER_THAN', 1n], false],
    ["!([resource.data.a].hasAny(['x']))", ['a', 'GREATER_THAN', 1n], false],
    ["!({'k': resource.data.a} == {'k': 'x'})", ['a', 'GREATER_THAN', 1n], false],
    ['!(resource.data.a.size() > 3)', ['a', 'GREATER_THAN', 'm'], false],
    ['resource.data.a is constraint', ['a', 'GREATER_THAN', 1n], true],
  ])('%s by %s: %s', (condition, filter, proven) => {
    expect(proves(condition, where(filter))).toBe(proven);
  });

  test('null and NaN are sent as unary filters', () => {
    expect(proves('resource.data.a == null', { kind: 'unary', field: ['a'], op: 'IS_NULL' })).toBe(true);
    expect(proves('resource.data.a != null', { kind: 'unary', field: ['a'], op: 'IS_NOT_NULL' })).toBe(true);
    expect(proves('math.isNaN(resource.data.a)', { kind: 'unary', field: ['a'], op: 'IS_NAN' })).toBe(true);
    expect(proves('!math.isNaN(resource.data.a)', { kind: 'unary', field: ['a'], op: 'IS_NOT_NAN' })).toBe(
      false,
    );
  });
});

describe('fields without a filter are unknown, not absent', () => {
  test.each([
    ['resource != null', true],
    ["resource.data.get('a', 'x') == 'x'", false],
    ["!('a' in resource.data)", false],
    ["resource.data.keys().hasOnly(['a'])", false],
    ['resource.data.size() < 100', false],
    ['resource.data == {}', false],
    ['resource.data != {}', false],
    ['resource.data.diff({}).addedKeys().size() >= 0', false],
    ["resource.id != 'secret'", false],
    ["id != 'secret'", false],
    ['id == null', false],
    ['!exists(/databases/$(database)/documents/docs/$(id))', false],
    ['!exists(/databases/$(database)/documents/docs/$(id)) || true', true],
    ['request.resource == null', false],
    ["request.method == 'list' && request.path == /databases/(default)/documents/docs", true],
    ['get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == "admin"', true],
    ['exists(/databases/$(database)/documents/users/none)', false],
  ])('%s: %s', (condition, proven) => {
    expect(proves(condition)).toBe(proven);
  });
});

const manyValues = (field: string): Filter =>
  where([field, 'IN', Array.from({ length: 30 }, (_, at) => `${at}`)]);

describe('several conditions', () => {
  const condition = "resource.data.owner == 'u1' && resource.data.age > 17";
  const owner = where(['owner', 'EQUAL', 'u1']);
  const adult = where(['age', 'GREATER_THAN_OR_EQUAL', 18n]);

  test('AND combines its conditions, every alternative of OR must be proven', () => {
    expect(proves(condition, both(owner, adult))).toBe(true);
    expect(proves(condition, owner)).toBe(false);
    expect(proves(condition, either(both(owner, adult), owner))).toBe(false);
    expect(proves(condition, both(owner, either(adult, where(['age', 'EQUAL', 30n]))))).toBe(true);
    expect(proves(condition, both(owner, where(['age', 'LESS_THAN', 99n]), adult))).toBe(true);
  });

  test('two bounds that leave one value are not an equality', () => {
    const pinned = both(where(['a', 'GREATER_THAN_OR_EQUAL', 3n]), where(['a', 'LESS_THAN_OR_EQUAL', 3n]));
    expect(proves('resource.data.a == 3', pinned)).toBe(false);
    expect(proves('resource.data.a >= 3 && resource.data.a <= 3', pinned)).toBe(true);
  });

  test('an equality in addition to a bound determines the value', () => {
    const bounded = both(where(['a', 'EQUAL', 3n]), where(['a', 'GREATER_THAN', 1n]));
    expect(proves('resource.data.a == 3', bounded)).toBe(true);
  });

  test('too many alternatives are denied', () => {
    const verdict = ask('match /docs/{id} { allow list; }', {
      filter: both(manyValues('a'), manyValues('b')),
    });
    expect(verdict.reasons).toEqual(['The query has too many alternatives.']);
  });

  test('different statements may allow different alternatives', () => {
    const rules = `match /docs/{id} {
      allow list: if resource.data.a == 1; allow list: if resource.data.a == 2; }`;
    expect(ask(rules, { filter: where(['a', 'IN', [1n, 2n]]) }).allowed).toBe(true);
    expect(ask(rules, { filter: where(['a', 'IN', [1n, 3n]]) }).allowed).toBe(false);
  });
});

describe('a refused query names the reason for each alternative', () => {
  const OWNER =
    'request.auth.uid == resource.data.owner || exists(/databases/$(database)/documents/users/$(resource.data.user))';
  const UNKNOWN = 'Property owner is undefined on object.';
  test.each<readonly [condition: string, filter: Filter | undefined, reasons: readonly string[]]>([
    ['resource.data.a > 4', undefined, ['Property a is undefined on object.']],
    ['resource.data.a > 4', where(['a', 'EQUAL', 4n]), ['false']],
    ['resource.data.a > 4', where(['a', 'IN', [4n, 7n]]), ['false']],
    ['resource.data.a > 4', where(['a', 'GREATER_THAN_OR_EQUAL', 4n]), ['evaluation error at L3:35']],
    [
      "'x' in resource.data.a",
      where(['a', 'ARRAY_CONTAINS_ANY', ['x', 'y']]),
      ['false', 'evaluation error at L3:35'],
    ],
    [OWNER, undefined, [UNKNOWN]],
    [OWNER, where(['owner', 'IN', ['u1', 'u2']]), ['false', 'Property user is undefined on object.']],
    [OWNER, where(['user', 'EQUAL', 'none']), [UNKNOWN, UNKNOWN]],
    [OWNER, where(['user', 'IN', ['u1', 'none']]), [UNKNOWN, UNKNOWN, 'false', UNKNOWN]],
  ])('%s by %o: %j', (condition, filter, reasons) => {
    const verdict = ask(`match /docs/{id} { allow list: if ${condition}; }`, filter ? { filter } : {});
    expect(verdict.allowed).toBe(false);
    expect(verdict.reasons).toEqual(reasons.map((reason) => `${reason} for 'list' @ L3`));
  });
});

describe('the shape of the query', () => {
  const rules = `match /docs/{id} { allow list: if request.query.limit <= 10 && request.query.offset == 0
    && request.query.orderBy.at == 'DESC'; }`;
  const orderBy = [{ field: ['at'], direction: 'DESCENDING' }] as const;

  test('limit, offset and order are ordinary values', () => {
    expect(ask(rules, { query: { limit: 10, orderBy } }).allowed).toBe(true);
    expect(ask(rules, { query: { limit: 11, orderBy } }).allowed).toBe(false);
    expect(ask(rules, { query: { orderBy } }).reasons.join()).toContain('null <= int');
    expect(ask(rules, { query: { limit: 1 } }).reasons.join()).toContain('Property at is undefined');
  });

  test('allow get does not allow list', () => {
    expect(ask('match /docs/{id} { allow get; }').reasons).toEqual(['No matching allow statements']);
  });
});

describe('which blocks apply', () => {
  test.each([
    ['/docs/{id}', 'docs', false, undefined, true],
    ['/docs/one', 'docs', false, undefined, false],
    ['/{any}/{id}', 'docs', false, undefined, true],
    ['/users/{u}/docs/{id}', 'docs', false, 'users/u1', true],
    ['/users/u2/docs/{id}', 'docs', false, 'users/u1', false],
    ['/docs/{id}', 'docs', false, 'users/u1', false],
    ['/{any=**}', 'docs', false, 'users/u1', true],
    ['/{any=**}/docs/{id}', 'docs', false, 'users/u1', true],
    ['/docs/{id}', 'docs', true, undefined, false],
    ['/{any=**}/docs/{id}', 'docs', true, undefined, true],
    ['/{any=**}/docs/{id}', 'docs', true, 'users/u1', true],
    ['/users/{u}/{any=**}', 'docs', true, 'users/u1', true],
    ['/users/{u}/docs/{id}', 'docs', true, 'users/u1', false],
    ['/{any=**}/other/{id}', 'docs', true, undefined, false],
    ['/{any=**}', '', true, undefined, true],
    ['/{any=**}/docs/{id}', '', true, undefined, false],
  ])('%s for %s (group: %s) under %s: %s', (pattern, collectionId, allDescendants, parent, applies) => {
    const verdict = ask(`match ${pattern} { allow list; }`, {
      query: { from: { collectionId, allDescendants } },
      ...(parent !== undefined && { parent }),
    });
    expect(verdict.allowed).toBe(applies);
  });

  test('a parent wildcard is known, the id is not', () => {
    const rules = `match /users/{u}/docs/{id} { allow list: if u == request.auth.uid; }`;
    expect(ask(rules, { parent: 'users/u1' }).allowed).toBe(true);
    expect(ask(rules, { parent: 'users/u2' }).allowed).toBe(false);
  });

  test('the parents of a collection group are unknown', () => {
    const rules = `match /{path=**}/docs/{id} { allow list: if path != /users/u9; }`;
    const query = { from: { collectionId: 'docs', allDescendants: true } };
    expect(ask(rules, { query }).allowed).toBe(false);
    expect(ask(rules, { parent: 'users/u1' }).allowed).toBe(true);
  });
});
