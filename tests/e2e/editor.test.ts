/** A guide uses the editor: errors, languages, keyboard, leaving. */
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { save, somePicture } from './support/guide-form.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();

const WIDE = { width: 1280, height: 720 };

const en = words('en');
const ka = words('ka');

test('the editor: errors in the current language, cropping by keyboard, leaving', async ({ page }) => {
  await signIn(page, 'ka', `editor-${RUN}@example.org`);
  await page.goto('/guide-profile');
  // The name of the account contains digits.
  await page.locator('input[name="first_name"]').fill('Eka');
  await page.locator('input[name="last_name"]').fill('Editadze');
  await save(page, 'ka');
  await expect(page.getByText(ka('editor.phone-required'))).toBeVisible();
  await expect(page.locator('input[name="experience_years"]')).toBeFocused();
  await expect(page.getByText(ka('editor.notice-title'))).toBeVisible();
  await expect(page.getByText(ka('editor.notice-kept-text', { months: 24 }))).toBeVisible();
  await page.getByRole('link', { name: 'EN – English' }).first().click();
  await page.getByRole('button', { name: ka('leave.leave') }).click();
  await expect(page.getByText(en('editor.phone-required'))).toBeVisible();
  await expect(page.getByText(ka('editor.phone-required'))).toHaveCount(0);
  await expect(page.getByText(en('editor.notice-age-text'))).toBeVisible();
  expect(await narrowFaults(page)).toEqual([]);
  await expectAccessible(page);

  await page.setViewportSize(WIDE);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await somePicture() });
  const crop = page.getByLabel(en('editor.crop-area'));
  await crop.focus();
  const place = () => page.locator('.reactEasyCrop_Image').getAttribute('style');
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  const zoom = page.getByRole('slider', { name: en('editor.crop-zoom') });
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.05');
  await page.keyboard.press('Escape');
  await expect(crop).toHaveCount(0);

  await page.locator('input[name="phone"]').fill('+995 555 70 01 00');
  await page.locator('header a[href="/en/news"]').first().click();
  const leaving = page.getByRole('dialog', { name: en('editor.leave-title') });
  await leaving.getByRole('button', { name: en('leave.stay') }).click();
  await expect(page.locator('input[name="phone"]')).toHaveValue('+995 555 70 01 00');
  await page.locator('header a[href="/en/news"]').first().click();
  await leaving.getByRole('button', { name: en('leave.leave') }).click();
  await expect(page).toHaveURL(/\/en\/news$/u);
  // The URL changes before the editor is unmounted; Back would find the form unchanged, with nothing to
  // restore.
  await expect(page.locator('input[name="phone"]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(en('editor.draft-restored'))).toBeVisible();
  await expect(page.locator('input[name="phone"]')).toHaveValue('+995 555 70 01 00');
});
