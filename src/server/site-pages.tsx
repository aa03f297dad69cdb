/**
 * The function's entry to the site: server rendering of pages about guides and memberships. Built by
 * `scripts/build-site.ts` into `functions/lib/site`, with all dependencies bundled.
 */
import { readFileSync } from 'node:fs';
import { LOCALIZED_ROUTES, matchRoute } from '../members/app/match-route.ts';
import { preloadPage } from '../members/app/preload.ts';
import type { GuidesResponse } from '../domain/directory/guides-response.ts';
import type { MessagePage } from '../domain/messages/message-page.ts';
import type { CheckPage } from '../domain/membership/membership-check.ts';
import type { SitePages } from '../domain/site/site-pages.ts';
import { PAGE_LANGS, type Localized } from '../domain/lang.ts';
import { recordOf } from '../domain/record-of.ts';
import { localPath } from '../domain/paths.ts';
import { PAGE_DATA_ELEMENT } from '../navigation/page-data-element.ts';
import { absoluteUrl } from '../seo/site-url.ts';
import { pageDocument, prerenderedRoot } from './page-document.ts';
import { PAGES_FILE, pagesFileSchema } from './pages-file.ts';
import { renderAt } from './render-page.tsx';
import { guideCardSvg } from './share-card/guide-card.ts';
import { sitemapXml } from './sitemap.ts';

const { template, files } = pagesFileSchema.parse(
  JSON.parse(readFileSync(new URL(PAGES_FILE, import.meta.url), 'utf8')),
);

async function warmUp(): Promise<void> {
  const served = LOCALIZED_ROUTES.filter(({ route }) => route.kind === 'server');
  await Promise.all(served.map(({ path }) => preloadPage(path.replace(/:\w+/u, 'a-guide'))));
}

async function renderResponse(
  address: string,
  response: GuidesResponse | CheckPage | MessagePage,
): Promise<string> {
  const { pathname } = new URL(address, 'http://site.invalid');
  const match = matchRoute(pathname);
  if (match?.route.kind !== 'server') throw new Error(`${pathname} is no page of the server`);
  await preloadPage(pathname);
  const { html, head } = await renderAt(address, { response });
  const scripts = files[localPath(match.route.path, match.lang)];
  if (!scripts) throw new Error(`The build names no scripts for ${pathname}`);
  return pageDocument(template, {
    lang: match.lang,
    head,
    roots: [prerenderedRoot(html, scripts, { id: 'root' })],
    data: { id: PAGE_DATA_ELEMENT, value: response },
  });
}

function renderSitemap(slugs: readonly string[]): string {
  const entryOf = (path: string) =>
    recordOf<Localized>(PAGE_LANGS, (lang) => absoluteUrl(localPath(path, lang)));
  return sitemapXml(slugs.map((slug) => entryOf(`/${slug}`)));
}

export const sitePages: SitePages = {
  warmUp,
  renderResponse,
  drawShareCard: guideCardSvg,
  renderSitemap,
};
