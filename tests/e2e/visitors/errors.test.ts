/**
 * The visitors' part of the error catalogue (specification, section 8); the members' part is in
 * `errors.long.test.ts`.
 */
import { expect, test } from '@playwright/test';
import { storyLangs } from '../../support/long.ts';
import { at, watchConsole, words } from '../support/fixtures.ts';
import { untilHydrated } from '../support/hydrated.ts';

let said: string[];
test.beforeEach(({ context }) => {
  said = watchConsole(context);
});
test.afterEach(() => {
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

for (const lang of storyLangs('ka')) {
  const t = words(lang);

  test('directory and public page: nothing can be read', async ({ page, context }) => {
    const answers = /\/api\/guides/u;
    await page.goto(at(lang, '/contact'));
    await untilHydrated(page);
    await context.route(answers, (route) => route.abort('connectionfailed'));
    await page
      .locator(`header a[href="${at(lang, '/guides')}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { name: t('guides.failed') })).toBeVisible();
    // Visitors who cannot read the directory can still contact the association.
    await expect(page.getByRole('alert').locator('a[href^="mailto:"]')).toBeVisible();
    await context.unroute(answers);
    await page.getByRole('link', { name: t('guides.retry') }).click();
    const profile = page.locator(`main a[href="${at(lang, '/giorgi-beridze')}"]`).first();
    // The first page already contains the guide: the test must click the card of the response.
    const answered = page.waitForResponse((response) => response.url().includes('q=giorgi'));
    await page.getByLabel(t('guides.search')).fill('giorgi beridze');
    await answered;
    await expect(profile).toBeVisible();

    await context.route(answers, (route) => route.abort('connectionfailed'));
    await profile.click();
    await expect(page.getByRole('heading', { name: t('guide.notFound'), level: 1 })).toBeVisible();
    await expect(page.getByText(t('guide.failed'))).toBeVisible();
    await context.unroute(answers);
    await page.getByRole('link', { name: t('guides.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lang === 'ka' ? 'გიორგი' : 'Giorgi');
    expect(said.join('\n')).toMatch(/Reading guides failed: \w+/u);
  });

  test('a part of a page whose script cannot be loaded', async ({ page }) => {
    const script = /\/assets\/search-/u;
    // Chromium reports to be offline with loopback only, and then nothing is reloaded.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: true }));
    await page.route(script, (route) => route.abort('connectionfailed'));
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    await page.goto(at(lang, '/guides'));
    // The page is loaded once more, as after a release, and its HTML is readable without the script.
    const notice = page.getByRole('alert').filter({ hasText: t('shell.error.incomplete') });
    await expect(notice).toBeVisible();
    expect(loads).toHaveLength(2);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute(script);
    // A failure can be reported again shortly.
    await expect(async () => {
      if (await notice.isVisible()) await notice.getByRole('button').click({ timeout: 500 });
      await expect(notice).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.getByLabel(t('guides.search')).fill('giorgi beridze');
    await expect(page).toHaveURL(/[?&]q=giorgi/u);
    expect(said.join('\n')).toMatch(/Loading a part of the page failed: \w+/u);
  });
}
