/**
 * Limits responses per minute for each caller. Each instance counts separately, so this slows down repeated
 * requests but is not a limit across all instances.
 */
import { BlockList } from 'node:net';

/** Responses per minute. */
export interface MinuteLimits {
  /** To one network, which a whole hut or office may share. */
  readonly network: number;
  /** To one address that called the function itself. */
  readonly peer: number;
  /** In total; without it nobody can use up what others have. */
  readonly all?: number;
}

const WINDOW_MS = 60_000;
/** Callers that are counted at a time; beyond, the first ones are forgotten. */
const MAX_CALLERS = 10_000;

export class RateLimit {
  readonly #limits: MinuteLimits;
  readonly #now: () => number;
  #begun = -Infinity;
  #all = 0;
  readonly #counts = new Map<string, number>();

  /** @param now a monotonic clock in ms. */
  constructor(limits: MinuteLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts a response; returns false if it exceeds a limit. Callers are forgotten after a minute. */
  take({ network, isDirect }: Caller): boolean {
    if (this.#now() - this.#begun >= WINDOW_MS) {
      this.#begun = this.#now();
      this.#counts.clear();
      this.#all = 0;
    }
    const count = this.#counts.get(network) ?? 0;
    const most = isDirect ? this.#limits.peer : this.#limits.network;
    if (count >= most || this.#all >= (this.#limits.all ?? Infinity)) return false;
    this.#all += 1;
    this.#counts.set(network, count + 1);
    const [oldest = ''] = this.#counts.keys();
    if (this.#counts.size > MAX_CALLERS) this.#counts.delete(oldest);
    return true;
  }
}

/** Identifies the caller of a request for rate limits. */
export interface Caller {
  /** The visitor's network; of direct calls that of the address that called the function. */
  readonly network: string;
  /** The function was called by its own address instead of through Hosting. */
  readonly isDirect: boolean;
}

/** Google's own networks, without those of its cloud's customers. */
const GOOGLE = new BlockList();
for (const [network, prefix] of [
  ['64.233.160.0', 19], ['66.102.0.0', 20], ['66.249.64.0', 19], ['72.14.192.0', 18], ['74.125.0.0', 16],
  ['108.177.0.0', 17], ['142.250.0.0', 15], ['172.217.0.0', 16], ['172.253.0.0', 16], ['173.194.0.0', 16],
  ['192.178.0.0', 15], ['209.85.128.0', 17], ['216.58.192.0', 19], ['216.239.32.0', 19],
] as const) GOOGLE.addSubnet(network, prefix); // oxfmt-ignore
for (const network of ['2001:4860', '2404:6800', '2607:f8b0', '2800:3f0', '2a00:1450', '2c0f:fb50'])
  GOOGLE.addSubnet(`${network}::`, 32, 'ipv6');

/**
 * Cloud Run appends the calling address to X-Forwarded-For. Behind Hosting that is a front end of Google, and
 * the entry before it is the visitor as seen by Hosting; entries further left come from the visitor and are
 * ignored. Without a front end nothing but the last entry is true: it alone counts then, apart from Hosting's visitors.
 */
export function callerOf(forwarded: string | string[] | undefined): Caller {
  const [peer = '', visitor] = String(forwarded ?? '')
    .split(',')
    .map((address) => address.trim().replace(/^::ffff:(?=\d+\.)/iu, ''))
    .reverse();
  const isFrontEnd = GOOGLE.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
  return visitor !== undefined && isFrontEnd
    ? { network: networkOf(visitor), isDirect: false }
    : { network: `direct ${networkOf(peer)}`, isDirect: true };
}

/**
 * For IPv6 the first 48 bits, which one customer may own: 65 536 subnets that would otherwise count as
 * that many visitors. Customers of one operator may share them, as they share IPv4 addresses.
 */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) groups.push('0', '0');
  return groups.slice(0, 3).join(':');
}
