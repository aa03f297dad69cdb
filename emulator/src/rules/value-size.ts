/**
 * How large a value is: characters, bytes and members, those of shared parts each time they occur. A
 * few lines of rules can double a list or text again and again, which would stand still for minutes.
 */
import type { Outcome, RulesValue } from './values/values.ts';

/** By list, set or map: values never change. */
const sizes = new WeakMap<object, number>();

export function sizeOf(value: Outcome): number {
  switch (value.kind) {
    case 'string':
    case 'bytes':
      return value.value.length + 1;
    case 'list':
    case 'set':
      return remembered(value.values, () => sum(value.values));
    case 'map':
      return remembered(value.fields, () => {
        let size = sum(value.fields.values());
        for (const name of value.fields.keys()) size += name.length;
        return size;
      });
    case 'map_diff':
      return sizeOf(value.before) + sizeOf(value.after);
    default:
      return 1;
  }
}

function sum(values: Iterable<RulesValue>): number {
  let size = 1;
  for (const value of values) size += sizeOf(value);
  return size;
}

function remembered(container: object, measure: () => number): number {
  const known = sizes.get(container);
  if (known !== undefined) return known;
  const size = measure();
  sizes.set(container, size);
  return size;
}
