/** Draws every page that is a file; run by the build (`scripts/build-site.ts`). */
import { published, showPublished } from '../content/published.ts';
import { MEMBERS_PATHS, SERVER_PATHS, STATIC_PATHS, type MembersPath } from '../content/routes.ts';
import type { PublishedContent } from '../content/schema.ts';
import { CONTENT_FILE, type SiteFile } from '../domain/content/content.ts';
import { DEFAULT_LANG, PAGE_LANGS, type Lang } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';
import { calendarPath } from '../domain/school/intakes.ts';
import { SiteFrame } from '../islands/frame/SiteFrame.tsx';
import { MembersShell } from '../pages/members-shell/MembersShell.tsx';
import { staticPageAt } from '../pages/static-pages.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import type { Assets } from './assets.ts';
import { intakeCalendar } from './calendar.ts';
import { htmlDocument, pageDocument } from './document.tsx';
import { draw } from './draw.tsx';
import { absoluteUrl } from '../seo/site-url.ts';
import { feedPath, newsFeed } from './feed.ts';
import { sitemapXml } from './sitemap.ts';

export function staticPage(assets: Assets, path: string, lang: Lang): string {
  const page = staticPageAt(path);
  if (page === undefined) throw new Error(`${path} is no static page`);
  return pageDocument(assets, page, lang, { path, search: '' });
}

/** The page of the members' application at a path, until its code runs. */
export function membersShell(assets: Assets, path: MembersPath, lang: Lang): string {
  const page = (
    <SiteFrame>
      <MembersShell path={path} />
    </SiteFrame>
  );
  return htmlDocument(assets, { ...draw(page, lang, { path, search: '' }), lang, application: path });
}

/** For unknown addresses of files; the function `site` answers those of the other language. */
export function notFoundDocument(assets: Assets): string {
  return pageDocument(assets, <NotFound />, DEFAULT_LANG, { path: '/404/404', search: '' });
}

/** The page of a former address: Hosting's redirects belong to the deployment. */
function movedDocument(path: string, lang: Lang): string {
  const url = absoluteUrl(localPath(path, lang));
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}"><link rel="canonical" href="${url}"><title>${url}</title></head><body><a href="${url}">${url}</a></body></html>`;
}

/** The file is public; what the editor still has to ask is not. */
const withoutMarks = (name: string, value: unknown) =>
  name === 'toConfirm' || name === 'toSupply' ? undefined : value;

/** Draws every file that follows from the content; the other files of a release are of the build. */
export function siteFiles(assets: Assets, content: PublishedContent): SiteFile[] {
  showPublished(content);
  const paths = [...STATIC_PATHS, ...published.news.map(({ slug }) => `/news/${slug}`)];
  const listed = [...paths, ...SERVER_PATHS.filter((path) => !path.includes(':'))];
  const pageFile = (path: string, lang: Lang, text: string): SiteFile => ({
    path: `${localPath(path, lang).replace(/\/$/u, '')}/index.html`,
    text,
  });
  return [
    ...PAGE_LANGS.flatMap((lang) => [
      ...paths.map((path) => pageFile(path, lang, staticPage(assets, path, lang))),
      ...MEMBERS_PATHS.map((path) => pageFile(path, lang, membersShell(assets, path, lang))),
      ...Object.entries(content.moved).map(([from, to]) =>
        pageFile(`/news/${from}`, lang, movedDocument(`/news/${to}`, lang)),
      ),
      { path: feedPath(lang), text: newsFeed(lang) },
      ...content.intakes.map((intake) => ({
        path: localPath(calendarPath(intake.id), lang),
        text: intakeCalendar(intake, lang, new Date()),
      })),
    ]),
    { path: '/404.html', text: notFoundDocument(assets) },
    { path: '/sitemap.xml', text: sitemapXml(absoluteUrl(''), listed) },
    { path: CONTENT_FILE, text: JSON.stringify(content, withoutMarks) },
  ];
}
