import { describe, expect, it } from 'vitest';
import type { Value } from '../../src/model/value.ts';
import { areIdentical, compareValues } from '../../src/store/value-order.ts';

const int = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });
const str = (value: string): Value => ({ kind: 'string', value });
const list = (...values: Value[]): Value => ({ kind: 'array', values });
const map = (entries: Record<string, Value>): Value => ({
  kind: 'map',
  fields: new Map(Object.entries(entries)),
});
const ref = (path: string): Value => ({
  kind: 'reference',
  value: `projects/p/databases/d/documents/${path}`,
});
const bytes = (...values: number[]): Value => ({ kind: 'bytes', value: Uint8Array.from(values) });
const at = (seconds: bigint, nanos: number): Value => ({ kind: 'timestamp', value: { seconds, nanos } });
const place = (latitude: number, longitude: number): Value => ({
  kind: 'geoPoint',
  value: { latitude, longitude },
});

/** Each line is smaller than the next; values of one line are equal. */
const ASCENDING: readonly (readonly Value[])[] = [
  [{ kind: 'null' }],
  [{ kind: 'boolean', value: false }],
  [{ kind: 'boolean', value: true }],
  [double(Number.NaN)],
  [double(Number.NEGATIVE_INFINITY)],
  [int(-(2n ** 63n)), double(-(2 ** 63))],
  [int(-1n)],
  [int(0n), double(0), double(-0)],
  [double(0.5)],
  [int(1n), double(1)],
  [int(2n ** 53n), double(2 ** 53)],
  [int(2n ** 53n + 1n)],
  [int(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [at(-1n, 5)],
  [at(1n, 0)],
  [at(1n, 1000)],
  [str('')],
  [str('a')],
  [str('ab')],
  [str('ა')],
  [str('\u{ffff}')],
  [str('\u{1f600}')],
  [bytes()],
  [bytes(1, 2)],
  [bytes(255)],
  [ref('a/__id-5__')],
  [ref('a/__id7__')],
  [ref('a/__id10__')],
  [ref('a/b')],
  [ref('a/b/c/d')],
  [ref('a/b1')],
  [ref('ab/a')],
  [place(-10, 5)],
  [place(1, -1)],
  [place(1, 2)],
  [list()],
  [list(int(1n)), list(double(1))],
  [list(int(1n), int(0n))],
  [list(int(2n))],
  [map({})],
  [map({ a: int(1n) })],
  [map({ a: int(1n), b: int(0n) })],
  [map({ a: int(2n) })],
  [map({ b: int(0n) })],
];

describe('the order of values', () => {
  it('holds for every pair', () => {
    const values = ASCENDING.flatMap((equals, row) => equals.map((value) => ({ value, row })));
    const wrong = values.flatMap((a) =>
      values
        .filter((b) => Math.sign(compareValues(a.value, b.value)) !== Math.sign(a.row - b.row))
        .map((b) => `row ${a.row} against ${b.row}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is not identity', () => {
    expect(areIdentical(int(1n), double(1))).toBe(false);
    expect(areIdentical(double(0), double(-0))).toBe(false);
    expect(areIdentical(double(Number.NaN), double(Number.NaN))).toBe(true);
    expect(areIdentical(map({ a: int(1n), b: str('x') }), map({ b: str('x'), a: int(1n) }))).toBe(true);
    expect(areIdentical(list(int(1n)), list(double(1)))).toBe(false);
  });
});
