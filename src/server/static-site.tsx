/** Draws every page that is a file; run by the build (`scripts/build-site.ts`). */
import type { CompiledMessages } from '../i18n/catalogue.ts';
import type { MembersPath } from '../content/routes.ts';
import { DEFAULT_LANG, type Lang } from '../domain/lang.ts';
import { SiteFrame } from '../islands/frame/SiteFrame.tsx';
import { UnavailablePage } from '../pages/guides/UnavailablePage.tsx';
import { MembersShell } from '../pages/members-shell/MembersShell.tsx';
import { STATIC_PAGES } from '../pages/static-pages.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import type { Assets } from './assets.ts';
import { htmlDocument, pageDocument } from './document.tsx';
import { draw } from './draw.tsx';
import { byLang } from './messages.ts';

/** @throws when no static page has this path. */
export function staticPage(assets: Assets, path: string, lang: Lang): string {
  const page = STATIC_PAGES.get(path);
  if (page === undefined) throw new Error(`${path} is no static page`);
  return pageDocument(assets, page, lang, { path, search: '' });
}

const SHELL_MESSAGES = byLang(
  import.meta.glob<CompiledMessages>('../i18n/messages/*/{shell,account,editor,admin,errors}.json', {
    import: 'default',
    eager: true,
  }),
);

/** The page of the members' application at a path, until its code runs. */
export function membersShell(assets: Assets, path: MembersPath, lang: Lang): string {
  const page = (
    <SiteFrame>
      <MembersShell path={path} />
    </SiteFrame>
  );
  const drawing = draw(page, lang, { path, search: '' }, SHELL_MESSAGES[lang]);
  return htmlDocument(assets, { ...drawing, lang, application: path });
}

/** For unknown addresses of files; the function `site` answers those of the other language. */
export function notFoundDocument(assets: Assets): string {
  return pageDocument(assets, <NotFound />, DEFAULT_LANG, { path: '/404/404', search: '' });
}

/** What the functions send when they cannot draw a page; it tries again by itself. */
export function unavailableDocument(assets: Assets, lang: Lang): string {
  return pageDocument(assets, <UnavailablePage />, lang, { path: '/guides', search: '' });
}
