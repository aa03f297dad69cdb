/**
 * The route table: every address of the site, without the language prefix. Pages, shells, menus and sitemap follow
 * from it.
 */
import { PROFESSION_SLUGS } from '../domain/guide/professions.ts';

/** Static pages with an address of their own. */
export const SINGLE_PAGES = [
  '/',
  '/professions',
  '/news',
  '/becoming-guide',
  '/contact',
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
  '/legal/privacy',
  '/legal/terms',
] as const;
export type SinglePage = (typeof SINGLE_PAGES)[number];

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
