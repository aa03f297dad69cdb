/** Without network: what was seen opens again and says its age, what is private was never kept. */
import type { Page } from '@playwright/test';
import { GUIDE_PAGE } from '../../cases/site-routes.ts';
import { storyLangs } from '../../support/long.ts';
import { at, expect, test, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/net::ERR_|Failed to fetch|Reading guides failed/u],
});

/** Addresses that the worker has kept, of pages and files. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(window.location.origin.length));
  });
}

/** Their paths. */
async function keptPaths(page: Page): Promise<string[]> {
  return (await keptAddresses(page)).map((address) => address.split('?')[0] ?? '');
}

for (const lang of storyLangs('ka')) {
  const t = words(lang);
  test(`visited pages open again offline, with their age, ${lang}`, async ({ page, context }) => {
    await page.goto(at(lang, '/guides'));
    await expect.poll(() => keptPaths(page)).toContain(at(lang, '/guides'));
    await page.goto(at(lang, GUIDE_PAGE));
    // Only then has the worker kept the scripts that say the age.
    await untilReady(page);
    await expect.poll(() => keptPaths(page)).toContain(at(lang, GUIDE_PAGE));
    await page.goto(at(lang, '/contact'));
    await untilReady(page);
    await expect.poll(() => keptPaths(page)).toContain(at(lang, '/contact'));
    await page.goto(at(lang, '/auth'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const name = await context.newPage().then(async (other) => {
      await other.goto(at(lang, GUIDE_PAGE));
      await expect(other.locator('html')).not.toHaveAttribute('data-saved-at');
      return other.getByRole('heading', { level: 1 }).textContent();
    });
    expect(await keptPaths(page)).not.toContain(at(lang, '/auth'));

    await context.setOffline(true);
    await page.goto(at(lang, GUIDE_PAGE));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    const age = t('shell.savedCopy', { date: 'DATE', time: 'TIME' }).split('DATE')[0] ?? '';
    await expect(page.locator('.saved-note')).toContainText(age);
    await page.goto(at(lang, '/contact'));
    await untilReady(page);
    await page.goto(at(lang, '/guides'));
    await expect(page.getByRole('article').first()).toBeVisible();
    // Never visited: the worker shows a notice, and links to visited pages.
    await page.goto(at(lang, '/news'));
    await expect(
      page.getByRole('link', { name: { en: 'Try again', ka: 'ხელახლა ცდა' }[lang] }),
    ).toBeVisible();
    await page.locator('a', { hasText: name ?? '' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

    await context.setOffline(false);
    await page.goto(at(lang, '/guides'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.saved-note')).toHaveCount(0);
  });
}

test('a search, and a page in the other language, are saved too; one language alone stays', async ({
  page,
  context,
}) => {
  await page.goto('/guides');
  await expect.poll(() => keptPaths(page)).toContain('/guides');
  await page.goto('/contact');
  await untilReady(page);
  await page.locator('header [data-language="en"]').click();
  await expect(page).toHaveURL('/en/contact');
  await expect.poll(() => keptPaths(page)).toContain('/en/contact');
  await page.locator('header').getByRole('link', { name: 'Guides', exact: true }).first().click();
  await page.getByRole('searchbox').fill('ushba');
  await expect(page).toHaveURL('/en/guides?q=ushba');
  await expect.poll(() => keptAddresses(page)).toContain('/en/guides?q=ushba');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ushba');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Saved in both languages: the chosen one is shown.
  await page.goto('/contact');
  await expect(page).toHaveURL('/en/contact');
});

test('the offline page follows Back, and reloads when the network returns', async ({ page, context }) => {
  await page.goto('/en/guides');
  await untilReady(page);
  await expect.poll(() => keptPaths(page)).toContain('/en/guides');
  await page
    .locator('header')
    .getByRole('link', { name: words('en')('shell.memberLogin') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words('en')('auth.title') })).toBeVisible();
  await context.setOffline(true);
  const again = page.getByRole('link', { name: 'Try again' });
  await page.goto('/en/news');
  await expect(again).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/auth');
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/en/news');
  await expect(again).toBeVisible();
  await context.setOffline(false);
  // A machine without any network fires no event.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
