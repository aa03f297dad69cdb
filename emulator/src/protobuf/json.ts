/**
 * The ProtoJSON form of the messages in schema.ts (protobuf.dev/programming-guides/json). An unknown field
 * or a value of the wrong type is INVALID_ARGUMENT, as the official emulator answers.
 */
import { ENUMS, messageSchema, type RawMessage, type RawValue } from './schema.ts';
import { isMessage, isTimestamp, unsupported } from './raw-message.ts';
import { invalidArgument, type StatusError } from '../model/status-error.ts';
import { formatTimestamp, parseTimestamp } from '../model/timestamp.ts';

/** Maximum nesting of messages; the deepest valid document needs about fifty. */
const MAX_DEPTH = 200;

/** Lone surrogates cannot be encoded as UTF-8, so they are not a valid protobuf string. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const SPECIAL_DOUBLES: ReadonlyMap<unknown, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
]);

export function parseProtoJson(messageName: string, json: unknown): RawMessage {
  return parseMessage(messageName, json, 0);
}

export function formatProtoJson(messageName: string, message: RawMessage): Record<string, unknown> {
  const { byName } = messageSchema(messageName);
  const entries = Object.entries(message).map(([key, value]): [string, unknown] => {
    const field = byName.get(key);
    if (!field) throw new Error(`${messageName} has no field ${key}`);
    return [key, formatField(field.type, value)];
  });
  // Object.fromEntries defines own properties, so no name is special.
  return Object.fromEntries(entries);
}

function parseMessage(name: string, json: unknown, depth: number): RawMessage {
  if (!isRecord(json) || depth > MAX_DEPTH) throw invalid();
  const { byName } = messageSchema(name);
  const message: Record<string, RawValue> = {};
  for (const [key, value] of Object.entries(json)) {
    const field = byName.get(key) ?? byName.get(lowerCamel(key));
    if (!field) throw invalid();
    if ((value === null && field.type !== 'null') || field.type === 'ignored') continue;
    if (field.type === 'unsupported') throw unsupported(field.name);
    // The same field in both spellings; JSON.parse has kept the last of equal ones.
    if (Object.hasOwn(message, field.name)) throw invalid();
    if (field.label === 'single') message[field.name] = parseValue(field.type, value, depth);
    else if (field.label === 'repeated') {
      if (!Array.isArray(value)) throw invalid();
      message[field.name] = value.map((item) => parseValue(field.type, item, depth));
    } else message[field.name] = parseMap(field.type, value, depth);
  }
  return message;
}

function parseMap(type: string, json: unknown, depth: number): ReadonlyMap<string, RawMessage> {
  if (!isRecord(json)) throw invalid();
  const map = new Map<string, RawMessage>();
  for (const [key, value] of Object.entries(json)) {
    if (LONE_SURROGATE.test(key)) throw invalid();
    map.set(key, parseMessage(type, value, depth + 1));
  }
  return map;
}

function parseValue(type: string, json: unknown, depth: number): RawValue {
  switch (type) {
    case 'string':
      return typeof json === 'string' && !LONE_SURROGATE.test(json) ? json : raise();
    case 'bytes':
      return typeof json === 'string' ? parseBase64(json) : raise();
    case 'bool':
      return typeof json === 'boolean' ? json : raise();
    case 'int32':
    case 'int32?':
      return Number(parseInteger(json, 32));
    case 'int64':
    case 'int64?':
      return parseInteger(json, 64);
    case 'double':
      return parseDouble(json);
    case 'null':
      return json === null || json === 'NULL_VALUE' || json === 0 ? null : raise();
    case 'timestamp':
      return (typeof json === 'string' ? parseTimestamp(json) : undefined) ?? raise();
    default: {
      const names = ENUMS[type];
      if (!names) return parseMessage(type, json, depth + 1);
      const name = typeof json === 'number' ? names[json] : names.find((known) => known === json);
      return name ?? raise();
    }
  }
}

function parseInteger(json: unknown, bits: number): bigint {
  const fits = (typeof json === 'number' && Number.isInteger(json)) || isDecimal(json);
  if (!fits) throw invalid();
  const value = BigInt(json);
  if (BigInt.asIntN(bits, value) !== value) throw invalid();
  return value;
}

function isDecimal(json: unknown): json is string {
  return typeof json === 'string' && /^-?\d{1,20}$/.test(json);
}

function parseDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  const special = SPECIAL_DOUBLES.get(json);
  if (special !== undefined) return special;
  if (typeof json === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(json)) return Number(json);
  throw invalid();
}

/** Standard or URL-safe alphabet, padded or not. */
function parseBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalid();
  return Uint8Array.from(Buffer.from(text, 'base64'));
}

function formatField(type: string, value: RawValue): unknown {
  if (Array.isArray(value)) return value.map((item) => formatField(type, item));
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, item]) => [key, formatProtoJson(type, item)]));
  }
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return formatNumber(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (isTimestamp(value)) return formatTimestamp(value);
  return isMessage(value) ? formatProtoJson(type, value) : value;
}

function formatNumber(value: number): number | string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : value;
  return String(value);
}

function lowerCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function raise(): never {
  throw invalid();
}

function invalid(): StatusError {
  return invalidArgument("Payload isn't valid for request.");
}
