/** Converts values, documents, masks and preconditions between raw messages and the model. */
import { parseFieldPath } from '../model/field-path.ts';
import type { Precondition } from '../model/messages.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import type { FieldPath } from '../model/query.ts';
import {
  checkOneof,
  messageMap,
  messages,
  optionalFlag,
  optionalMessage,
  optionalNumber,
  optionalTimestamp,
  text,
  texts,
} from '../protobuf/raw-message.ts';
import { checkDocumentName } from '../model/resource-name.ts';
import { invalidArgument } from '../model/status-error.ts';
import { isInRange, truncateToMicros } from '../model/timestamp.ts';
import type { Document, Fields, GeoPoint, Timestamp, Value } from '../model/value.ts';

const UNSET = 'Cannot convert firestore.v1.Value with type unset.';

export function valueFromRaw(raw: RawMessage): Value {
  const [kind, more] = Object.keys(raw);
  if (kind === undefined) throw invalidArgument(UNSET);
  if (more !== undefined) throw invalidArgument('A value has more than one type.');
  const value = raw[kind];
  switch (kind) {
    case 'nullValue':
      return { kind: 'null' };
    case 'booleanValue':
      return { kind: 'boolean', value: value === true };
    case 'integerValue':
      return { kind: 'integer', value: typeof value === 'bigint' ? value : 0n };
    case 'doubleValue':
      return { kind: 'double', value: typeof value === 'number' ? value : 0 };
    case 'timestampValue':
      return { kind: 'timestamp', value: storedTimestamp(optionalTimestamp(raw, kind)) };
    case 'stringValue':
      return { kind: 'string', value: text(raw, kind) };
    case 'bytesValue':
      return { kind: 'bytes', value: value instanceof Uint8Array ? value : new Uint8Array() };
    case 'referenceValue':
      return { kind: 'reference', value: checkedReference(text(raw, kind)) };
    case 'geoPointValue':
      return { kind: 'geoPoint', value: geoPoint(optionalMessage(raw, kind) ?? {}) };
    case 'arrayValue':
      return { kind: 'array', values: arrayFromRaw(optionalMessage(raw, kind)) };
    default:
      return { kind: 'map', fields: fieldsFromRaw(optionalMessage(raw, kind) ?? {}) };
  }
}

export function arrayFromRaw(raw: RawMessage | undefined): Value[] {
  return raw ? messages(raw, 'values').map(valueFromRaw) : [];
}

/** Parses the `fields` map of a Document or MapValue. */
export function fieldsFromRaw(raw: RawMessage): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of messageMap(raw, 'fields')) fields.set(name, valueFromRaw(value));
  return fields;
}

export function valueToRaw(value: Value): RawMessage {
  switch (value.kind) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: value.value };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.value };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.value.latitude, longitude: value.value.longitude } };
    case 'array':
      return { arrayValue: value.values.length > 0 ? { values: value.values.map(valueToRaw) } : {} };
    default:
      return { mapValue: value.fields.size > 0 ? { fields: fieldsToRaw(value.fields) } : {} };
  }
}

export function fieldsToRaw(fields: Fields): ReadonlyMap<string, RawMessage> {
  const raw = new Map<string, RawMessage>();
  for (const [name, value] of fields) raw.set(name, valueToRaw(value));
  return raw;
}

export function documentToRaw({ name, fields, createTime, updateTime }: Document): RawMessage {
  const head = fields.size > 0 ? { name, fields: fieldsToRaw(fields) } : { name };
  return { ...head, createTime, updateTime };
}

/** Returns undefined when the message has no mask, which differs from an empty one. */
export function maskFromRaw(raw: RawMessage, field: string): FieldPath[] | undefined {
  const mask = optionalMessage(raw, field);
  return mask && texts(mask, 'fieldPaths').map(parseFieldPath);
}

export function preconditionFromRaw(raw: RawMessage): Precondition | undefined {
  const precondition = optionalMessage(raw, 'currentDocument');
  if (!precondition) return undefined;
  checkOneof(precondition, ['exists', 'updateTime']);
  const exists = optionalFlag(precondition, 'exists');
  if (exists !== undefined) return { kind: 'exists', exists };
  const updateTime = optionalTimestamp(precondition, 'updateTime');
  return updateTime && { kind: 'updateTime', updateTime };
}

function storedTimestamp(timestamp: Timestamp | undefined): Timestamp {
  if (!timestamp || !isInRange(timestamp)) {
    throw invalidArgument('A timestamp is outside of 0001-01-01 to 9999-12-31.');
  }
  return truncateToMicros(timestamp);
}

function checkedReference(name: string): string {
  checkDocumentName(name);
  return name;
}

function geoPoint(raw: RawMessage): GeoPoint {
  const latitude = optionalNumber(raw, 'latitude') ?? 0;
  const longitude = optionalNumber(raw, 'longitude') ?? 0;
  if (!(Math.abs(latitude) <= 90)) {
    throw invalidArgument('latitude must be in the range of [-90, 90] degrees.');
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalidArgument('longitude must be in the range of [-180, 180] degrees.');
  }
  return { latitude, longitude };
}
