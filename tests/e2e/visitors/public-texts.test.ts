/** Texts of the specification on screens that are not static pages, and dates, in Chromium. */
import { PAGE_LANGS } from '../../../src/domain/lang.ts';
import { PUBLIC_TEXTS } from '../../cases/public-texts.ts';
import { PUBLIC_PAGES } from '../../cases/site-routes.ts';
import { at, expect, test, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

/** The texts of static pages are tested with the visits of those pages (`public-pages.test.ts`). */
const ELSEWHERE = PUBLIC_TEXTS.filter(([, path]) => !PUBLIC_PAGES.some((page) => page === path));

test.describe('texts of the specification', () => {
  test.use({ allowedConsole: [/404 \(Not Found\)/u] });

  test('are on their screens', async ({ page }) => {
    const paths = new Set(ELSEWHERE.map(([, path]) => path));
    expect(paths.size).toBeGreaterThan(5);
    for (const path of paths) {
      await page.goto(at('en', path), { waitUntil: 'domcontentloaded' });
      for (const [text] of ELSEWHERE.filter(([, where]) => where === path))
        await expect.soft(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
  });

  test('"Loading guides..." is shown while they load', async ({ page, context }) => {
    // The page includes its guides; only a search asks for others.
    await context.route(/\/guides\?/u, () => undefined);
    for (const lang of PAGE_LANGS) {
      await page.goto(at(lang, '/guides'));
      await untilReady(page);
      await page.getByRole('searchbox').fill('svaneti');
      await expect(page.getByText(words(lang)('guides.loading'), { exact: true })).toBeVisible();
    }
    expect(words('en')('guides.loading')).toBe('Loading guides...');
  });
});

/** A calendar day is the same day everywhere (`src/i18n/dates.test.ts`); Chromium has no Georgian month names. */
test.describe('in a zone where the day begins later', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('news have the same dates in static HTML and when rendered by the browser', async ({ page }) => {
    await page.goto('/news');
    await untilReady(page);
    await expect(page.getByText('10 აგვისტო, 2025', { exact: true })).toBeVisible();
    await expect(page.locator('time[datetime="2025-08-10"]').first()).toHaveText('10 აგვისტო, 2025');
    await expect(page.getByText('1 ივლისი, 2025', { exact: true })).toBeVisible();
    // Without a page load, so that Node does not render this date.
    await page.locator('main a[href="/news/guides-directory-opens"]').first().click();
    await expect(page).toHaveURL(/\/news\/guides-directory-opens$/u);
    await expect(page.locator('main time').first()).toHaveText('10 აგვისტო, 2025');
    await page.goto('/en/news');
    await untilReady(page);
    await expect(page.getByText('August 10, 2025', { exact: true })).toBeVisible();
    await expect(page.getByText('July 1, 2025', { exact: true })).toBeVisible();
  });
});
