/**
 * The visitors' part of the error catalogue (specification, section 8); the members' part is in
 * `errors.long.test.ts`.
 */
import { expect, test } from '@playwright/test';
import { storyLangs } from '../../support/long.ts';
import { at, watchConsole, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

let said: string[];
test.beforeEach(({ context }) => {
  said = watchConsole(context);
});
test.afterEach(() => {
  expect(said.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

for (const lang of storyLangs('ka')) {
  const t = words(lang);

  test('directory: a search cannot be read', async ({ page, context }) => {
    const searches = /\/guides\?/u;
    await page.goto(at(lang, '/guides'));
    await untilReady(page);
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
    expect(said.join('\n')).toMatch(/Reading guides failed: \w+/u);
  });

  test('a part of a page whose script cannot be loaded', async ({ page }) => {
    const script = /\/assets\/search-/u;
    // Chromium reports to be offline with loopback only, and then nothing is reloaded.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { value: true }));
    await page.route(script, (route) => route.abort('connectionfailed'));
    await page.goto(at(lang, '/guides'));
    // Its HTML is readable without the script.
    const notice = page.getByRole('alert').filter({ hasText: t('shell.error.incomplete') });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute(script);
    // A failure can be reported again shortly.
    await expect(async () => {
      if (await notice.isVisible())
        await notice.getByRole('button', { name: t('shell.error.retry') }).click({ timeout: 500 });
      await expect(notice).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.getByLabel(t('guides.search')).fill('giorgi beridze');
    await expect(page).toHaveURL(/[?&]q=giorgi/u);
    expect(said.join('\n')).toMatch(/Loading a part of the page failed: \w+/u);
  });
}
