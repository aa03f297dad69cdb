/**
 * The built site without scripts: every page exists, is complete, in the right language, and well linked.
 */
import { expect, test } from '@playwright/test';
import { LATIN_ALLOWED } from '../../../scripts/content/georgian.ts';
import { MEMBERS_PAGES } from '../../cases/site-routes.ts';
import { IS_LONG, storyLangs } from '../../support/long.ts';
import { at, words } from '../support/fixtures.ts';
import { langOf, publicPaths, readPage, statusOf, type BuiltPage } from '../support/built-pages.ts';

/** Allowed besides the names and codes in Georgian texts: the switch, the contact details, grades. */
const ALSO_LATIN = /^(?:KA|EN|info|guides|example|instagram|facebook|b)$/u;

let pages: BuiltPage[];

test.beforeAll(async () => {
  const paths = await publicPaths();
  pages = await Promise.all(paths.map(readPage));
});

test('every public page returns its own HTML in both languages', () => {
  expect(pages.length).toBeGreaterThan(70);
  for (const page of pages) {
    expect.soft(page.status, page.path).toBe(200);
    expect.soft(page.lang, page.path).toBe(langOf(page.path));
    expect.soft(page.headings.length, `${page.path}: one main heading`).toBe(1);
    expect.soft(page.canonical, page.path).toMatch(new RegExp(`${page.path.replace(/\/$/u, '')}/?$`, 'u'));
    expect.soft(page.text.length, `${page.path} has text`).toBeGreaterThan(300);
  }
});

test('pages of members show the header and what waits for visitors before scripts run', async ({ page }) => {
  await page.route(/\.js$/u, (route) => route.abort());
  for (const lang of storyLangs('ka')) {
    for (const [path, heading] of MEMBERS_PAGES) {
      await page.goto(at(lang, path));
      await expect.soft(page.locator('header').getByRole('link', { name: 'KA' })).toBeVisible();
      const shown = words(lang)(path === '/auth' ? 'shell.loading' : heading);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(shown);
    }
  }
});

test('titles, descriptions and headings are unique', () => {
  const texts = [
    (page: BuiltPage) => page.title,
    (page: BuiltPage) => page.description,
    (page: BuiltPage) => page.headings.join(),
  ];
  for (const textOf of texts) {
    const seen = pages.map(textOf);
    expect(seen.filter((text, index) => text === '' || seen.indexOf(text) !== index)).toEqual([]);
  }
});

test('has no dead links and no missing pictures', async () => {
  const links = new Set(pages.flatMap((page) => page.links.map((link) => link.split('#')[0] ?? '')));
  const members = /^(?:\/en)?\/(?:auth|profile|guide-profile|admin)$/u;
  const read = new Set(['', ...pages.map(({ path }) => path)]);
  const addresses = [...links].filter((link) => !read.has(link) && !members.test(link));
  const dead: string[] = [];
  expect(addresses.length).toBeGreaterThan(pages.length);
  for (const [index, address] of addresses.entries()) {
    // Guides and searches, which the functions draw, are alike.
    if (!IS_LONG && !/\.[a-z0-9]+$/u.test(address) && index % 5 > 0) continue;
    // Sequentially, because the emulator is a small server.
    if ((await statusOf(address)) !== 200) dead.push(address);
  }
  expect(dead).toEqual([]);
});

test('every internal link leads to an existing route', () => {
  const known = new Set(pages.map(({ path }) => path));
  // The directory links to guides, whose pages the test above visits.
  const pageLinks = pages
    .filter(({ path }) => !path.endsWith('/guides'))
    .flatMap(({ links, path }) => links.map((link) => [path, link.split(/[#?]/u)[0] ?? ''] as const));
  const apart = pageLinks.filter(
    ([, link]) =>
      !known.has(link) &&
      !/\.[a-z0-9]+$/u.test(link) &&
      !/\/(?:auth|profile|guide-profile|admin)$/u.test(link) &&
      // Forms drawn by the functions.
      !/^(?:\/en)?\/(?:apply|messages\/to)\/[a-z-]+$/u.test(link),
  );
  expect(pageLinks.length).toBeGreaterThan(pages.length);
  expect(apart).toEqual([]);
});

test('Georgian pages contain no English words', () => {
  for (const page of pages.filter(({ lang }) => lang === 'ka')) {
    const latin = page.text.match(/[A-Za-z]+/gu) ?? [];
    expect
      .soft(
        [...new Set(latin.filter((word) => !LATIN_ALLOWED.has(word) && !ALSO_LATIN.test(word)))],
        page.path,
      )
      .toEqual([]);
  }
});

test('what is glued to an address leads to the page', async ({ request }) => {
  for (const [path, target] of [
    ['/guides).', '/guides'],
    ['/en/giorgi-beridze%E2%80%9D', '/en/giorgi-beridze'],
    ['/giorgi-beridze&fbclid=abc', '/giorgi-beridze'],
    ['/en/association/about%29', '/en/association/about'],
    ['/check/1002)', '/check/1002'],
    ['/EN/Giorgi-Beridze', '/en/giorgi-beridze'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 301, target]);
  }
});

test('unknown paths return 404, aliases redirect, private pages are not indexed', async ({ request }) => {
  for (const path of ['/any/other/path', '/news/none', '/professions/none', '/en/any/other/path']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const [alias, target] of [
    ['alpine-guide', 'alpine-climbing-instructor'],
    ['ski-instructor', 'ski-teacher'],
  ]) {
    for (const lang of ['ka', 'en'] as const) {
      const answer = await request.get(at(lang, `/professions/${alias}`), { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(at(lang, `/professions/${target}`));
    }
  }
  for (const path of ['/auth', '/profile', '/guide-profile', '/admin', '/en/admin']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap:');
});
