/** The HTML document around a drawn page. */
import type { ReactNode } from 'react';
import type { MembersPath } from '../content/routes.ts';
import { NO_DETECTION } from '../domain/format-detection.ts';
import type { Lang } from '../domain/lang.ts';
import type { PageAddress } from '../i18n/page-context.ts';
import { BOOTSTRAP_SCRIPT } from '../islands/frame/bootstrap-script.ts';
import { SiteFrame } from '../islands/frame/SiteFrame.tsx';
import type { Assets } from './assets.ts';
import { draw, STYLES, type Drawing } from './draw.tsx';
import { theme } from '../theme/theme.ts';
import { themeVariables } from './theme-variables.ts';

interface Page extends Drawing {
  readonly lang: Lang;
  /** A page of the members' application, without the language prefix. */
  readonly application?: MembersPath;
}

/** Without scripts the menus open on hover and focus, and narrow screens show them in full. */
const WITHOUT_SCRIPTS = [
  '.main-nav{display:block!important}',
  '@media(max-width:63.99rem){.main-nav{order:1}}',
  '.main-nav>ul,.site-header__main{flex-wrap:wrap!important}',
  '.site-header__main{padding-block:.75rem}',
  '.dropdown:hover>ul,.dropdown:focus-within>ul{display:block!important}',
  '.site-header{position:static!important}',
  '.menu-button,.scheme-switch,.hero__control,.partner-carousel__controls,.ridge-video__controls,.loading',
  ',#root{display:none!important}',
].join('');

const ICONS = [
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/** The application's gate or what it loads, before it runs; the inline script knows which. */
const WHILE = [
  'html[data-signed-in] [data-while="signed-out"]',
  'html:not([data-signed-in]) [data-while="signed-in"]{display:none}',
].join(',');

const variablesOf = themeVariables(theme.generateStyleSheets());

function moduleScript(src: string): string {
  return `<script type="module" src="${src}"></script>`;
}

function applicationParts({ members, membersImports, membersStyles }: Assets, page: string): string {
  return [
    `<style>${WHILE}</style>`,
    ...membersStyles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(membersImports[page] ?? []).map((href) => `<link rel="modulepreload" href="${href}">`),
    moduleScript(members),
  ].join('');
}

export function htmlDocument(assets: Assets, { lang, application, head, styles, body }: Page): string {
  // Inline, because requesting a style sheet would delay the first paint. Fonts come after it: preloaded, they would, too.
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    assets.policies[application === undefined ? 'page' : 'members'],
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${BOOTSTRAP_SCRIPT}</script>`,
    '<meta name="color-scheme" content="light dark">',
    NO_DETECTION,
    ICONS,
    head,
    // Apart, because scripts adopt them with a part of another page.
    `<style data-variables>${variablesOf(STYLES + styles + body)}</style><style>${STYLES}</style>`,
    styles,
    `<noscript><style>${WITHOUT_SCRIPTS}</style></noscript>`,
    moduleScript(assets.site),
    application === undefined ? '' : applicationParts(assets, `${lang}${application}`),
    `</head><body>${body}</body></html>`,
  ].join('');
}

export function pageDocument(assets: Assets, page: ReactNode, lang: Lang, address: PageAddress): string {
  return htmlDocument(assets, { ...draw(<SiteFrame>{page}</SiteFrame>, lang, address), lang });
}
