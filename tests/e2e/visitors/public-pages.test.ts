/**
 * Visits each public page once in a browser: the console is empty, React shows the static HTML's content,
 * the specification's texts are present, and the page fits a screen of 320 pixels, also with the text
 * spacing of WCAG 1.4.12. One page of each kind is also checked in dark mode, and for its targets and
 * fonts.
 */
import type { Page } from '@playwright/test';
import { PAGE_LANGS } from '../../../src/domain/lang.ts';
import { PUBLIC_TEXTS } from '../../cases/public-texts.ts';
import { KINDS_OF_PAGE } from '../../cases/site-routes.ts';
import { IS_LONG } from '../../support/long.ts';
import { langOf, publicPaths, readPage } from '../support/built-pages.ts';
import { accessibilityFaults, at, contrastFaults, expect, test, words } from '../support/fixtures.ts';
import { georgianFaults, systemFaces } from '../support/georgian.ts';
import { HELP_LINKS, helpLinks, overflowing, smallTargets } from '../support/layout.ts';
import { untilReady } from '../support/ready.ts';

/** Dark mode has the same parts on every page of a kind, so one of each is checked. */
const KINDS = new Set<string>(KINDS_OF_PAGE);

/** The two pages that visitors open first. */
const ALSO_IN_ENGLISH = ['/en', '/en/guides'];

/**
 * One page of each kind in Georgian, whose elements are those of the English one; all pages in the long
 * run.
 */
const paths = (await publicPaths()).filter((path) => {
  const isShort = langOf(path) === 'ka' ? KINDS.has(path) : ALSO_IN_ENGLISH.includes(path);
  return IS_LONG || isShort;
});
const SIZEABLE_PARTS = ['professions', 'news', 'association'];
const OTHER = 'other pages';

function partOf(path: string): string {
  const first = path.replace(/^\/en(?=\/|$)/u, '').split('/')[1] ?? '';
  return SIZEABLE_PARTS.includes(first) ? first : OTHER;
}

const WIDE = { width: 1280, height: 720 };
/** 1280 pixels at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

test.describe.configure({ mode: 'parallel' });

/**
 * Pages of one language and one part of the site share a tab, so that its cache saves most of the work.
 */
for (const lang of PAGE_LANGS) {
  for (const part of [...SIZEABLE_PARTS, OTHER]) {
    const members = paths.filter((path) => langOf(path) === lang && partOf(path) === part);
    if (lang === 'en' && members.length === 0) continue;
    test(`accessible, complete and without console messages: ${part} (${lang})`, async ({ page }) => {
      test.setTimeout(240_000);
      expect(members.length).toBeGreaterThan(0);
      for (const path of members) await test.step(path, () => look(page, path));
    });
  }
}

async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  // What is not laid out yet would have the sizes of the window before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await expectAsBuilt(page, path);
  await expectTexts(page, path);
  if (path.endsWith('/guides')) {
    const link = page.getByRole('link', { name: words(langOf(path))('guides.viewProfile') });
    await link.first().waitFor();
  }
  expect.soft(await helpLinks(page), path).toEqual(HELP_LINKS);
  const isGeorgian = langOf(path) === 'ka';
  const isKind = isGeorgian && KINDS.has(path);
  // A page has the same elements in both languages.
  if (isGeorgian || IS_LONG) expect.soft(await accessibilityFaults(page), path).toEqual([]);
  if (isGeorgian) expect.soft(await georgianFaults(page), path).toEqual([]);
  if (isKind) expect.soft(await systemFaces(page), path).toEqual([]);
  expect.soft(await overflowing(page), path).toEqual([]);
  if (isKind) await expectReadableInTheDark(page, path);

  await page.setViewportSize(PHONE);
  await setTextSize(page, '200%');
  expect.soft(await overflowing(page), `${path}, with larger text`).toEqual([]);
  await setTextSize(page, '');

  await page.setViewportSize(NARROW);
  if (isKind) expect.soft(await smallTargets(page), `${path}, narrow`).toEqual([]);
  await page.addStyleTag({ content: TEXT_SPACING });
  expect.soft(await overflowing(page), `${path}, narrow, with wider spacing`).toEqual([]);
}

/** As set in the browser's settings (WCAG 1.4.4). */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Expects that scripts do not change the language, heading and title of the static HTML. */
async function expectAsBuilt(page: Page, path: string): Promise<void> {
  const { lang, title, headings } = await readPage(path);
  const shown = {
    lang: await page.locator('html').getAttribute('lang'),
    title: await page.title(),
    headings: (await page.getByRole('heading', { level: 1 }).allTextContents()).map((text) => text.trim()),
  };
  expect.soft(shown, path).toEqual({ lang, title, headings });
}

async function expectTexts(page: Page, path: string): Promise<void> {
  const expected = PUBLIC_TEXTS.filter(([, where]) => at('en', where) === path);
  for (const [text] of expected)
    await expect.soft(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
}

async function expectReadableInTheDark(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  expect.soft(await contrastFaults(page), `${path} in the dark`).toEqual([]);
}
