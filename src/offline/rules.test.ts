import { expect, it } from 'vitest';
import { MEMBERS_PATHS, SERVER_PATHS, STATIC_PATHS } from '../content/routes.ts';
import { PAGE_LANGS } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';
import { isKept } from './rules.ts';

const ALL = [...STATIC_PATHS, ...SERVER_PATHS, ...MEMBERS_PATHS];

it.each(PAGE_LANGS)(
  'keeps public pages, but no result of the check and nothing of a message or an application, %s',
  (lang) => {
    const left = ALL.filter((path) => !isKept(localPath(path, lang)));
    expect(left).toEqual([
      '/check',
      '/check/:number',
      '/messages/:step/:key',
      '/apply/:intake',
      '/applications/:step/:key',
      ...MEMBERS_PATHS,
    ]);
  },
);

it.each([
  '/api/guides/ana-lomidze/card.jpg',
  '/en/api/anything',
  '/__/auth/handler',
  '/en/profile/card',
  '//en/profile',
  '/en//profile',
])('keeps nothing of %s, even if it is opened as a page', (path) => {
  expect(isKept(path)).toBe(false);
});
