import { site } from '../../content/site.ts';
import type { Lang } from '../../domain/lang.ts';

/** Returns the title of a document: that of the page and the name of the site, which is not written twice. */
export function pageTitle(title: string, lang: Lang): string {
  const siteName = site.shortName[lang];
  return title === siteName ? title : `${title} – ${siteName}`;
}
