/**
 * The visitors' part of the error catalogue (specification, section 8); the members' part is in
 * `errors.long.test.ts`.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unavailableFile } from '../../../src/domain/site/site-pages.ts';
import { FAILURE_TEXTS } from '../../../src/members/app/recovery/failure-texts.ts';
import { storyLangs } from '../../support/long.ts';
import { at, watchConsole, words } from '../support/fixtures.ts';
import { untilHydrated } from '../support/hydrated.ts';

/** The pages that the build writes beside the functions. */
const SITE_OF_FUNCTIONS = new URL('../../../functions/lib/site/', import.meta.url);

let said: string[];
test.beforeEach(({ context }) => {
  said = watchConsole(context);
});
test.afterEach(() => {
  expect(said.filter((line) => /^uncaught|Rendering at first try/u.test(line))).toEqual([]);
});

for (const lang of storyLangs('ka')) {
  const t = words(lang);

  test('directory: a search, or nothing, can be read', async ({ page, context }) => {
    const searches = /\/guides\?/u;
    await page.goto(at(lang, '/guides'));
    await untilHydrated(page);
    const cards = await page.getByRole('article').count();
    await context.route(searches, (route) => route.abort('connectionfailed'));
    await page.getByLabel(t('guides.search')).fill('giorgi beridze');
    const note = page.getByRole('alert');
    await expect(note).toContainText(t('guides.standIn'));
    await expect(page.getByRole('article')).toHaveCount(cards);
    await context.unroute(searches);
    await note.getByRole('link', { name: t('guides.retry') }).click();
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('article').first()).toContainText(lang === 'ka' ? 'გიორგი' : 'Giorgi');

    // The page that the server sends when it can read nothing.
    const body = await readFile(new URL(unavailableFile(lang), SITE_OF_FUNCTIONS), 'utf8');
    const documents = /\/guides$/u;
    await context.route(documents, (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
    await page.goto(at(lang, '/guides'));
    await expect(page.getByRole('heading', { name: t('guides.failed') })).toBeVisible();
    // Visitors who cannot read the directory can still contact the association.
    await expect(page.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
    await context.unroute(documents);
    await page.getByRole('link', { name: t('guides.retry') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(said.join('\n')).toMatch(/Reading guides failed: \w+/u);
  });

  test('a screen whose code cannot be loaded', async ({ page }) => {
    const headerLink = (path: string) => page.locator(`header a[href="${at(lang, path)}"]`).first();
    const takeAway = (screen: RegExp) => page.route(screen, (route) => route.abort('connectionfailed'));
    // Chromium reports to be offline with loopback only, and then nothing is reloaded.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: true }));
    await page.goto(at(lang, '/contact'));
    await page.evaluate(() => sessionStorage.clear());
    await untilHydrated(page);
    // Of a page whose HTML is kept only what takes it over can be missing.
    const parts = /\/assets\/(?:NewsScreen|start)-/u;
    await takeAway(parts);
    await headerLink('/news').click();
    // The page is reloaded once, and its HTML is readable without the application.
    const notice = page.getByRole('alert').filter({ hasText: FAILURE_TEXTS[lang].incomplete });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main article a').first()).toBeVisible();
    await page.unroute(parts);
    // A failure can be reported again shortly; the requested content may arrive after the notice has
    // disappeared.
    await expect(async () => {
      if (await notice.isVisible()) await notice.getByRole('button').click({ timeout: 500 });
      await untilHydrated(page, { timeout: 2000 });
    }).toPass();
    await expect(notice).toBeHidden();

    // It is not reloaded again so soon; on a busy machine more time may have passed.
    const key = `reloaded-at:${at(lang, '/becoming-guide')}`;
    await page.evaluate((name) => sessionStorage.setItem(name, String(Date.now())), key);
    await takeAway(/\/assets\/BecomingGuideScreen/u);
    await headerLink('/becoming-guide').click();
    const heading = page.getByRole('heading', { name: t('shell.error.load-title'), level: 1 });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t('shell.error.load-title'), 'u'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: t('shell.notFound.home') })).toBeVisible();
    await page.unroute(/\/assets\/BecomingGuideScreen/u);
    const retry = page.getByRole('button', { name: t('shell.error.retry') });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 500 });
      await expect(heading).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
