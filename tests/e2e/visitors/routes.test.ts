/**
 * Screens that are not static pages work in both languages, with and without scripts. (Static pages:
 * `built-site.test.ts` and `public-pages.test.ts`.)
 */
import { PAGE_LANGS } from '../../../src/domain/lang.ts';
import { ALIASES, GUIDE_PAGE, MEMBERS_PAGES, NO_SUCH_GUIDE, NOWHERE } from '../../cases/site-routes.ts';
import { storyLangs } from '../../support/long.ts';
import { at, expect, test, words } from '../support/fixtures.ts';
import { georgianFaults } from '../support/georgian.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/404 \(Not Found\)/u] });

  for (const lang of PAGE_LANGS) {
    test(`screens that need JavaScript show a message (${lang})`, async ({ page }) => {
      const t = words(lang);
      for (const path of MEMBERS_PAGES.map(([each]) => each)) {
        const answer = await page.goto(at(lang, path), { waitUntil: 'domcontentloaded' });
        expect.soft(answer?.status(), path).toBe(200);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
        await expect.soft(page.getByRole('heading', { name: t('errors.scripts-title') })).toBeVisible();
        await expect.soft(page.getByRole('link', { name: t('shell.notFound.home') })).toBeVisible();
      }
    });

    test(`unknown addresses show the not-found screen (${lang})`, async ({ page }) => {
      const t = words(lang);
      for (const path of NOWHERE) {
        expect.soft((await page.goto(at(lang, path)))?.status(), path).toBe(404);
        await expect
          .soft(page.getByRole('heading', { level: 1 }), path)
          .toHaveText(t('shell.notFound.title'));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
      }
      expect((await page.goto(at(lang, NO_SUCH_GUIDE)))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guide.notFound'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }
});

test.describe('with scripts', () => {
  for (const lang of storyLangs('ka')) {
    test(`private screens, a guide's page and aliases work (${lang})`, async ({ page }) => {
      const t = words(lang);
      for (const [path, heading] of MEMBERS_PAGES) {
        expect.soft((await page.goto(at(lang, path)))?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(t(heading));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
        if (lang === 'ka') expect.soft(await georgianFaults(page), path).toEqual([]);
      }
      expect((await page.goto(at(lang, GUIDE_PAGE)))?.status()).toBe(200);
      await expect(page.getByRole('link', { name: t('guide.contact') })).toBeVisible();
      for (const [alias, path] of ALIASES) {
        await page.goto(at(lang, alias));
        await expect(page).toHaveURL(new RegExp(`${at(lang, path)}$`, 'u'));
      }
    });
  }
});

test('the site survives an address that cannot be decoded', async ({ baseURL, request }) => {
  // The Hosting emulator never responds to such a request.
  await fetch(`${baseURL}/%E0%A4%A`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  expect((await request.get(at('en', '/'))).status()).toBe(200);
});
