/** The data for search engines and social networks matches what visitors read. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { NEWS_PATHS } from '../../../src/content/published.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { PAGE_LANGS } from '../../../src/domain/lang.ts';
import { formatDate, formatNumber } from '../../../src/i18n/dates.ts';
import { PUBLIC_PAGES } from '../../cases/site-routes.ts';
import { IS_LONG } from '../../support/long.ts';
import { langOf, publicPaths, readPage, type BuiltPage } from '../support/built-pages.ts';
import { at } from '../support/fixtures.ts';

const entitySchema = z.looseObject({ '@type': z.string() });
const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(entitySchema),
});
type Entity = z.infer<typeof entitySchema>;

let pages: BuiltPage[];

test.beforeAll(async () => {
  pages = await Promise.all((await publicPaths()).map(readPage));
  expect(pages.length).toBeGreaterThan(70);
});

function entitiesOf({ jsonLd }: BuiltPage): Entity[] {
  return jsonLd.flatMap((data) => graphSchema.parse(JSON.parse(data))['@graph']);
}

/** Yields every value in the data with the name of its property. */
function* leaves(value: unknown, property = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* leaves(item, property);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, name);
  } else yield [property, value];
}

/** Returns how the page shows a value of the structured data; undefined for values that are not shown. */
function shownAs(property: string, value: unknown, lang: Lang): string | undefined {
  switch (property) {
    case 'name':
    case 'headline':
    case 'description':
    case 'email':
    case 'telephone':
    case 'foundingDate':
    case 'addressLocality':
    case 'location':
      return String(value);
    case 'datePublished':
    case 'startDate':
      return formatDate(String(value), lang);
    case 'price':
    case 'lowPrice':
    case 'highPrice':
      return formatNumber(Number(value), lang);
    default:
      return undefined;
  }
}

/** The page's text has a blank for every entity. */
const squeezed = (text: string) =>
  text
    .replaceAll(/[\u00A0&]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

test('structured data match what the page shows, and never contain a rating', () => {
  let compared = 0;
  for (const page of pages) {
    expect.soft(page.jsonLd.length, page.path).toBeGreaterThan(0);
    expect.soft(page.jsonLd.join(), page.path).not.toMatch(/aggregateRating|"Review"/u);
    const text = squeezed(page.text);
    const lang = langOf(page.path);
    for (const [property, value] of entitiesOf(page).flatMap((entity) => [...leaves(entity)])) {
      const shown = shownAs(property, value, lang);
      if (shown === undefined) continue;
      compared += 1;
      expect.soft(text, `${page.path}: ${property}`).toContain(squeezed(shown));
    }
  }
  expect(compared).toBeGreaterThan(pages.length);
});

test('each page has the structured data of its kind', () => {
  for (const page of pages) {
    const path = page.path.replace(/^\/en(?=\/|$)/u, '') || '/';
    const types = entitiesOf(page).map((entity) => entity['@type']);
    expect.soft(types.includes('BreadcrumbList'), `${page.path}: the way to the page`).toBe(path !== '/');
    const hasOrganization = ['/', '/contact', '/association/about'].includes(path);
    expect.soft(types.includes('Organization'), page.path).toBe(hasOrganization);
    expect.soft(types.includes('NewsArticle'), page.path).toBe(path.startsWith('/news/'));
    expect
      .soft(types.filter((type) => type === 'Course').length, page.path)
      .toBe(path === '/association/ats' ? 11 : 0);
    const lists = { '/news': 1, '/becoming-guide': 2 }[path] ?? 0;
    expect.soft(types.filter((type) => type === 'ItemList').length, page.path).toBe(lists);
  }
});

test('pages link to their translation and to themselves as canonical', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, canonical, alternates } of pages) {
    const lang = langOf(path);
    const plain = path.replace(/^\/en(?=\/|$)/u, '') || '/';
    expect.soft(Object.keys(alternates).sort(), path).toEqual(['en', 'ka', 'x-default']);
    expect.soft(alternates[lang], path).toBe(canonical);
    expect.soft(alternates['x-default'], path).toBe(alternates['ka']);
    for (const other of PAGE_LANGS) {
      const twin = byPath.get(at(other, plain));
      expect.soft(twin?.alternates, path).toEqual(alternates);
      expect.soft(twin?.canonical, path).toBe(alternates[other]);
    }
  }
});

test('each page has its own Open Graph picture of 1200 by 630 pixels', async ({ request }) => {
  const cards = pages.map(({ openGraph }) => openGraph['og:image'] ?? '');
  expect(new Set(cards).size).toBe(pages.length);
  for (const [index, { path, openGraph, canonical, description }] of pages.entries()) {
    expect.soft(openGraph['og:url'], path).toBe(canonical);
    expect.soft(openGraph['og:description'], path).toBe(description);
    expect.soft(openGraph['og:locale'], path).toBe(langOf(path) === 'ka' ? 'ka_GE' : 'en_US');
    expect.soft(openGraph['og:image'], path).toMatch(new RegExp(`-${langOf(path)}\\.jpg$`, 'u'));
    if (!IS_LONG && index % 5 > 0) continue;
    const answer = await request.get(new URL(openGraph['og:image'] ?? '').pathname);
    expect.soft(answer.status(), path).toBe(200);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect.soft([width, height], path).toEqual([1200, 630]);
  }
});

test('pictures in structured data exist', async ({ request }) => {
  const images = pages.flatMap((page) =>
    entitiesOf(page).flatMap((entity) => [...leaves(entity)].filter(([property]) => property === 'image')),
  );
  expect(images.length).toBe(NEWS_PATHS.length * PAGE_LANGS.length);
  for (const [, image] of images) {
    expect.soft((await request.get(new URL(String(image)).pathname)).status(), String(image)).toBe(200);
  }
});

test('the sitemap lists exactly the public pages', async () => {
  const expected = [...PUBLIC_PAGES, ...NEWS_PATHS];
  const both = new Set(expected.flatMap((path) => PAGE_LANGS.map((lang) => at(lang, path))));
  expect((await publicPaths()).sort()).toEqual([...both].sort());
});
