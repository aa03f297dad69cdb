import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../scripts/content/inventory.ts';
import { PUBLIC_PAGES } from '../../../tests/cases/site-routes.ts';
import { message } from '../../../tests/support/messages.ts';
import { professionCards } from '../../content/professions/cards.ts';
import { MENU_PROFESSIONS, PROFESSION_SLUGS } from '../../domain/guide/professions.ts';
import { RESERVED_SLUGS } from '../../domain/directory/slug.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { ASSOCIATION_LINKS } from '../../islands/frame/association-links.ts';
import { contentOf, matchRoute } from './match-route.ts';
import { isUnhydratedRoute, ROUTES } from './routes.ts';
import {
  FOOTER_LEGAL,
  FOOTER_MENU,
  PLAIN_LINKS,
  PROFESSION_LINKS,
  PROFESSIONS_MENU,
} from '../../islands/frame/menu-links.ts';

describe('the route table', () => {
  it('refers to existing content', async () => {
    const missing: string[] = [];
    for (const route of ROUTES) {
      const slugs = (await route.slugs?.()) ?? [''];
      for (const slug of slugs) {
        for (const name of contentOf({ lang: 'ka', route, params: { slug } }, false)) {
          if (!existsSync(`src/${name}.ts`)) missing.push(name);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('contains the pages of the specification, with each article of the association in its menu', async () => {
    const withoutNews = (paths: readonly string[]) =>
      paths.filter((path) => !path.startsWith('/news/')).toSorted();
    const pages = withoutNews(await publicPaths());
    expect(pages).toEqual(withoutNews(PUBLIC_PAGES));
    expect(pages.filter((path) => path.startsWith('/association/'))).toEqual(
      ASSOCIATION_LINKS.map(({ to }) => to).toSorted(),
    );
  });

  it('gives no guide the address of a page', () => {
    const first = ROUTES.map(({ path }) => path.split('/')[1] ?? '');
    const words = first.filter((segment) => segment !== '' && !segment.startsWith(':'));
    expect([...RESERVED_SLUGS]).toEqual(expect.arrayContaining(words));
  });

  it('contains every link of the menus', () => {
    const links = [
      ...PROFESSIONS_MENU,
      ...ASSOCIATION_LINKS,
      ...PLAIN_LINKS,
      ...FOOTER_MENU,
      ...FOOTER_LEGAL,
    ];
    for (const { to } of links) {
      expect(['static', 'server']).toContain(matchRoute(to)?.route.kind);
      expect(matchRoute(`/en${to}`)?.lang).toBe('en');
    }
  });
});

it('lists the professions of the catalogue in its menu', () => {
  expect(PROFESSION_LINKS.map(({ to }) => to)).toEqual(
    MENU_PROFESSIONS.map((slug) => `/professions/${slug}`),
  );
});

it.each(PAGE_LANGS)('uses the titles of the profession pages in its menu (%s)', (lang) => {
  for (const { to, label } of PROFESSION_LINKS) {
    const card = professionCards.find(({ slug }) => to === `/professions/${slug}`);
    expect(message(lang, label)).toBe(card?.title[lang]);
  }
});

describe('matchRoute', () => {
  it.each([
    ['/', '/', 'ka'],
    ['/en', '/', 'en'],
    ['/auth', '/auth', 'ka'],
    ['/en/giorgi-beridze', '/:slug', 'en'],
    ['/news/a', '/news/:slug', 'ka'],
  ])('%s', (pathname, path, lang) => {
    const match = matchRoute(pathname);
    expect(match?.route.path).toBe(path);
    expect(match?.lang).toBe(lang);
  });

  it('finds nothing for deep unknown paths', () => {
    expect(matchRoute('/any/other/path')).toBeUndefined();
    expect(matchRoute('/en/any/other/path')).toBeUndefined();
  });
});

it('prerenders every profession', async () => {
  const route = ROUTES.find(({ path }) => path === '/professions/:slug');
  expect(await route?.slugs?.()).toEqual(PROFESSION_SLUGS);
});

describe('contentOf', () => {
  const content = (pathname: string, isUnhydrated: boolean) => {
    const match = matchRoute(pathname);
    return match && contentOf(match, isUnhydrated);
  };

  it('leaves out what the HTML of a loaded page shows already', () => {
    const interactive = ['content/home', 'content/partners'];
    expect(content('/en', true)).toEqual(interactive);
    expect(content('/en', false)).toEqual([
      ...interactive,
      'content/latest-news',
      'content/professions/cards',
    ]);
  });

  it('names the content of the one page of many', () => {
    expect(content('/en/professions/ski-guide', false)).toContain('content/professions/details/ski-guide');
    expect(content('/en/guides', false)).toEqual([]);
  });
});

it('keeps the HTML of every static page but the first, which has interactive parts', () => {
  const hydrated = ROUTES.filter((route) => route.kind === 'static' && !isUnhydratedRoute(route));
  expect(hydrated.map(({ path }) => path)).toEqual(['/']);
  expect(ROUTES.filter((route) => route.kind !== 'static' && isUnhydratedRoute(route))).toEqual([]);
});
