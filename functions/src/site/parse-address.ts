const NO_HOST = 'http://site.invalid';

/**
 * Path and query of a request. As text behind a host, not resolved against it: a path that begins with two slashes would be read
 * as the name of another host, or throw.
 */
export function parseAddress(address: string): Pick<URL, 'pathname' | 'searchParams'> {
  return new URL(NO_HOST + (address.startsWith('/') ? address : `/${address}`));
}
