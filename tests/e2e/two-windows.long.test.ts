/** One guide with two windows: no change is lost silently, and the last write is correct. */
import type { Page } from '@playwright/test';
import { holdBack } from './support/faults.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

const t = words('en');
/** A new account for every run: the data of local runs are kept. */
const EMAIL = `two-windows-${Date.now()}@example.org`;
const address = (page: Page) => page.locator('input[name="address"]');
const phone = (page: Page) => page.locator('input[name="phone"]');
const openEditor = async (page: Page) => {
  await page.goto(at('en', '/guide-profile'));
  await expect(phone(page)).not.toHaveValue('');
};
const expectSaved = async (page: Page) => {
  await expect(page.getByText(t('editor.updated')).first()).toBeVisible();
  await expect(page.getByText(t('editor.all-saved'))).toBeVisible();
};

test('two windows edit one profile', async ({ browser, context, page: first }) => {
  test.setTimeout(120_000);
  await signIn(first, 'en', EMAIL);
  await fillGuideForm(first, 'en', { firstName: 'Otar', lastName: 'Orpanjara', phone: '+995 555 10 00 00' });
  await save(first, 'en');
  await expect(first.getByText(t('editor.created')).first()).toBeVisible();

  await test.step('a window with a listener shows a notice, and updates its untouched fields', async () => {
    const second = await context.newPage();
    await openEditor(second);
    await phone(second).fill('+995 555 20 00 00');
    await address(first).fill('Stepantsminda');
    await save(first, 'en');
    await expectSaved(first);
    await expect(second.getByText(t('editor.changed-elsewhere'))).toBeVisible();
    await expect(address(second)).toHaveValue('Stepantsminda');
    await expect(phone(second)).toHaveValue('+995 555 20 00 00');
    await save(second, 'en');
    await expectSaved(second);
    await expect(second.getByText(t('editor.changed-elsewhere'))).toHaveCount(0);
    await expect(phone(first)).toHaveValue('+995 555 20 00 00');
    await expect(address(first)).toHaveValue('Stepantsminda');
    await second.close();
  });

  await test.step('one that saves at the same moment reverts nothing', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, 'en', EMAIL);
    await openEditor(other);
    const saveBothAtOnce = async () => {
      const release = await holdBack(elsewhere, { service: 'firestore', having: 'documents:batchGet' });
      await save(other, 'en');
      await expect(other.getByRole('button', { name: t('editor.saving') })).toBeDisabled();
      await save(first, 'en');
      await expectSaved(first);
      release();
    };

    // Different fields: both changes are stored.
    await phone(first).fill('+995 555 30 00 00');
    await address(other).fill('Omalo');
    await saveBothAtOnce();
    await expectSaved(other);
    await expect(address(first)).toHaveValue('Omalo');
    await expect(phone(other)).toHaveValue('+995 555 30 00 00');

    // The same field: refused once with a notice; the last write is then the correct one.
    await phone(first).fill('+995 555 40 00 00');
    await phone(other).fill('+995 555 50 00 00');
    await saveBothAtOnce();
    const conflict = t('editor.save-failed', { message: t('errors.conflict') });
    await expect(other.locator('.toasts').getByText(conflict)).toBeVisible();
    await expect(other.getByText(t('editor.changed-elsewhere'))).toBeVisible();
    await expect(phone(first)).toHaveValue('+995 555 40 00 00');
    await save(other, 'en');
    await expectSaved(other);
    await expect(phone(first)).toHaveValue('+995 555 50 00 00');
    await elsewhere.close();
  });
});
