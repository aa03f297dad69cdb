/**
 * How often numbers may be checked. Numbers run in sequence, so whoever asks for all of them learns what
 * each answer says; the limits make that slow, and each instance counts for itself.
 */

/** Answers in a minute to one network, as a whole hut or office may share one. */
export const CHECKS_PER_NETWORK = 30;
/** Answers in a minute of an instance to everybody. */
export const CHECKS_PER_INSTANCE = 300;

const WINDOW_MS = 60_000;
/** Networks that are counted at a time. */
const MAX_NETWORKS = 5000;

export class CheckLimit {
  readonly #now: () => number;
  #begun = -Infinity;
  #all = 0;
  #networks = new Map<string, number>();

  /** @param now a clock in ms that only goes on. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a question; false where it is one too many. Networks are forgotten after the minute. */
  take(network: string): boolean {
    if (this.#now() - this.#begun >= WINDOW_MS) {
      this.#begun = this.#now();
      this.#all = 0;
      this.#networks = new Map();
    }
    const count = (this.#networks.get(network) ?? 0) + 1;
    if (count > CHECKS_PER_NETWORK || this.#all >= CHECKS_PER_INSTANCE) return false;
    if (count === 1 && this.#networks.size >= MAX_NETWORKS) return false;
    this.#networks.set(network, count);
    this.#all += 1;
    return true;
  }
}
