/** Each limit of a stored document: the maximum, and one more. */
import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../../src/model/value.ts';
import { checkDocument } from '../../src/store/limits.ts';

const NAME = 'projects/p/databases/(default)/documents/c/d';
const NOTHING: Value = { kind: 'null' };
const text = (length: number): Value => ({ kind: 'string', value: 'x'.repeat(length) });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Readonly<Record<string, Value>>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(entries)),
});
/** Maps and lists in turn, `levels` of them. */
const nested = (levels: number): Value => {
  if (levels === 0) return NOTHING;
  return levels % 2 === 0 ? list(nested(levels - 1)) : map({ a: nested(levels - 1) });
};

const checking =
  (fields: Readonly<Record<string, Value>>, name = NAME): (() => void) =>
  () =>
    checkDocument(name, new Map(Object.entries(fields)) satisfies Fields);

describe('limits', () => {
  it.each<[string, Readonly<Record<string, Value>>, Readonly<Record<string, Value>>]>([
    ['bytes of a text', { a: text(1_048_487) }, { a: text(1_048_488) }],
    [
      'bytes of a text in Georgian',
      { a: map({ b: { kind: 'string', value: 'ა'.repeat(349_495) } }) },
      { a: { kind: 'string', value: 'ა'.repeat(349_496) } },
    ],
    [
      'bytes of a bytes value',
      { a: { kind: 'bytes', value: new Uint8Array(1_048_487) } },
      { a: { kind: 'bytes', value: new Uint8Array(1_048_488) } },
    ],
    // 48 for the document, 2 + 2 for its name, 2 for each field name, 1 for each end of a text.
    ['bytes of a document', { a: text(524_000), b: text(524_518) }, { a: text(524_000), b: text(524_519) }],
    ['bytes of a field name', { ['n'.repeat(1500)]: NOTHING }, { ['n'.repeat(1501)]: NOTHING }],
    ['levels of maps and lists', { a: nested(20) }, { a: nested(21) }],
    ['lists in lists', { a: list(map({ b: list(NOTHING) })) }, { a: list(list(NOTHING)) }],
    ['names of fields', { __a: NOTHING, a__: NOTHING }, { __a__: NOTHING }],
    ['names of fields in maps', { a: map({ b: NOTHING }) }, { a: map({ '': NOTHING }) }],
  ])('%s', (_, fits, doesNot) => {
    expect(checking(fits)).not.toThrow();
    expect(checking(doesNot)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it('a name without NUL', () => {
    expect(checking({}, `${NAME}\0`)).toThrow('NUL');
  });
});
