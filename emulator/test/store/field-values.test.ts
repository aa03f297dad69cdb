/** Many changes of one document: the same as one after the other, without their cost. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldPath } from '../../src/model/query.ts';
import type { Fields, Value } from '../../src/model/value.ts';
import { FieldsDraft, project } from '../../src/store/field-values.ts';
import { compareValues } from '../../src/store/value-order.ts';
import { ValueSet } from '../../src/store/value-set.ts';

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

/** One change with a copy of everything on the way. */
function changed(fields: Fields, [segment = '', ...rest]: FieldPath, value: Value | undefined): Fields {
  const present = fields.get(segment);
  const inner = present?.kind === 'map' ? present.fields : undefined;
  const copy = new Map(fields);
  if (rest.length > 0) {
    if (!inner && !value) return fields;
    copy.set(segment, { kind: 'map', fields: changed(inner ?? new Map(), rest, value) });
  } else if (value) copy.set(segment, value);
  else copy.delete(segment);
  return copy;
}

test('a draft gives what the changes give one by one, and leaves its source alone', () => {
  const changes = fc.array(fc.tuple(anyPath, fc.option(anyValue, { nil: undefined })), { maxLength: 8 });
  fc.assert(
    fc.property(anyFields, changes, (fields, steps) => {
      const source = structuredClone(fields);
      const draft = new FieldsDraft(fields);
      let expected = fields;
      for (const [path, value] of steps) {
        draft.set(path, value);
        expected = changed(expected, path, value);
      }
      expect(draft.finish()).toEqual(expected);
      expect(fields).toEqual(source);
    }),
    { numRuns: 500 },
  );
});

test('a set of values knows equal ones as the order does', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 12 }), (values) => {
      const set = new ValueSet([]);
      for (const [index, value] of values.entries()) {
        const isNew = !values.slice(0, index).some((known) => compareValues(known, value) === 0);
        expect(set.has(value)).toBe(!isNew);
        expect(set.add(value)).toBe(isNew);
      }
    }),
    { numRuns: 500 },
  );
});

test('a hundred thousand paths or elements take no time to speak of', () => {
  const names = Array.from({ length: 100_000 }, (_, at) => `f${at}`);
  const fields: Fields = new Map(names.map((name, at) => [name, int(at)]));
  const before = performance.now();
  expect(
    project(
      fields,
      names.map((name) => [name]),
    ).size,
  ).toBe(names.length);
  const draft = new FieldsDraft(fields);
  for (const name of names) draft.set(['m', name], int(1));
  expect(draft.finish().size).toBe(names.length + 1);
  expect(new ValueSet(names.map((_, at) => int(at))).has(int(99_999))).toBe(true);
  // One copy of all for each of them took minutes.
  expect(performance.now() - before).toBeLessThan(5_000);
});
