const NO_HOST = 'http://site.invalid';

/**
 * Returns path and query of a request. Appended to a host as text instead of resolved: a path that begins
 * with two slashes would be parsed as a host name, or throw.
 */
export function parseAddress(address: string): Pick<URL, 'pathname' | 'searchParams'> {
  return new URL(NO_HOST + (address.startsWith('/') ? address : `/${address}`));
}
