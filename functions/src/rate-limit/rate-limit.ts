/**
 * Limits responses per minute for each network, each peer and in total. Each instance counts separately,
 * so this slows down repeated requests but is not a limit across all instances.
 */
import type { Caller } from './caller.ts';

/** Responses per minute. */
export interface MinuteLimits {
  /** To one network, which a whole hut or office may share. */
  readonly network: number;
  /** Through one peer: many visitors share a front end, and callers may forge the networks behind it. */
  readonly peer: number;
  /** In total. */
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

  /** @param now a monotonic clock in ms. */
  constructor(limits: MinuteLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts a response; returns false if it exceeds a limit. Callers are forgotten after a minute. */
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
