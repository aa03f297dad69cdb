/**
 * The route table: every address of the site, without the language prefix. Pages, shells, menus and sitemap follow
 * from it.
 */
import { MENU_PROFESSIONS, PROFESSION_SLUGS } from '../domain/guide/professions.ts';

/** In the order of their menu (specification, section 2). */
const ASSOCIATION_PAGES = [
  '/association/about',
  '/association/history',
  '/association/governance',
  '/association/safety-guidelines',
  '/association/partners',
  '/association/media-kit',
  '/association/mission',
  '/association/ifmga',
  '/association/ats',
  '/association/what-we-do',
] as const;

/** Static pages with an address of their own. */
export const SINGLE_PAGES = [
  '/',
  '/professions',
  '/news',
  '/becoming-guide',
  '/contact',
  ...ASSOCIATION_PAGES,
  '/legal/privacy',
  '/legal/terms',
] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

/** The menus (specification, section 2). The name of a page is the message `shell.page` with its path, or its profession's. */
export const MENUS = {
  // Below the professions, the page that also lists the others.
  professions: [...MENU_PROFESSIONS.map((slug) => `/professions/${slug}`), '/professions'],
  association: ASSOCIATION_PAGES,
  pages: ['/guides', '/news', '/becoming-guide', '/contact'],
  footer: ['/association/about', '/association/partners', '/news', '/check'],
  legal: ['/legal/privacy', '/legal/terms'],
} as const;

/** Every page that is a file, but those of the news, which editors publish. */
export const STATIC_PATHS: readonly string[] = [
  ...SINGLE_PAGES,
  ...PROFESSION_SLUGS.map((slug) => `/professions/${slug}`),
];

/** Pages about guides and memberships, answered by the functions `site` and `messages`. */
export const SERVER_PATHS = [
  '/guides',
  '/check',
  '/check/:number',
  '/messages/:step/:key',
  '/apply/:intake',
  '/applications/:step/:key',
  '/:slug',
] as const;

/** Every public page with one address, but those of the news. */
export const PUBLIC_PATHS: readonly string[] = [
  ...STATIC_PATHS,
  ...SERVER_PATHS.filter((path) => !path.includes(':')),
];

/** The members' application. */
export const MEMBERS_PATHS = ['/auth', '/profile', '/guide-profile', '/admin'] as const;
export type MembersPath = (typeof MEMBERS_PATHS)[number];

/** Whose messages are those of a screen that needs a session. */
export const SESSION_AREAS = {
  '/profile': 'account',
  '/guide-profile': 'editor',
  '/admin': 'admin',
} as const;
