import { expect, test } from 'vitest';

import { decodeRulesValue } from '../../src/rules/values/storage-values.ts';
import { bool, float, int, list, map, NULL, set, string } from '../../src/rules/values/values.ts';
import type { RulesValue } from '../../src/rules/values/values.ts';

test.each<readonly [json: unknown, value: RulesValue]>([
  [{ null_value: null }, NULL],
  [{ bool_value: false }, bool(false)],
  [{ int_value: 12 }, int(12)],
  [{ float_value: 1.5 }, float(1.5)],
  [{ string_value: 'ა' }, string('ა')],
  [{ path_value: { segments: [{ simple: 'b' }, { simple: 'x' }] } }, { kind: 'path', segments: ['b', 'x'] }],
  [{ list_value: { values: [{ int_value: 1 }] } }, list([int(1)])],
  [{ list_value: {} }, list([])],
  [{ set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, set([int(1)])],
  [{ map_value: { fields: { a: { null_value: null } } } }, map([['a', NULL]])],
  [{ map_value: {} }, map([])],
])('%j is decoded', (json, value) => {
  expect(decodeRulesValue(json)).toEqual(value);
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
