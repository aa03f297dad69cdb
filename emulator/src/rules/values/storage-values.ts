/**
 * Decodes the values that the Firebase CLI sends to the Storage rules runtime: objects with one key
 * that names the kind (firebase-tools, src/emulator/storage/rules/expressionValue.ts). Whole numbers
 * arrive as `int_value` even where a float is meant.
 */
import { bool, float, int, list, map, NULL, set, string } from './values.ts';
import type { RulesValue } from './values.ts';

type Json = Readonly<Partial<Record<string, unknown>>>;

/** Throws an Error that names the problem for any other JSON. */
export function decodeRulesValue(json: unknown): RulesValue {
  const [entry, ...more] = Object.entries(object(json, 'a value'));
  if (!entry || more.length > 0) throw new Error('A rules value has exactly one key.');
  const [kind, content] = entry;
  switch (kind) {
    case 'null_value':
      return NULL;
    case 'bool_value':
      if (typeof content !== 'boolean') throw new Error('Not a boolean.');
      return bool(content);
    case 'int_value':
      return int(BigInt(Math.trunc(number(content))));
    case 'float_value':
      return float(number(content));
    case 'string_value':
      return string(text(content));
    default:
      return decodeCompound(kind, content);
  }
}

function decodeCompound(kind: string, content: unknown): RulesValue {
  switch (kind) {
    case 'timestamp_value':
      return { kind: 'timestamp', nanos: instant(text(content)) };
    case 'path_value':
      return { kind: 'path', segments: array(object(content, kind)['segments']).map(segment) };
    case 'list_value':
      return list(array(object(content, kind)['values']).map(decodeRulesValue));
    case 'set_value':
      return set(array(object(content, kind)['values']).map(decodeRulesValue));
    case 'map_value':
      return map(fields(object(content, kind)['fields']));
    default:
      throw new Error(`Unknown kind of rules value: ${kind}.`);
  }
}

function fields(json: unknown): [string, RulesValue][] {
  return Object.entries(object(json ?? {}, 'fields')).map(([name, value]) => [name, decodeRulesValue(value)]);
}

function segment(json: unknown): string {
  return text(object(json, 'a path segment')['simple']);
}

const INSTANT = /^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,9}))?(?:Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since 1970 of an ISO time; Date alone would round to milliseconds. */
function instant(iso: string): bigint {
  const match = INSTANT.exec(iso);
  const seconds = Math.floor(Date.parse(iso) / 1000);
  if (!match || Number.isNaN(seconds)) throw new Error(`Not a timestamp: ${iso}.`);
  return BigInt(seconds) * 1_000_000_000n + BigInt((match[1] ?? '').padEnd(9, '0'));
}

function object(json: unknown, what: string): Json {
  if (!isObject(json)) throw new Error(`Not an object: ${what}.`);
  return json;
}

function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function array(json: unknown): readonly unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error('Not a list of values.');
  return json;
}

function text(json: unknown): string {
  if (typeof json === 'string') return json;
  throw new Error('Not a string.');
}

function number(json: unknown): number {
  if (typeof json === 'number') return json;
  throw new Error('Not a number.');
}
