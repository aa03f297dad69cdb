// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { parseFieldPath } from '../../src/model/field-path.ts';
import type { Filter, Order, StructuredQuery } from '../../src/model/query.ts';
import type { Value } from '../../src/model/value.ts';
import { IndexCatalogue } from '../../src/service/queries/index-catalogue.ts';
import { requireIndexes } from '../../src/service/queries/index-requirement.ts';
import { QueryPlan } from '../../src/service/queries/query-plan.ts';

const PARENT = 'projects/p/databases/(default)/documents';
const KEY: Value = { kind: 'reference', value: `${PARENT}/guides/a` };
const ONE: Value = { kind: 'integer', value: 1n };

type Op = Extract<Filter, { kind: 'field' }>['op'];

function where(path: string, op: Op, value: Value = path === '__name__' ? KEY : ONE): Filter {
  const isList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  const operand: Value = isList ? { kind: 'array', values: [value] } : value;
  return { kind: 'field', field: parseFieldPath(path), op, value: operand };
}

const and = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });

interface Asked {
  readonly where?: Filter;
  /** `a` or `-a`. */
  readonly order?: readonly string[];
  readonly group?: boolean;
  readonly aggregated?: readonly string[];
}

/** Indexes in short notation: `tags[] status -at`, with `@` in front for collection groups. */
function catalogue(composites: readonly string[], fieldOverrides: readonly object[] = []): IndexCatalogue {
  const indexes = composites.map((text) => ({
    collectionGroup: 'guides',
    queryScope: text.startsWith('@') ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: text
      .replace('@', '')
      .split(' ')
      .map((field) =>
        field.endsWith('[]')
          ? { fieldPath: field.slice(0, -2), arrayConfig: 'CONTAINS' }
          : { fieldPath: field.replace('-', ''), order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING' },
      ),
  }));
  return new IndexCatalogue({ indexes, fieldOverrides });
}

/** Returns '' when the query is served, else the message. */
function refusal(
  indexes: IndexCatalogue,
  { where: filter, order = [], group = false, aggregated }: Asked,
): string {
  const orderBy = order.map((text): Order => {
    const direction = text.startsWith('-') ? 'DESCENDING' : 'ASCENDING';
    return { field: parseFieldPath(text.replace('-', '')), direction };
  });
  const query: StructuredQuery = {
    from: { collectionId: 'guides', allDescendants: group },
    ...(filter && { where: filter }),
    orderBy,
    offset: 0,
  };
  const plan = new QueryPlan(PARENT, query);
  try {
    requireIndexes(indexes, {
      query,
      orderBy: plan.orderBy,
      ...(aggregated && { aggregated: aggregated.map(parseFieldPath) }),
    });
    return '';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message;
  }
}

describe('the automatic indexes serve', () => {
  it.each<[string, Asked]>([
    ['everything', {}],
    ['an equality', { where: where('a', 'EQUAL') }],
    ['merged equalities', { where: and(where('a', 'EQUAL'), where('b', 'IN'), where('c', 'EQUAL')) }],
    [
      'merged equalities with the key descending',
      { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')), order: ['-__name__'] },
    ],
    [
      'an array membership beside equalities',
      { where: and(where('t', 'ARRAY_CONTAINS'), where('a', 'EQUAL')) },
    ],
    ['one range, in either direction', { where: where('a', 'GREATER_THAN'), order: ['-a'] }],
    ['two bounds of one field', { where: and(where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')) }],
    ['one order', { order: ['-a'] }],
    ['an order by a field that is fixed', { where: where('a', 'EQUAL'), order: ['-a'] }],
    ['a lookup by keys', { where: where('__name__', 'IN') }],
    [
      'a range of keys beside an equality',
      { where: and(where('a', 'EQUAL'), where('__name__', 'GREATER_THAN')) },
    ],
    [
      'an OR of equalities',
      { where: or(where('a', 'EQUAL'), and(where('b', 'EQUAL'), where('c', 'EQUAL'))) },
    ],
    ['a sum', { aggregated: ['a'] }],
    ['a whole collection group', { group: true }],
  ])('%s', (_, asked) => {
    expect(refusal(catalogue([]), asked)).toBe('');
  });
});

describe('a declared index is needed for', () => {
  it.each<[string, Asked, string, string[]]>([
    [
      'an equality with another order',
      { where: where('a', 'EQUAL'), order: ['-b'] },
      'a -b',
      ['a b', '-b a', 'b', '@a -b'],
    ],
    [
      'an equality with a range',
      { where: and(where('a', 'EQUAL'), where('b', 'GREATER_THAN')) },
      '-a b',
      ['b a', 'a -b'],
    ],
    [
      'an inequality beside an equality',
      { where: and(where('a', 'EQUAL'), where('b', 'NOT_EQUAL')) },
      'a b',
      ['a b c'],
    ],
    ['two orders', { order: ['a', '-b'] }, 'a -b', ['-a b', 'a b', 'a -b c']],
    ['an order whose key runs the other way', { order: ['a', '-__name__'] }, 'a -__name__', ['a']],
    [
      'a membership with an order',
      { where: where('t', 'ARRAY_CONTAINS_ANY'), order: ['a'] },
      't[] a',
      ['t a', 'a t[]'],
    ],
    ['two ranges', { where: and(where('b', 'GREATER_THAN'), where('a', 'GREATER_THAN')) }, 'a b', ['b a']],
    [
      'equalities in any order',
      { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')), order: ['c'] },
      'b a c',
      ['a c', 'c a b'],
    ],
    [
      'one side of an OR',
      { where: and(or(where('a', 'EQUAL'), where('b', 'EQUAL')), where('c', 'LESS_THAN')) },
      'a c|b c',
      ['a c', 'b c'],
    ],
    [
      'a field in a collection group',
      { where: and(where('a', 'EQUAL'), where('b', 'GREATER_THAN')), group: true },
      '@a b',
      ['a b'],
    ],
    ['keys from the end', { order: ['-__name__'] }, '-__name__', []],
  ])('%s', (_, asked, sufficient, insufficient) => {
    expect(refusal(catalogue([]), asked)).toContain('The query requires an index');
    for (const other of insufficient) expect(refusal(catalogue([other]), asked)).not.toBe('');
    expect(refusal(catalogue(sufficient.split('|')), asked)).toBe('');
  });
});

test('two indexes that end with the same order are merged', () => {
  const asked = { where: and(where('a', 'EQUAL'), where('b', 'EQUAL')), order: ['c'] };
  expect(refusal(catalogue(['a c', 'b c']), asked)).toBe('');
  expect(refusal(catalogue(['a c', 'b -c']), asked)).not.toBe('');
});

test('the message contains the missing index', () => {
  const asked = { where: and(where('t', 'ARRAY_CONTAINS'), where('m.a', 'EQUAL')), order: ['-b'] };
  const message = refusal(catalogue([]), asked);
  expect(message).toMatch(/^The query requires an index\. Add to indexes in firestore\.indexes\.json: /);
  const index: unknown = JSON.parse(message.slice(message.indexOf('{')));
  expect(index).toEqual({
    collectionGroup: 'guides',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 't', arrayConfig: 'CONTAINS' },
      { fieldPath: 'm.a', order: 'ASCENDING' },
      { fieldPath: 'b', order: 'DESCENDING' },
    ],
  });
  expect(refusal(new IndexCatalogue({ indexes: [index] }), asked)).toBe('');
});

const without = (fieldPath: string): object => ({ collectionGroup: 'guides', fieldPath, indexes: [] });

describe('overrides of single fields', () => {
  const equal = { where: where('m.a', 'EQUAL') };

  it('remove the automatic indexes, also those of nested fields', () => {
    for (const path of ['m.a', 'm', '*']) {
      const message = refusal(catalogue([], [without(path)]), equal);
      expect(message).toContain('Add to fieldOverrides');
    }
    expect(refusal(catalogue([], [without('m.b'), without('ma')]), equal)).toBe('');
  });

  it('the most specific one applies', () => {
    const own = { collectionGroup: 'guides', fieldPath: 'm.a', indexes: [{ order: 'ASCENDING' }] };
    expect(refusal(catalogue([], [without('m'), own]), equal)).toBe('');
    expect(refusal(catalogue([], [without('m'), own]), { order: ['-m.a'] })).not.toBe('');
  });

  it('add them for collection groups', () => {
    const index = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
    const group = { collectionGroup: 'guides', fieldPath: 'm.a', indexes: [index] };
    expect(refusal(catalogue([], [group]), { ...equal, group: true })).toBe('');
    expect(refusal(catalogue([]), { ...equal, group: true })).toContain('COLLECTION_GROUP');
  });
});

it.each([
  [[], 'the file is not an object'],
  [{}, 'indexes is not a list'],
  [{ indexes: [{ collectionGroup: 'a', fields: [] }] }, 'indexes[0].fields is empty'],
  [{ indexes: [{ fields: [{ fieldPath: 'a', order: 'ASCENDING' }] }] }, 'indexes[0].collectionGroup'],
  [
    { indexes: [{ collectionGroup: 'a', fields: [{ fieldPath: 'a', order: 'UP' }] }] },
    'fields[0] needs an order',
  ],
  [{ indexes: [], fieldOverrides: [{ collectionGroup: 'a', fieldPath: 'a' }] }, 'fieldOverrides[0].indexes'],
])('a file such as %j is refused', (json, message) => {
  expect(() => new IndexCatalogue(json)).toThrow(message);
});
