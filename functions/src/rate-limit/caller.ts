/** Who asks, as far as limits must know it. */
export interface Caller {
  /** The visitor's network. */
  readonly network: string;
  /** What called the function: a front end of Google's, or the visitor where Hosting was left out. */
  readonly peer: string;
}

/**
 * Cloud Run appends the address that it was called from to X-Forwarded-For. Behind Hosting that is a front end of
 * Google's, and before it is the visitor as Hosting saw it; what the visitor sent is further left and is not
 * read. Whoever calls the function itself can invent the entry before the last one, but never the last.
 */
export function callerOf(forwarded: string | string[] | undefined): Caller {
  const addresses = String(forwarded ?? '')
    .split(',')
    .map((address) => address.trim());
  const peer = networkOf(addresses.at(-1) ?? '');
  return { network: networkOf(addresses.at(-2) ?? peer), peer };
}

/**
 * Of IPv6 the first 48 bits, which is what one customer may be given: 65 536 networks that would count as so many
 * visitors. Customers of one operator may share them, as they share an IPv4 address.
 */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  if (!address.includes(':')) return address;
  const groups = head.split(':');
  if (tail !== undefined) groups.push('0', '0', '0', '0');
  return groups.slice(0, 3).join(':');
}
