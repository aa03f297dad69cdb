/** Methods of lists, sets, maps and map differences (verdicts of the official emulator). */
import { UNKNOWN } from '../evaluation/operators.ts';
import { bool, error, int, keyOf, list, set, string, textOf } from '../values/values.ts';
import type { Outcome, RulesMap, RulesValue, ValueOf } from '../values/values.ts';
import { signature } from './signature.ts';

type Collection = ValueOf<'list'> | ValueOf<'set'>;

export const COLLECTION_METHODS = [
  signature('size', ['collection'], (items) => int(items.values.length)),
  signature('hasAll', ['list', 'list'], (items, wanted) => hasAll(items, wanted)),
  signature('hasAny', ['list', 'list'], (items, wanted) => hasAny(items, wanted)),
  signature('hasOnly', ['list', 'list'], (items, wanted) => hasAll(wanted, items)),
  signature('hasAll', ['set', 'collection'], (items, wanted) => hasAll(items, wanted)),
  signature('hasAny', ['set', 'collection'], (items, wanted) => hasAny(items, wanted)),
  signature('hasOnly', ['set', 'collection'], (items, wanted) => hasAll(wanted, items)),

  signature('concat', ['list', 'list'], (items, more) => list([...items.values, ...more.values])),
  signature('join', ['list', 'string'], (items, separator) => join(items, separator.value)),
  signature('removeAll', ['list', 'list'], (items, unwanted) => list(without(items, unwanted))),
  signature('toSet', ['list'], (items) => set(items.values)),

  signature('union', ['set', 'set'], (left, right) => set([...left.values, ...right.values])),
  signature('intersection', ['set', 'set'], (left, right) => set(within(left, right))),
  signature('difference', ['set', 'set'], (left, right) => set(without(left, right))),

  signature('size', ['map'], (fields) => whole(fields, () => int(fields.fields.size))),
  signature('keys', ['map'], (fields) => whole(fields, () => list(sortedKeys(fields).map(string)))),
  signature('values', ['map'], (fields) => whole(fields, () => list(sortedValues(fields)))),
  signature('get', ['map', 'string', 'any'], (fields, key, fallback) => get(fields, [key], fallback)),
  signature('get', ['map', 'list', 'any'], (fields, keys, fallback) => get(fields, keys.values, fallback)),
  signature('diff', ['map', 'map'], (after, before) =>
    after.open || before.open ? UNKNOWN : { kind: 'map_diff', after, before },
  ),

  signature('addedKeys', ['map_diff'], ({ after, before }) =>
    keySet(after, (key) => !before.fields.has(key)),
  ),
  signature('removedKeys', ['map_diff'], ({ after, before }) =>
    keySet(before, (key) => !after.fields.has(key)),
  ),
  signature('changedKeys', ['map_diff'], ({ after, before }) =>
    keySet(after, (key) => before.fields.has(key) && !sameField(after, before, key)),
  ),
  signature('unchangedKeys', ['map_diff'], ({ after, before }) =>
    keySet(after, (key) => sameField(after, before, key)),
  ),
  signature('affectedKeys', ['map_diff'], ({ after, before }) => affectedKeys(after, before)),
];

function hasAll(items: Collection, wanted: Collection): RulesValue {
  const keys = keysOf(items);
  return bool(wanted.values.every((value) => keys.has(keyOf(value))));
}

function hasAny(items: Collection, wanted: Collection): RulesValue {
  const keys = keysOf(items);
  return bool(wanted.values.some((value) => keys.has(keyOf(value))));
}

function keysOf(items: Collection): ReadonlySet<string> {
  return new Set(items.values.map(keyOf));
}

function within(items: Collection, wanted: Collection): RulesValue[] {
  const keys = keysOf(wanted);
  return items.values.filter((value) => keys.has(keyOf(value)));
}

function without(items: Collection, unwanted: Collection): RulesValue[] {
  const keys = keysOf(unwanted);
  return items.values.filter((value) => !keys.has(keyOf(value)));
}

function join(items: Collection, separator: string): Outcome {
  const texts: string[] = [];
  for (const value of items.values) {
    const text = textOf(value);
    if (text === undefined) return error(`A list with a ${value.kind} cannot be joined.`);
    texts.push(text);
  }
  return string(texts.join(separator));
}

/** Returns an unknown result for a query's symbolic document, because not all of its fields are known. */
function whole(fields: RulesMap, answer: () => Outcome): Outcome {
  return fields.open ? UNKNOWN : answer();
}

function sortedKeys(fields: RulesMap): string[] {
  return [...fields.fields.keys()].sort();
}

function sortedValues(fields: RulesMap): RulesValue[] {
  return [...fields.fields].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
}

function get(fields: RulesMap, keys: readonly RulesValue[], fallback: RulesValue): Outcome {
  let value: RulesValue = fields;
  for (const key of keys) {
    if (key.kind !== 'string') return error('The key of map.get is not a string.');
    if (value.kind === 'constraint') return UNKNOWN;
    const field: RulesValue | undefined = value.kind === 'map' ? value.fields.get(key.value) : undefined;
    if (!field) return value.kind === 'map' && value.open ? UNKNOWN : fallback;
    value = field;
  }
  return value;
}

function keySet(fields: RulesMap, wanted: (key: string) => boolean): RulesValue {
  return { kind: 'set', values: sortedKeys(fields).filter(wanted).map(string) };
}

function sameField(after: RulesMap, before: RulesMap, key: string): boolean {
  const [left, right] = [after.fields.get(key), before.fields.get(key)];
  return left !== undefined && right !== undefined && (left === right || keyOf(left) === keyOf(right));
}

function affectedKeys(after: RulesMap, before: RulesMap): RulesValue {
  const keys = new Set([...after.fields.keys(), ...before.fields.keys()]);
  const affected = [...keys].filter((key) => !sameField(after, before, key));
  return { kind: 'set', values: affected.sort().map(string) };
}
