import * as fc from 'fast-check';
import { decodeValue, encodeValue } from '../support/decode.ts';
import { describe, expect, it } from 'vitest';
import { areIdentical } from '../../src/store/value-order.ts';
import { formatProtoJson, parseProtoJson } from '../../src/protobuf/json.ts';
import { decodeWire } from '../../src/protobuf/reader.ts';
import { encodeWire } from '../../src/protobuf/writer.ts';
import { StatusError } from '../../src/model/status-error.ts';
import { formatTimestamp, parseTimestamp } from '../../src/model/timestamp.ts';
import { valueFromRaw, valueToRaw } from '../../src/codec/value-codec.ts';
import type { Value } from '../../src/model/value.ts';

const { value: anyValue } = fc.letrec<{ value: Value; map: Value; list: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant({ kind: 'null' } as const),
    fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: 'integer', value })),
    fc.double().map((value): Value => ({ kind: 'double', value })),
    fc.string({ unit: 'binary' }).map((value): Value => ({ kind: 'string', value })),
    fc.uint8Array().map((value): Value => ({ kind: 'bytes', value })),
    fc
      .tuple(fc.bigInt({ min: -62_135_596_800n, max: 253_402_300_799n }), fc.nat(999_999))
      .map(([seconds, micros]): Value => ({ kind: 'timestamp', value: { seconds, nanos: micros * 1000 } })),
    fc
      .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
      .map(([latitude, longitude]): Value => ({ kind: 'geoPoint', value: { latitude, longitude } })),
    fc.constant<Value>({ kind: 'reference', value: 'projects/p/databases/(default)/documents/a/b' }),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }).map((values): Value => ({ kind: 'array', values })),
  map: fc
    .array(fc.tuple(fc.string({ unit: 'binary' }), tie('value')), { maxLength: 4 })
    .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
}));

describe('codecs', () => {
  it('round-trip every value through ProtoJSON', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(encodeValue(value)));
        expect(areIdentical(decodeValue(json), value)).toBe(true);
      }),
    );
  });

  it('round-trip every value through the binary form', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const bytes = encodeWire('Value', valueToRaw(value));
        expect(areIdentical(valueFromRaw(decodeWire('Value', bytes)), value)).toBe(true);
      }),
    );
  });

  it('convert any bytes to a message or INVALID_ARGUMENT', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(failureOf(() => decodeWire('CommitRequest', bytes))).toSatisfy(isStatusOrNothing);
      }),
      { numRuns: 2000 },
    );
  });

  it('reject messages nested too deeply', () => {
    let bytes = encodeWire('Value', { nullValue: null });
    for (let depth = 0; depth < 400; depth += 1) bytes = wrap(bytes);
    expect(() => decodeWire('Value', bytes)).toThrow('nested too deeply');
    let json: unknown = { nullValue: null };
    for (let depth = 0; depth < 10_000; depth += 1) json = { arrayValue: { values: [json] } };
    expect(() => parseProtoJson('Value', json)).toThrow(StatusError);
  });

  it('accept the spellings of ProtoJSON', () => {
    const query = parseProtoJson('RunQueryRequest', {
      structured_query: { from: [{ collection_id: 'a' }], limit: '5', orderBy: [{ direction: 2 }] },
      readTime: null,
    });
    expect(formatProtoJson('RunQueryRequest', query)).toEqual({
      structuredQuery: { from: [{ collectionId: 'a' }], limit: 5, orderBy: [{ direction: 'DESCENDING' }] },
    });
    expect(decodeValue({ nullValue: 'NULL_VALUE' })).toEqual({ kind: 'null' });
    expect(decodeValue({ bytesValue: '-_8' })).toEqual({ kind: 'bytes', value: Uint8Array.of(251, 255) });
    expect(decodeValue({ doubleValue: '-0' })).toEqual({ kind: 'double', value: -0 });
  });

  it.each([
    { unknownValue: 1 },
    { integerValue: 1.5 },
    { integerValue: '9223372036854775808' },
    { stringValue: 5 },
    { stringValue: '\ud800' },
    { booleanValue: 'true' },
    { bytesValue: '***' },
    { timestampValue: '2020-02-30T00:00:00Z' },
    { timestampValue: { seconds: 1 } },
    { referenceValue: 'a/b' },
    { geoPointValue: { latitude: 91 } },
    { integerValue: '1', stringValue: 'a' },
    {},
    [],
    'text',
    null,
  ])('refuse %j', (json) => {
    expect(() => decodeValue(json)).toThrow(StatusError);
  });

  it('print timestamps with as many digits as needed', () => {
    const texts = ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.100Z', '0001-01-01T00:00:00.000001Z'];
    for (const text of texts) {
      const timestamp = parseTimestamp(text);
      expect(timestamp && formatTimestamp(timestamp)).toBe(text);
    }
    expect(parseTimestamp('2026-01-02T03:04:05+04:00')).toEqual(parseTimestamp('2026-01-01T23:04:05Z'));
  });
});

/** Wraps the bytes of a value in an array value. */
function wrap(value: Buffer): Buffer {
  const array = Buffer.concat([Buffer.from([0x0a]), length(value), value]);
  return Buffer.concat([Buffer.from([0x4a]), length(array), array]);
}

function length(bytes: Buffer): Buffer {
  const digits: number[] = [];
  let rest = bytes.length;
  for (; rest >= 128; rest >>>= 7) digits.push((rest & 127) | 128);
  return Buffer.from([...digits, rest]);
}

function failureOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

function isStatusOrNothing(failure: unknown): boolean {
  return failure === undefined || failure instanceof StatusError;
}
