import type { Lang } from '../domain/lang.ts';

/** Address of the picture that social networks show for a page: made by `artwork`. */
export function shareCardName(path: string, lang: Lang): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/media/social/${page}-${lang}.jpg`;
}
