import { expect, test } from 'vitest';

import { decodeRulesValue } from '../../src/rules/values/storage-values.ts';
import { show } from '../../src/rules/values/values.ts';

test.each<readonly [json: unknown, shown: string, kind: string]>([
  [{ null_value: null }, 'null', 'null'],
  [{ bool_value: false }, 'false', 'bool'],
  [{ int_value: 12 }, '12', 'int'],
  [{ float_value: 1.5 }, '1.5', 'float'],
  [{ string_value: 'ა' }, '"ა"', 'string'],
  [{ bytes_value: 'YWJj' }, 'bytes(3)', 'bytes'],
  [{ duration_value: { seconds: 1, nanos: 500_000_000 } }, '1.5s', 'duration'],
  [{ latlng_value: { latitude: 41.7, longitude: 44.8 } }, 'latlng(41.7, 44.8)', 'latlng'],
  [{ path_value: { segments: [{ simple: 'b' }, { simple: 'x' }] } }, '/b/x', 'path'],
  [{ list_value: { values: [{ int_value: 1 }] } }, '[1]', 'list'],
  [{ list_value: {} }, '[]', 'list'],
  [{ set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, 'set[1]', 'set'],
  [{ map_value: { fields: { a: { null_value: null } } } }, '{"a": null}', 'map'],
  [{ map_value: {} }, '{}', 'map'],
  [{ constraint_value: { comparator: '<=', value: { int_value: 3 } } }, '(<= 3)', 'constraint'],
])('%j is %s', (json, shown, kind) => {
  const value = decodeRulesValue(json);
  expect([show(value), value.kind]).toEqual([shown, kind]);
});

test.each([
  ['2026-11-21T04:11:00Z', 1_795_234_260_000_000_000n],
  ['2026-11-21T04:11:00.123456789Z', 1_795_234_260_123_456_789n],
  ['2026-11-21T08:11:00.5+04:00', 1_795_234_260_500_000_000n],
  ['1969-12-31T23:59:59.25Z', -750_000_000n],
])('the time %s keeps its fraction', (iso, nanos) => {
  expect(decodeRulesValue({ timestamp_value: iso })).toEqual({ kind: 'timestamp', nanos });
});

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ int_value: 1, bool_value: true }],
  [{ int_value: '1' }],
  [{ other_value: 1 }],
  [{ timestamp_value: 'yesterday' }],
  [{ list_value: { values: [1] } }],
  [{ path_value: { segments: ['a'] } }],
])('%j is no value', (json) => {
  expect(() => decodeRulesValue(json)).toThrow(Error);
});
