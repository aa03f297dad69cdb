/**
 * The route table. The router, the menus, the prerendered pages, the members' shells and the sitemap are
 * derived from it.
 */
import type { ComponentType } from 'react';
import type { Area } from '../../i18n/catalogue.ts';

/**
 * `static`: prerendered in both languages. `members`: a shell without a screen, private, not indexed.
 * `server`: about guides and memberships, rendered by the function `site` on each visit.
 */
export type RouteKind = 'static' | 'members' | 'server';

export interface ScreenModule {
  readonly Screen: ComponentType;
  /** Prefetches the parts that are not rendered when the page was loaded as HTML. */
  readonly preloadParts?: () => Promise<void>;
}

export interface SiteRoute {
  /** Pattern without the language prefix. */
  readonly path: string;
  readonly kind: RouteKind;
  readonly screen: () => Promise<ScreenModule>;
  /** Content modules below `src/` that the screen loads; may contain `:slug`. */
  readonly content?: readonly string[];
  /** Content that only unhydrated parts show. */
  readonly unhydratedContent?: readonly string[];
  /** Message areas that the screen needs beyond those of the shell. */
  readonly areas: readonly Area[];
  /** This static page has interactive parts; every other one keeps its server HTML (`UnhydratedPage.tsx`). */
  readonly interactive?: true;
  /** Values of `:slug` that exist, for a static route with one. */
  readonly slugs?: () => Promise<readonly string[]>;
}

/** Whether the page has no interactive parts other than links, so that it is not hydrated. */
export function isUnhydratedRoute({ kind, interactive }: SiteRoute): boolean {
  return kind === 'static' && interactive === undefined;
}

/** Messages that every page needs. */
export const SHELL_AREAS = ['shell'] as const satisfies readonly Area[];

const newsSlugs = async () => (await import('../../content/news.ts')).news.map(({ slug }) => slug);

const article = () => import('../../pages/association/ArticlePage.tsx');
const legalPage = () => import('../../pages/legal/LegalDocumentPage.tsx');
const messageForm = () => import('../../pages/message/MessagePage.tsx');
const membershipCheck = () => import('../../pages/check/CheckPage.tsx');

function association(name: string): SiteRoute {
  return {
    path: `/association/${name}`,
    kind: 'static',
    screen: article,
    content: [`content/association/${name}`],
    areas: ['pages'],
  };
}

function legal(name: string): SiteRoute {
  return {
    path: `/legal/${name}`,
    kind: 'static',
    screen: legalPage,
    content: [`content/legal/${name}`],
    areas: ['pages'],
  };
}

function message(rest: string): SiteRoute {
  return {
    path: `/messages/${rest}`,
    kind: 'server',
    screen: messageForm,
    areas: ['message'],
  };
}

export const ROUTES: readonly SiteRoute[] = [
  {
    path: '/',
    kind: 'static',
    screen: () => import('../../pages/home/HomePage.tsx'),
    content: ['content/home', 'content/partners'],
    unhydratedContent: ['content/latest-news', 'content/professions/cards'],
    areas: ['home'],
    interactive: true,
  },
  {
    path: '/professions',
    kind: 'static',
    screen: () => import('../../pages/professions/ProfessionsPage.tsx'),
    content: ['content/front-pages', 'content/professions/cards'],
    areas: ['pages'],
  },
  {
    path: '/professions/:slug',
    kind: 'static',
    screen: () => import('../../pages/professions/ProfessionPage.tsx'),
    content: ['content/professions/cards', 'content/professions/details/:slug'],
    areas: ['pages'],
    slugs: async () => (await import('../../domain/guide/professions.ts')).PROFESSION_SLUGS,
  },
  {
    path: '/news',
    kind: 'static',
    screen: () => import('../../pages/news/NewsPage.tsx'),
    content: ['content/front-pages', 'content/news'],
    areas: ['pages'],
  },
  {
    path: '/news/:slug',
    kind: 'static',
    screen: () => import('../../pages/news/NewsArticlePage.tsx'),
    content: ['content/front-pages', 'content/news'],
    areas: ['pages'],
    slugs: newsSlugs,
  },
  {
    path: '/becoming-guide',
    kind: 'static',
    screen: () => import('../../pages/becoming-guide/BecomingGuidePage.tsx'),
    content: ['content/becoming-guide'],
    areas: ['pages'],
  },
  {
    path: '/contact',
    kind: 'static',
    screen: () => import('../../pages/contact/ContactPage.tsx'),
    content: ['content/front-pages'],
    areas: ['pages'],
  },
  association('about'),
  association('history'),
  association('governance'),
  association('safety-guidelines'),
  {
    path: '/association/partners',
    kind: 'static',
    screen: () => import('../../pages/association/PartnersPage.tsx'),
    content: ['content/partners'],
    areas: ['pages'],
  },
  association('media-kit'),
  association('mission'),
  association('ifmga'),
  {
    path: '/association/ats',
    kind: 'static',
    screen: () => import('../../pages/association/SchoolPage.tsx'),
    content: ['content/association/ats', 'content/school-programs'],
    areas: ['pages'],
  },
  association('what-we-do'),
  legal('privacy'),
  legal('terms'),
  {
    path: '/guides',
    kind: 'server',
    screen: () => import('../../pages/guides/GuidesPage.tsx'),
    areas: ['guides'],
  },
  {
    path: '/auth',
    kind: 'members',
    screen: () => import('../auth/AuthScreen.tsx'),
    areas: ['auth'],
  },
  {
    path: '/profile',
    kind: 'members',
    screen: () => import('../account/ProfileScreen.tsx'),
    areas: ['account'],
  },
  {
    path: '/guide-profile',
    kind: 'members',
    screen: () => import('../guide-editor/GuideEditorScreen.tsx'),
    areas: ['editor'],
  },
  {
    path: '/admin',
    kind: 'members',
    screen: () => import('../admin/AdminScreen.tsx'),
    areas: ['admin'],
  },
  { path: '/check', kind: 'server', screen: membershipCheck, areas: ['check'] },
  { path: '/check/:number', kind: 'server', screen: membershipCheck, areas: ['check'] },
  message('to/:slug'),
  message('send/:slug'),
  message('confirm/:token'),
  message('report/:token'),
  {
    path: '/:slug',
    kind: 'server',
    screen: () => import('../../pages/guides/GuidePage.tsx'),
    areas: ['guides'],
  },
];
