/** Messages of tests, written as ProtoJSON or read from a raw message. */
import { queryFromRaw } from '../../src/codec/query-codec.ts';
import { fieldsFromRaw, valueFromRaw, valueToRaw } from '../../src/codec/value-codec.ts';
import { writeFromRaw } from '../../src/codec/write-codec.ts';
import type { Write } from '../../src/model/messages.ts';
import type { StructuredQuery } from '../../src/model/query.ts';
import type { Document, Value } from '../../src/model/value.ts';
import { optionalTimestamp, text } from '../../src/protobuf/raw-message.ts';
import type { RawMessage } from '../../src/protobuf/schema.ts';
import { formatProtoJson, parseProtoJson } from '../../src/protobuf/json.ts';

export function decodeQuery(json: unknown): StructuredQuery {
  return queryFromRaw(parseProtoJson('StructuredQuery', json));
}

export function decodeWrite(json: unknown): Write {
  return writeFromRaw(parseProtoJson('Write', json));
}

export function decodeValue(json: unknown): Value {
  return valueFromRaw(parseProtoJson('Value', json));
}

export function encodeValue(value: Value): Record<string, unknown> {
  return formatProtoJson('Value', valueToRaw(value));
}

export function documentFromRaw(raw: RawMessage): Document {
  const never = { seconds: 0n, nanos: 0 };
  return {
    name: text(raw, 'name'),
    fields: fieldsFromRaw(raw),
    createTime: optionalTimestamp(raw, 'createTime') ?? never,
    updateTime: optionalTimestamp(raw, 'updateTime') ?? never,
  };
}
