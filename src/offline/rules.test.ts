import { expect, it } from 'vitest';
import { LOCALIZED_ROUTES } from '../members/app/match-route.ts';
import { RESPONSES, FILES, PAGES, storeOf } from './rules.ts';

it('keeps the pages of visitors, none of members, no answer of the check and none to a message', () => {
  for (const { path, route } of LOCALIZED_ROUTES) {
    const address = path.replace(':slug', 'a-name');
    expect([address, storeOf(address, true)]).toEqual([
      address,
      route.kind === 'members' || /^\/(?:check|messages)\b/u.test(route.path) ? undefined : PAGES,
    ]);
  }
});

it.each(['/api/guides/ana-lomidze/card.jpg', '/en/api/anything', '/__/auth/handler'])(
  'keeps nothing of %s, even if it is opened as a page',
  (path) => {
    expect(storeOf(path, true)).toBeUndefined();
  },
);

it.each([
  ['/assets/index-abc.js', FILES],
  ['/api/guides', RESPONSES],
  ['/en/api/guides/ana-lomidze', RESPONSES],
  ['/api/guides/ana-lomidze/card.jpg', undefined],
  ['/api/check/12', undefined],
  ['/en/check/12', undefined],
  ['/__/auth/handler', undefined],
  ['/media/hero.webp', undefined],
  ['/favicon.svg', undefined],
])('%s belongs to its store', (path, store) => {
  expect(storeOf(path, false)).toEqual(store);
});
