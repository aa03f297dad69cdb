/**
 * A guide uses the account page, from the first save to the deletion of the account; the screen tests
 * cover its parts.
 */
import { readFile } from 'node:fs/promises';
import { at, expect, expectAccessible, test, words } from './support/fixtures.ts';
import { fillGuideForm, save, uploadPicture } from './support/guide-form.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();
const LEAVING = `leaving-${RUN}@example.org`;

const WIDE = { width: 1280, height: 720 };

const en = words('en');

test('the account: tabs by arrow keys, download of own data, and deletion of the account', async ({
  page,
}) => {
  await signIn(page, 'en', LEAVING);
  await fillGuideForm(page, 'en', { firstName: 'Lia', lastName: 'Mogzauri', phone: '+995 555 70 02 00' });
  await uploadPicture(page, 'en');
  await save(page, 'en');
  await expect(page.getByText(en('editor.created')).first()).toBeVisible();
  await expect(page.getByText(en('editor.avatar-uploaded'))).toHaveCount(0);
  await page.goto(at('en', '/profile'));
  await expect(page.getByRole('list', { name: en('account.badges') })).toHaveText(
    en('account.badge-applicant'),
  );
  await expect(page.getByText(/^Registered on [A-Z][a-z]+ \d+, \d{4}$/u)).toBeVisible();
  await expect(page.getByText(en('account.state-pending')).first()).toBeVisible();
  await expect(page.getByText(en('account.status-unlisted'))).toBeVisible();
  await page.getByRole('tab', { name: en('account.tab-overview') }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: en('account.tab-guide') })).toContainText(
    '+995 555 70 02 00',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: en('account.tab-settings') })).toBeVisible();
  await page.getByLabel(en('account.username')).fill(`lia-${RUN}`);
  await page.getByRole('button', { name: en('account.settings-save'), exact: true }).click();
  await expect(page.getByText(en('account.settings-saved'))).toBeVisible();
  await expect(page.getByText(`lia-${RUN}`, { exact: true })).toBeVisible();
  expect(await narrowFaults(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize(WIDE);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en('account.download') }).click();
  const file = await (await saved).path();
  const held = await readFile(file, 'utf8');
  expect(() => JSON.parse(held) as unknown).not.toThrow();
  for (const part of [LEAVING, '+995 555 70 02 00', '"status": "pending"']) {
    expect(held).toContain(part);
  }

  await page.getByRole('button', { name: en('account.delete'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: en('account.delete-confirm-title') });
  const remove = dialog.getByRole('button', { name: en('account.delete'), exact: true });
  await expect(remove).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await remove.click();
  await expect(page.getByText(en('account.deleted'))).toBeVisible();
  await expect(page).toHaveURL(/\/en$/u);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Mogzauri|leaving-/u);
  await page.goto(at('en', '/profile'));
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
});
