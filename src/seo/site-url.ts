const FALLBACK_ORIGIN = 'https://www.example.org';

/** A path of the site with the origin it is published under. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.VITE_SITE_URL ?? FALLBACK_ORIGIN;
  return `${origin}${path === '/' ? '/' : path}`;
}
