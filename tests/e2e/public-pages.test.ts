/**
 * Every public page in a browser: silent console, accessible (each kind of page at night too), and whole on a
 * screen of 320 pixels, also with the text spacing that WCAG 1.4.12 asks a page to bear.
 */
import type { Page } from '@playwright/test';
import { LANGS } from '../../src/domain/lang.ts';
import { KINDS_OF_PAGE } from '../cases/site-routes.ts';
import { langOf, publicPaths } from './support/built-pages.ts';
import { accessibilityFaults, at, contrastFaults, expect, test, words } from './support/fixtures.ts';
import { takenOver } from './support/taken-over.ts';

const paths = await publicPaths();
const SIZEABLE_PARTS = ['professions', 'news', 'association'];
const OTHER = 'other pages';

function partOf(path: string): string {
  const first = path.replace(/^\/en(?=\/|$)/u, '').split('/')[1] ?? '';
  return SIZEABLE_PARTS.includes(first) ? first : OTHER;
}

const WIDE = { width: 1280, height: 720 };
/** 1280 pixels at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** The night has the same parts on every page of a kind, so one of each is looked at. */
const KINDS = new Set<string>(KINDS_OF_PAGE.flatMap((path) => LANGS.map((lang) => at(lang, path))));

/** Elements that stick out of the window, or cut text off that is not cut on purpose. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 40)}`;
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, .swiper');
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
      if (!isShown(element)) return false;
      const style = getComputedStyle(element);
      const { right, width: own } = element.getBoundingClientRect();
      const sticksOut = own > 0 && right > width + 1 && element.textContent.trim() !== '';
      const isClamped = style.webkitLineClamp !== 'none' || element.tagName === 'svg';
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const cuts =
        hides && !isClamped && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      return sticksOut || cuts;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...scrolls, ...out.map(named)];
  });
}

/** Pages of one language and one part of the site share a tab, so that its cache spares most of the work. */
for (const lang of LANGS) {
  for (const part of [...SIZEABLE_PARTS, OTHER]) {
    const members = paths.filter((path) => langOf(path) === lang && partOf(path) === part);
    test(`accessible, whole and silent: ${part} (${lang})`, async ({ page }) => {
      test.setTimeout(240_000);
      expect(members.length).toBeGreaterThan(5);
      for (const path of members) {
        // One page after the other, in the same tab.
        await test.step(path, () => look(page, path));
      }
    });
  }
}

/** Waits until no colour is on its way to another any more. */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await takenOver(page);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  if (path.endsWith('/guides')) {
    const link = page.getByRole('link', { name: words(langOf(path))('guides.viewProfile') });
    await link.first().waitFor();
  }
  expect.soft(await accessibilityFaults(page), path).toEqual([]);
  expect.soft(await overflowing(page), path).toEqual([]);

  if (KINDS.has(path)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await coloursSettled(page);
    expect.soft(await contrastFaults(page), `${path} in the dark`).toEqual([]);
  }

  await page.setViewportSize(NARROW);
  expect.soft(await overflowing(page), `${path}, narrow`).toEqual([]);
  await page.addStyleTag({ content: TEXT_SPACING });
  expect.soft(await overflowing(page), `${path}, narrow, with wider spacing`).toEqual([]);
}
