/** Values without equal ones, as the value order has it (1 and 1.0 are equal); long lists stay quick. */
import type { Value } from '../model/value.ts';
import { compareValues } from './value-order.ts';

export class ValueSet {
  readonly #buckets = new Map<string, Value[]>();

  constructor(values: readonly Value[]) {
    for (const value of values) this.add(value);
  }

  has(value: Value): boolean {
    const bucket = this.#buckets.get(bucketOf(value));
    return bucket?.some((known) => compareValues(known, value) === 0) ?? false;
  }

  /** False when an equal value is there already. */
  add(value: Value): boolean {
    if (this.has(value)) return false;
    const name = bucketOf(value);
    const bucket = this.#buckets.get(name);
    if (bucket) bucket.push(value);
    else this.#buckets.set(name, [value]);
    return true;
  }
}

/** The same for equal values, and seldom for others. */
function bucketOf(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'integer':
    case 'double':
      return `number ${Number(value.value)}`;
    case 'boolean':
    case 'string':
    case 'reference':
      return `${value.kind} ${value.value}`;
    case 'bytes':
      return `bytes ${Buffer.from(value.value).toString('latin1')}`;
    case 'timestamp':
      return `timestamp ${value.value.seconds} ${value.value.nanos}`;
    case 'geoPoint':
      return `geoPoint ${value.value.latitude} ${value.value.longitude}`;
    case 'array':
      return `array ${JSON.stringify(value.values.map(bucketOf))}`;
    case 'map': {
      const entries = [...value.fields].map(([name, field]) => JSON.stringify([name, bucketOf(field)]));
      return `map ${entries.sort().join()}`;
    }
  }
}
