/** One guide with two windows: nothing is lost without a word, the last write is the right one. */
import type { Page } from '@playwright/test';
import { cutOff } from './support/faults.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

const t = words('en');
const EMAIL = 'two-windows@example.org';
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
  await fillGuideForm(first, 'en', { firstName: 'Otar', lastName: 'Orpanjara', phone: '+995 555 100 000' });
  await save(first, 'en');
  await expect(first.getByText(t('editor.created')).first()).toBeVisible();

  await test.step('a window that listens is told, and follows where it is untouched', async () => {
    const second = await context.newPage();
    await openEditor(second);
    await phone(second).fill('+995 555 200 000');
    await address(first).fill('Stepantsminda');
    await save(first, 'en');
    await expectSaved(first);
    await expect(second.getByText(t('editor.changed-elsewhere'))).toBeVisible();
    await expect(address(second)).toHaveValue('Stepantsminda');
    await expect(phone(second)).toHaveValue('+995 555 200 000');
    await save(second, 'en');
    await expectSaved(second);
    await expect(second.getByText(t('editor.changed-elsewhere'))).toHaveCount(0);
    await expect(phone(first)).toHaveValue('+995 555 200 000');
    await expect(address(first)).toHaveValue('Stepantsminda');
    await second.close();
  });

  await test.step('one that hears nothing takes nothing back', async () => {
    const elsewhere = await browser.newContext();
    const deaf = await elsewhere.newPage();
    await signIn(deaf, 'en', EMAIL);
    await openEditor(deaf);
    await elsewhere.setOffline(true);
    await phone(first).fill('+995 555 300 000');
    await save(first, 'en');
    await expectSaved(first);
    const mend = await cutOff(elsewhere, { service: 'firestore', having: '/Listen/' });
    await elsewhere.setOffline(false);

    // Another field: both changes stay.
    await address(deaf).fill('Omalo');
    await save(deaf, 'en');
    await expect(deaf.getByText(t('editor.updated')).first()).toBeVisible();
    await expect(address(first)).toHaveValue('Omalo');
    await expect(phone(first)).toHaveValue('+995 555 300 000');

    // The same field: refused until the other change has been seen.
    await phone(deaf).fill('+995 555 400 000');
    await save(deaf, 'en');
    const conflict = t('editor.save-failed', { message: t('errors.conflict') });
    await expect(deaf.locator('main').getByText(conflict)).toBeVisible();
    await expect(phone(first)).toHaveValue('+995 555 300 000');
    await mend();
    await expect(deaf.getByText(t('editor.changed-elsewhere'))).toBeVisible({ timeout: 60_000 });
    await save(deaf, 'en');
    await expectSaved(deaf);
    await expect(phone(first)).toHaveValue('+995 555 400 000');
    await expect(address(first)).toHaveValue('Omalo');
    await elsewhere.close();
  });
});
