/** Every path of the specification answers with its own page, in both languages, with and without scripts. */
import type { Page } from '@playwright/test';
import { LANGS, type Lang } from '../../src/domain/lang.ts';
import {
  ALIASES,
  GUIDE_PAGE,
  MEMBERS_PAGES,
  NO_SUCH_GUIDE,
  NOWHERE,
  PUBLIC_PAGES,
} from '../cases/site-routes.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { takenOver } from './support/taken-over.ts';

interface Seen {
  readonly status: number;
  readonly lang: string | null;
  readonly heading: string;
  readonly title: string;
}

async function visit(page: Page, address: string, settled?: (page: Page) => Promise<void>): Promise<Seen> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await settled?.(page);
  const heading = page.getByRole('heading', { level: 1 }).first();
  return {
    status: answer?.status() ?? 0,
    lang: await page.locator('html').getAttribute('lang'),
    heading: (await heading.textContent()) ?? '',
    title: await page.title(),
  };
}

/** What the public pages say of themselves, by path. */
async function visitAll(
  page: Page,
  lang: Lang,
  settled?: (page: Page) => Promise<void>,
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const path of PUBLIC_PAGES) {
    // One page after the other: that is what is tested.
    seen.set(path, await visit(page, at(lang, path), settled));
  }
  return seen;
}

for (const lang of LANGS) {
  test(`every public page is itself, with scripts as without (${lang})`, async ({ page, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const seen = await visitAll(await plain.newPage(), lang);
    await plain.close();
    expect(new Set([...seen.values()].map(({ heading }) => heading)).size).toBe(PUBLIC_PAGES.length);
    for (const [path, { status, lang: shown }] of seen)
      expect.soft([status, shown], path).toEqual([200, lang]);
    expect(await visitAll(page, lang, takenOver)).toEqual(seen);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/404 \(Not Found\)/u] });

  for (const lang of LANGS) {
    test(`screens that need scripts say so (${lang})`, async ({ page }) => {
      const t = words(lang);
      for (const path of [...MEMBERS_PAGES.map(([each]) => each), GUIDE_PAGE]) {
        const { status, lang: shown } = await visit(page, at(lang, path));
        expect.soft([status, shown], path).toEqual([200, lang]);
        await expect.soft(page.getByRole('heading', { name: t('errors.scripts-title') })).toBeVisible();
        await expect.soft(page.getByRole('link', { name: t('shell.notFound.home') })).toBeVisible();
      }
      await page.goto(at(lang, '/guides'));
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: t('guides.write-to-us') })).toBeVisible();
      await expect(main.getByText(t('guides.loading'))).toBeHidden();
    });
  }

  test('an unknown address says so in both languages', async ({ page }) => {
    for (const path of NOWHERE) {
      expect((await page.goto(at('en', path)))?.status(), path).toBe(404);
      for (const lang of LANGS) {
        const root = page.locator(`.site-root[lang="${lang}"]`);
        await expect(root.getByRole('heading', { name: words(lang)('shell.notFound.title') })).toBeVisible();
        await expect(root.getByRole('link', { name: words(lang)('shell.notFound.home') })).toBeVisible();
      }
      await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(1);
    }
  });
});

test.describe('with scripts', () => {
  for (const lang of LANGS) {
    test(`private screens, a guide's page and second names answer (${lang})`, async ({ page }) => {
      const t = words(lang);
      for (const [path, heading] of MEMBERS_PAGES) {
        expect.soft((await page.goto(at(lang, path)))?.status(), path).toBe(200);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(t(heading));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
      }
      expect((await page.goto(at(lang, GUIDE_PAGE)))?.status()).toBe(200);
      await expect(page.getByRole('button', { name: t('guide.contact') })).toBeVisible();
      for (const [alias, path] of ALIASES) {
        await page.goto(at(lang, alias));
        await expect(page).toHaveURL(new RegExp(`${at(lang, path)}$`, 'u'));
      }
    });

    test.describe('where nothing is', () => {
      test.use({ allowedConsole: [/404 \(Not Found\)/u] });

      test(`unknown addresses answer with the not-found screen (${lang})`, async ({ page }) => {
        const t = words(lang);
        for (const path of NOWHERE) {
          expect.soft((await page.goto(at(lang, path)))?.status(), path).toBe(404);
          await expect
            .soft(page.getByRole('heading', { level: 1 }), path)
            .toHaveText(t('shell.notFound.title'));
          await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
        }
        await page.goto(at(lang, NO_SUCH_GUIDE));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guide.notFound'));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      });
    });
  }
});
