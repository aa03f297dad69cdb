/**
 * The states of documents before recent commits, so that a listener can resume with only the later
 * changes.
 */
import type { Document } from '../model/value.ts';

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
    if (this.#changes.length <= MAX_CHANGES * 1.5) return;
    const forgotten = this.#changes.splice(0, this.#changes.length - MAX_CHANGES);
    this.#horizon = forgotten.at(-1)?.micros ?? this.#horizon;
  }

  /** Drops everything up to `micros`. */
  restart(micros: number): void {
    this.#changes = [];
    this.#horizon = micros;
  }

  reachesBackTo(micros: number): boolean {
    return micros >= this.#horizon;
  }

  /** Returns the documents changed after `micros`, in their state at that time. */
  since(micros: number): Map<string, Document | null> {
    const then = new Map<string, Document | null>();
    for (let index = this.#changes.length - 1; index >= 0; index -= 1) {
      const change = this.#changes[index];
      if (!change || change.micros <= micros) break;
      then.set(change.name, change.before);
    }
    return then;
  }
}
