/** The site's own code, loaded with the first page: what is no page does not need it. */
import type { SitePages } from '../../../src/domain/directory/site-pages.ts';

let pages: Promise<SitePages> | undefined;

export function loadPages(): Promise<SitePages> {
  return (pages ??= load());
}

async function load(): Promise<SitePages> {
  const { sitePages } = await import('#site-pages');
  await sitePages.warmUp();
  return sitePages;
}
