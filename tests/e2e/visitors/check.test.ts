/** A stranger checks a membership on a phone, with and without scripts. */
import { storyLangs } from '../../support/long.ts';
import { at, expect, expectAccessible, test, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

/** The first guide of the demo association. */
const NUMBER = '1001';

test.use({ viewport: { width: 360, height: 640 } });

for (const lang of storyLangs('ka')) {
  test.describe(`in ${lang}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form shows its result in words', async ({ page }) => {
      const t = words(lang);
      await page.goto(at(lang, '/check'));
      await page.getByLabel(t('check.number')).fill(` ${NUMBER} `);
      await page.getByRole('button', { name: t('check.button'), exact: true }).click();
      await expect(page).toHaveURL(at(lang, `/check/${NUMBER}`));
      await expect(page.getByRole('heading', { name: t('check.verdict-valid'), exact: true })).toBeVisible();
      await page.getByLabel(t('check.number')).fill('999999');
      await page.getByRole('button', { name: t('check.button'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('check.verdict-unknown') })).toBeVisible();
      await page.getByLabel(t('check.number')).fill('abc');
      await page.getByRole('button', { name: t('check.button'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('check.verdict-invalid') })).toBeVisible();
      // The result's own section has a name that contains the label.
      const field = page.getByRole('textbox', { name: t('check.number') });
      await expect(field).toHaveValue('abc');
      await field.fill('');
      await page.getByRole('button', { name: t('check.button'), exact: true }).click();
      await expect(page.getByText(t('check.missing'))).toBeVisible();
    });
  });

  test(`in ${lang} the result is accessible in both colour schemes, without horizontal scrolling`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(at(lang, `/check/${NUMBER}`));
      await untilReady(page);
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
