/**
 * Limits responses per minute for each network, each peer and in total. Each instance counts separately,
 * so this slows down repeated requests but is not a limit across all instances.
 */

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
  readonly #counts = new Map<string, number>();

  /** @param now a monotonic clock in ms. */
  constructor(limits: MinuteLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts a response; returns false if it exceeds a limit. Callers are forgotten after a minute. */
  take({ network, peer }: Caller): boolean {
    if (this.#now() - this.#begun >= WINDOW_MS) {
      this.#begun = this.#now();
      this.#counts.clear();
    }
    const counted = [
      { key: `network ${network}`, most: this.#limits.network },
      { key: `peer ${peer}`, most: this.#limits.peer },
      { key: 'instance', most: this.#limits.instance },
    ].map((one) => ({ ...one, count: this.#counts.get(one.key) ?? 0 }));
    if (counted.some(({ count, most }) => count >= most)) return false;
    for (const { key, count } of counted) this.#counts.set(key, count + 1);
    return true;
  }
}

/** Identifies the caller of a request for rate limits. */
export interface Caller {
  /** The visitor's network. */
  readonly network: string;
  /**
   * The address that called the function: a Google front end, or the visitor's if Hosting was bypassed.
   */
  readonly peer: string;
}

/**
 * Cloud Run appends the calling address to X-Forwarded-For. Behind Hosting that is a Google front end,
 * and the entry before it is the visitor as seen by Hosting; entries further left come from the visitor
 * and are ignored. A caller who bypasses Hosting can forge the entry before the last one, but never the
 * last.
 */
export function callerOf(forwarded: string | string[] | undefined): Caller {
  const addresses = String(forwarded ?? '')
    .split(',')
    .map((address) => address.trim());
  const peer = networkOf(addresses.at(-1) ?? '');
  return { network: networkOf(addresses.at(-2) ?? peer), peer };
}

/**
 * For IPv6 the first 48 bits, which one customer may own: 65 536 subnets that would otherwise count as
 * that many visitors. Customers of one operator may share them, as they share IPv4 addresses.
 */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  if (!address.includes(':')) return address;
  const groups = head.split(':');
  if (tail !== undefined) groups.push('0', '0', '0', '0');
  return groups.slice(0, 3).join(':');
}
