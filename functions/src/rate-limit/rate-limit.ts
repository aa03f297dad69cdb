/**
 * So many answers a minute for a network, a peer and everybody. Each instance counts for itself, so this slows down who
 * asks again and again, and bounds nothing over all instances.
 */
import type { Caller } from './caller.ts';

/** Answers in a minute. */
export interface MinuteLimits {
  /** To one network, as a whole hut or office may share one. */
  readonly network: number;
  /** Through one peer: many visitors share a front end, and others may invent networks behind theirs. */
  readonly peer: number;
  /** To everybody. */
  readonly instance: number;
}

const WINDOW_MS = 60_000;

export class RateLimit {
  readonly #limits: MinuteLimits;
  readonly #now: () => number;
  #begun = -Infinity;
  #all = 0;
  #networks = new Map<string, number>();
  #peers = new Map<string, number>();

  /** @param now a clock in ms that only continues. */
  constructor(limits: MinuteLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts an answer; false where it would be one too many. Callers are forgotten after the minute. */
  take({ network, peer }: Caller): boolean {
    if (this.#now() - this.#begun >= WINDOW_MS) {
      this.#begun = this.#now();
      this.#all = 0;
      this.#networks = new Map();
      this.#peers = new Map();
    }
    const ofNetwork = this.#networks.get(network) ?? 0;
    const ofPeer = this.#peers.get(peer) ?? 0;
    const most = this.#limits;
    if (ofNetwork >= most.network || ofPeer >= most.peer || this.#all >= most.instance) return false;
    this.#networks.set(network, ofNetwork + 1);
    this.#peers.set(peer, ofPeer + 1);
    this.#all += 1;
    return true;
  }
}
