/**
 * What documents were before recent commits: serves reads at an earlier time and resumed listeners.
 * Bounded by age and by number of changes; older times are refused by the callers.
 */
import type { Document } from '../model/value.ts';

const MAX_AGE_MICROS = 3_600_000_000;
const MAX_CHANGES = 20_000;

interface PastChange {
  /** Commit time, microseconds. */
  readonly micros: number;
  readonly name: string;
  readonly before: Document | null;
}

export class History {
  #changes: PastChange[] = [];
  /** Every change after this time is known. */
  #horizon: number;

  constructor(startMicros: number) {
    this.#horizon = startMicros;
  }

  record(micros: number, name: string, before: Document | null): void {
    this.#changes.push({ micros, name, before });
    if (this.#changes.length > MAX_CHANGES * 1.5) this.#trim(micros);
  }

  /** Forgets everything up to `micros`. */
  restart(micros: number): void {
    this.#changes = [];
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
    const byCount = this.#changes.length - MAX_CHANGES;
    const byAge = this.#changes.findIndex(({ micros }) => micros > now - MAX_AGE_MICROS);
    const removed = this.#changes.splice(0, Math.max(byCount, byAge, 0));
    this.#horizon = removed.at(-1)?.micros ?? this.#horizon;
  }
}
