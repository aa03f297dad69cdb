import type { Lang } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';

/** Address of the picture that social networks show for a page: made by `artwork`. */
export function shareCardName(path: string, lang: Lang): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/media/social/${page}-${lang}.jpg`;
}

/** Address of the picture of a guide's page: drawn by the function `site`. */
export function guideCardAddress(slug: string, lang: Lang): string {
  return localPath(`/api/guides/${slug}/card.jpg`, lang);
}
