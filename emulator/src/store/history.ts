/**
 * What documents were before recent commits: serves reads at an earlier time and resumed listeners.
 * Bounded by age, number and size of the changes; older times are refused by the callers.
 */
import type { Document, Fields, Value } from '../model/value.ts';

const MAX_AGE_MICROS = 3_600_000_000;
const MAX_CHANGES = 20_000;
/** Rough: characters and bytes, not their cost in memory. */
const MAX_WEIGHT = 16 << 20;

interface PastChange {
  /** Commit time, microseconds. */
  readonly micros: number;
  readonly name: string;
  readonly before: Document | null;
  readonly weight: number;
}

export class History {
  #changes: PastChange[] = [];
  #weight = 0;
  /** Every change after this time is known. */
  #horizon: number;

  constructor(startMicros: number) {
    this.#horizon = startMicros;
  }

  record(micros: number, name: string, before: Document | null): void {
    const weight = before ? weightOf(before.fields) : 0;
    this.#changes.push({ micros, name, before, weight });
    this.#weight += weight;
    const isFull = this.#changes.length > MAX_CHANGES * 1.5 || this.#weight > MAX_WEIGHT * 1.5;
    if (isFull) this.#trim(micros);
  }

  /** Forgets everything up to `micros`. */
  restart(micros: number): void {
    this.#changes = [];
    this.#weight = 0;
    this.#horizon = micros;
  }

  reachesBackTo(micros: number): boolean {
    return micros >= this.#horizon;
  }

  /** The documents that were changed after `micros`, as they were at that time. */
  since(micros: number): Map<string, Document | null> {
    const then = new Map<string, Document | null>();
    for (let index = this.#changes.length - 1; index >= 0; index -= 1) {
      const change = this.#changes[index];
      if (!change || change.micros <= micros) break;
      then.set(change.name, change.before);
    }
    return then;
  }

  #trim(now: number): void {
    const surplus = this.#changes.length - MAX_CHANGES;
    let count = 0;
    for (const { micros, weight } of this.#changes) {
      const isOld = micros <= now - MAX_AGE_MICROS;
      if (!isOld && count >= surplus && this.#weight <= MAX_WEIGHT) break;
      count += 1;
      this.#weight -= weight;
      this.#horizon = micros;
    }
    this.#changes.splice(0, count);
  }
}

function weightOf(fields: Fields): number {
  let weight = 0;
  for (const [name, value] of fields) weight += name.length + valueWeight(value);
  return weight;
}

function valueWeight(value: Value): number {
  if (value.kind === 'string' || value.kind === 'bytes') return value.value.length;
  if (value.kind === 'map') return weightOf(value.fields);
  if (value.kind === 'array') return value.values.reduce((sum, element) => sum + valueWeight(element), 0);
  return 8;
}
