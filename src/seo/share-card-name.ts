import type { Lang } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';

/** Returns the URL of a page's preview image, rendered by `scripts/pictures/share-cards.ts`. */
export function shareCardName(path: string, lang: Lang): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/media/social/${page}-${lang}.jpg`;
}

/** Returns the URL of the preview image of a guide's page, which the function `site` renders. */
export function guideCardAddress(slug: string, lang: Lang): string {
  return localPath(`/api/guides/${slug}/card.jpg`, lang);
}
