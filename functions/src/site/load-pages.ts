/** Loads the site's code with the first page, because other responses do not need it. */
import type { SitePages } from '../../../src/domain/site/site-pages.ts';

let pages: Promise<SitePages> | undefined;

export function loadPages(): Promise<SitePages> {
  return (pages ??= import('#site-pages').then(({ sitePages }) => sitePages));
}
