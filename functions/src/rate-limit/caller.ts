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
