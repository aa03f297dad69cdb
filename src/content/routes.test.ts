import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../../tests/cases/site-routes.ts';
import { RESERVED_SLUGS } from '../domain/directory/slug.ts';
import { MEMBERS_PATHS, MENUS, PUBLIC_PATHS, SERVER_PATHS, STATIC_PATHS } from './routes.ts';

describe('the route table', () => {
  it('contains the pages of the specification, with each article of the association in its menu', () => {
    const withoutNews = (paths: readonly string[]) =>
      paths.filter((path) => !path.startsWith('/news/')).toSorted();
    const pages = withoutNews(PUBLIC_PATHS);
    expect(pages).toEqual(withoutNews(PUBLIC_PAGES));
    expect(pages.filter((path) => path.startsWith('/association/'))).toEqual(MENUS.association.toSorted());
  });

  it('gives no guide the address of a page', () => {
    const first = [...STATIC_PATHS, ...SERVER_PATHS, ...MEMBERS_PATHS].map(
      (path) => path.split('/')[1] ?? '',
    );
    const words = first.filter((segment) => segment !== '' && !segment.startsWith(':'));
    expect([...RESERVED_SLUGS]).toEqual(expect.arrayContaining(words));
  });

  it('contains every link of the menus', () => {
    for (const path of Object.values(MENUS).flat()) expect(PUBLIC_PATHS).toContain(path);
  });
});
