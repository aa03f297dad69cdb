/** Texts, dates and letters of the public pages, as Chromium shows them. */
import { LANGS } from '../../src/domain/lang.ts';
import { PUBLIC_TEXTS } from '../cases/public-texts.ts';
import { KINDS_OF_PAGE } from '../cases/site-routes.ts';
import { holdBack } from './support/faults.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { takenOver } from './support/taken-over.ts';

test.describe('texts of the specification', () => {
  test.use({ allowedConsole: [/404 \(Not Found\)/u] });

  test('stand on their pages', async ({ page }) => {
    for (const [text, path] of PUBLIC_TEXTS) {
      await page.goto(at('en', path), { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    }
  });

  test('"Loading guides..." is there while they load', async ({ page, context }) => {
    await holdBack(context, { service: 'firestore' });
    for (const lang of LANGS) {
      await page.goto(at(lang, '/guides'));
      await takenOver(page);
      await expect(page.getByText(words(lang)('guides.loading'), { exact: true })).toBeVisible();
    }
    expect(words('en')('guides.loading')).toBe('Loading guides...');
  });
});

/** A day of the calendar is the same day everywhere; Chromium has no Georgian month names of its own. */
for (const timezoneId of ['Asia/Tbilisi', 'Europe/London', 'America/New_York']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('news keep their dates', async ({ page }) => {
      await page.goto('/news');
      await takenOver(page);
      await expect(page.getByText('10 აგვისტო, 2025', { exact: true })).toBeVisible();
      await expect(page.locator('time').first()).toHaveAttribute('datetime', '2025-08-10');
      await expect(page.getByText('1 ივლისი, 2025', { exact: true })).toBeVisible();
      await page.goto('/en/news');
      await takenOver(page);
      await expect(page.getByText('August 10, 2025', { exact: true })).toBeVisible();
      await expect(page.getByText('July 1, 2025', { exact: true })).toBeVisible();
    });
  });
}

test('Georgian letters come from the site’s own face, in every weight used', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  const checks = await page.evaluate(async () => {
    await document.fonts.ready;
    const weights = new Set(
      [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element).fontWeight),
    );
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange);
    return {
      weights: [...weights].map((weight) => [
        weight,
        document.fonts.check(`${weight} 16px "Google Sans Variable"`, 'საქართველო'),
      ]),
      hasGeorgian: loaded.some((range) => /U\+10A0-10FF/iu.test(range) && /U\+1C90/iu.test(range)),
    };
  });
  expect(checks.weights.filter(([, isThere]) => isThere !== true)).toEqual([]);
  expect(checks.hasGeorgian).toBe(true);
});

test('Georgian text is neither capitalised, slanted nor squeezed', async ({ page }) => {
  for (const path of KINDS_OF_PAGE) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await takenOver(page);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = own.map(({ textContent }) => textContent).join('');
        if (!/[\u10D0-\u10FA\u1C90-\u1CBF]/u.test(text) || !element.checkVisibility()) return [];
        const style = getComputedStyle(element);
        const lines = Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize);
        const said = [
          style.textTransform === 'none' ? '' : style.textTransform,
          style.fontVariantCaps === 'normal' ? '' : style.fontVariantCaps,
          style.fontStyle === 'normal' ? '' : style.fontStyle,
          Number.parseFloat(style.letterSpacing) < 0 ? 'letters squeezed' : '',
          style.textAlign === 'justify' ? 'justified' : '',
          lines < 1.29 ? `line height ${lines}` : '',
          /[\u1C90-\u1CBF]/u.test(text) ? 'capital letters' : '',
        ].filter(Boolean);
        return said.map((fault) => `${fault}: ${text.slice(0, 30)}`);
      }),
    );
    expect.soft(faults, path).toEqual([]);
  }
});
