/**
 * How often numbers may be checked. Numbers run in sequence, so whoever asks for all of them learns what
 * each answer says; the limits make that slow, and each instance counts for itself.
 */
import type { Caller } from './caller.ts';

/** Answers in a minute to one network, as a whole hut or office may share one. */
export const CHECKS_PER_NETWORK = 30;
/** Answers in a minute through one peer: many visitors share a front end, and others may invent networks behind theirs. */
export const CHECKS_PER_PEER = 150;
/** Answers in a minute of an instance to everybody. */
export const CHECKS_PER_INSTANCE = 300;

/** Answers in a minute. */
interface MinuteLimits {
  readonly network: number;
  readonly peer: number;
  readonly instance: number;
}

const CHECKS: MinuteLimits = {
  network: CHECKS_PER_NETWORK,
  peer: CHECKS_PER_PEER,
  instance: CHECKS_PER_INSTANCE,
};

const WINDOW_MS = 60_000;

export class CheckLimit {
  readonly #limits: MinuteLimits;
  readonly #now: () => number;
  #begun = -Infinity;
  #all = 0;
  #networks = new Map<string, number>();
  #peers = new Map<string, number>();

  /** @param now a clock in ms that only goes on. */
  constructor(now: () => number = () => performance.now(), limits = CHECKS) {
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
