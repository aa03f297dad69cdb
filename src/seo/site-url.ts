const FALLBACK_ORIGIN = 'https://www.example.org';

/** Returns a path of the site with its public origin. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.VITE_SITE_URL ?? FALLBACK_ORIGIN;
  return `${origin}${path === '/' ? '/' : path}`;
}
