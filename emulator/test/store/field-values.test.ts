import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldPath } from '../../src/model/query.ts';
import type { Fields, Value } from '../../src/model/value.ts';
import { getField, project, withField } from '../../src/store/field-values.ts';

const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant<Value>({ kind: 'null' }),
    fc.integer({ min: -2, max: 2 }).map(int),
    fc.constantFrom(-0, 0, 1, 0.5, Number.NaN).map((value): Value => ({ kind: 'double', value })),
    fc.constantFrom('', 'a', '1').map((value): Value => ({ kind: 'string', value })),
    fc.array(tie('value'), { maxLength: 2 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 })
      .map((entries): Value => ({ kind: 'map', fields: new Map(Object.entries(entries)) })),
  ),
})).value;
const anyFields = fc
  .dictionary(fc.constantFrom('a', 'b', 'c'), anyValue)
  .map((entries): Fields => new Map(Object.entries(entries)));
const anyPath: fc.Arbitrary<FieldPath> = fc.array(fc.constantFrom('a', 'b', 'c'), {
  minLength: 1,
  maxLength: 3,
});

test('sets and removes a field without changing the source', () => {
  fc.assert(
    fc.property(anyFields, anyPath, anyValue, (fields, path, value) => {
      const source = structuredClone(fields);
      expect(getField(withField(fields, path, value), path)).toEqual(value);
      expect(getField(withField(fields, path, undefined), path)).toBeUndefined();
      expect(fields).toEqual(source);
    }),
    { numRuns: 500 },
  );
});

test('leaves other fields unchanged', () => {
  const other = fc.constantFrom<FieldPath>(['x'], ['a', 'x'], ['a', 'b', 'x']);
  fc.assert(
    fc.property(anyFields, other, anyPath, anyValue, (fields, kept, path, value) => {
      const isAround = path.every((segment, index) => segment === kept[index]);
      const isInside = kept.every((segment, index) => segment === path[index]);
      const before = withField(fields, kept, int(7));
      fc.pre(!isAround && !isInside);
      expect(getField(withField(before, path, value), kept)).toEqual(int(7));
    }),
    { numRuns: 500 },
  );
});

test('a projection contains only the masked fields', () => {
  const fields = new Map<string, Value>([
    [
      'a',
      {
        kind: 'map',
        fields: new Map([
          ['b', int(1)],
          ['c', int(2)],
        ]),
      },
    ],
    ['d', int(3)],
  ]);
  expect(project(fields, [['a', 'b'], ['missing']])).toEqual(
    new Map([['a', { kind: 'map', fields: new Map([['b', int(1)]]) }]]),
  );
});
