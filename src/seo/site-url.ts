const FALLBACK_ORIGIN = 'https://www.example.org';

/** Returns a path of the site with its public origin. */
export function absoluteUrl(path: string): string {
  return `${import.meta.env.VITE_SITE_URL ?? FALLBACK_ORIGIN}${path}`;
}
