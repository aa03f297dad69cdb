/**
 * The language switch stays on the page: on several kinds of screen, in the long run on all, with query
 * and fragment, in both directions. (`built-site.test.ts` tests its target on each static page.)
 */
import type { Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { GUIDE_PAGE, KINDS_OF_PAGE, MEMBERS_PAGES, NO_SUCH_GUIDE, NOWHERE } from '../../cases/site-routes.ts';
import { IS_LONG } from '../../support/long.ts';
import { at, expect, test } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

const FRAGMENT = '#main';
const SUFFIX = `?q=svaneti&language=ka${FRAGMENT}`;

const FEW = ['/', '/guides', '/profile', GUIDE_PAGE] as const;
const ALL = [...KINDS_OF_PAGE, ...MEMBERS_PAGES.map(([path]) => path), GUIDE_PAGE, NO_SUCH_GUIDE, ...NOWHERE];
const PATHS = IS_LONG ? ALL : FEW;

/** The server handles these addresses, and removes unknown parameters. */
const GUIDE_ADDRESS = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const KNOWN: readonly string[] = [...KINDS_OF_PAGE, ...MEMBERS_PAGES.map(([path]) => path)];

function suffixOf(path: string): string {
  const isGuide = GUIDE_ADDRESS.test(path) && !KNOWN.includes(path);
  return isGuide || path === '/check' ? FRAGMENT : SUFFIX;
}

/** Clicks the switch and expects the same page in that language. */
async function switchTo(page: Page, lang: Lang, path: string): Promise<void> {
  await page.getByRole('banner').locator(`a[data-language="${lang}"]`).click();
  await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
  // The home page's English address has no slash before the query.
  expect(new URL(page.url()).href.slice(new URL(page.url()).origin.length), path).toBe(
    `${at(lang, path)}${suffixOf(path)}`,
  );
  await expect(page.locator(`a[data-language="${lang}"]`).first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('language')), path).toBe(lang);
}

test.describe('the language switch', () => {
  test.use({ allowedConsole: [/404 \(Not Found\)/u] });

  test('preserves page, query and fragment', async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of PATHS) {
      await page.goto(`${path}${SUFFIX}`, { waitUntil: 'domcontentloaded' });
      await untilReady(page);
      await switchTo(page, 'en', path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await switchTo(page, 'ka', path);
      if (path !== GUIDE_PAGE)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(heading ?? '');
    }
  });
});
