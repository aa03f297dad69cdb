/** Converts stored values and documents to values of the rules language. */
import type { Fields, Timestamp, Value } from '../../model/value.ts';
import type { AuthContext } from '../types.ts';
import { bool, float, int, list, map, NULL, string } from './values.ts';
import type { RulesMap, RulesValue } from './values.ts';

export function toRulesValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return int(value.value);
    case 'double':
      return float(value.value);
    case 'timestamp':
      return toRulesTime(value.value);
    case 'string':
      return value;
    case 'bytes':
      return value;
    case 'reference':
      return { kind: 'path', segments: rulesPath(value.value) };
    case 'geoPoint':
      return { kind: 'latlng', latitude: value.value.latitude, longitude: value.value.longitude };
    case 'array':
      return list(value.values.map(toRulesValue));
    case 'map':
      return toRulesMap(value.fields);
  }
}

function toRulesMap(fields: Fields): RulesMap {
  const converted = new Map<string, RulesValue>();
  for (const [name, value] of fields) converted.set(name, toRulesValue(value));
  return { kind: 'map', fields: converted };
}

export function toRulesTime(time: Timestamp): RulesValue {
  return { kind: 'timestamp', nanos: time.seconds * 1_000_000_000n + BigInt(time.nanos) };
}

/**
 * Returns the segments of `/databases/d/documents/…` for a resource name that begins with `projects/p`.
 */
export function rulesPath(name: string): readonly string[] {
  return name.split('/').slice(2);
}

/** Returns a document as rules see it: `{data, id, __name__}`. */
export function toResource(path: readonly string[], fields: Fields): RulesMap {
  return map([
    ['data', toRulesMap(fields)],
    ['id', string(path.at(-1) ?? '')],
    ['__name__', { kind: 'path', segments: path }],
  ]);
}

export function toAuth(auth: AuthContext | null): RulesValue {
  if (!auth) return NULL;
  return map([
    ['uid', string(auth.uid)],
    ['token', toRulesMap(auth.token)],
  ]);
}
