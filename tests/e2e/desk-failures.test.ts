/** The desk's list of failed server operations, by keyboard. */
import { storyLangs } from '../support/long.ts';
import { adminFirestore, eventually } from '../support/server.ts';
import { at, expect, expectAccessible, test, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const entry = adminFirestore.doc('failed_events/checkAvatar:demo-pending');

test.beforeEach(async () => {
  const last_at = new Date();
  await entry.set({
    what: 'checkAvatar',
    why: 'missing-object',
    account: 'demo-pending',
    first_at: last_at,
    last_at,
    times: 1,
  });
});
test.afterEach(async () => {
  await entry.delete();
});

for (const lang of storyLangs('ka')) {
  test(`a failed operation is removed by keyboard: ${lang}`, async ({ page }) => {
    const t = words(lang);
    await signIn(page, lang, 'admin@example.com');
    await page.goto(at(lang, '/admin'));
    const toggle = page.getByRole('button', { name: t('admin.failures-show') });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: t('admin.why-missing-object') });
    await expect(row).toContainText(t('admin.task-checkAvatar'));
    await expect(row).not.toContainText('…');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(row.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await eventually(async () => expect((await entry.get()).exists).toBe(false));
    await expect(row).toHaveCount(0);
    // The focus is on the heading, which shows how many are left.
    await expect(page.locator('h2:focus')).toHaveText(
      new RegExp(`^(?:${t('admin.failures-none')}|.*\\d.*)$`, 'u'),
    );
    await expectAccessible(page);
  });
}
