/**
 * The order and the two equalities of values.
 * Order across types (measured on the official emulator): null < booleans < numbers (NaN first, then
 * exact numeric order over int64 and double) < timestamps < strings (UTF-8) < bytes < references <
 * geo points < arrays < maps (sorted keys).
 */
import { compareNames, compareUtf8 } from '../model/resource-name.ts';
import { compareTimestamps } from '../model/timestamp.ts';
import type { Fields, GeoPoint, Value } from '../model/value.ts';

const RANKS = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 9,
} as const satisfies Record<Value['kind'], number>;

/** Values of different ranks never match a range filter. */
export function typeRank(value: Value): number {
  return RANKS[value.kind];
}

/**
 * Returns a negative number, zero or a positive number. Zero means equal for queries: 1 and 1.0, 0 and
 * -0, NaN and NaN.
 */
export function compareValues(a: Value, b: Value): number {
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.kind === 'boolean' && b.kind === 'boolean') return Number(a.value) - Number(b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return compareTimestamps(a.value, b.value);
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') return compareNames(a.value, b.value);
  if (a.kind === 'geoPoint' && b.kind === 'geoPoint') return compareGeoPoints(a.value, b.value);
  if (a.kind === 'array' && b.kind === 'array') return compareLists(a.values, b.values);
  if (a.kind === 'map' && b.kind === 'map') return compareMaps(a, b);
  return 0;
}

export function isNumber(value: Value): value is Extract<Value, { kind: 'integer' | 'double' }> {
  return value.kind === 'integer' || value.kind === 'double';
}

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  // JavaScript compares bigint and number by their exact mathematical values.
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareGeoPoints(a: GeoPoint, b: GeoPoint): number {
  return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (!other) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Extract<Value, { kind: 'map' }>, b: Extract<Value, { kind: 'map' }>): number {
  const keysA = [...a.fields.keys()].sort(compareUtf8);
  const keysB = [...b.fields.keys()].sort(compareUtf8);
  for (const [index, key] of keysA.entries()) {
    const otherKey = keysB[index];
    if (otherKey === undefined) return 1;
    const byKey = compareUtf8(key, otherKey);
    if (byKey !== 0) return byKey;
    const value = a.fields.get(key);
    const other = b.fields.get(key);
    const order = value && other ? compareValues(value, other) : 0;
    if (order !== 0) return order;
  }
  return keysA.length - keysB.length;
}

/**
 * Returns whether the stored data are equal: 1 is not 1.0, 0.0 is not -0.0; the order of map keys does
 * not matter.
 */
export function areIdentical(a: Value, b: Value): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'map' && b.kind === 'map') return areIdenticalFields(a.fields, b.fields);
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, index) => {
        const other = b.values[index];
        return other !== undefined && areIdentical(value, other);
      })
    );
  }
  return compareValues(a, b) === 0;
}

export function areIdenticalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (!other || !areIdentical(value, other)) return false;
  }
  return true;
}
