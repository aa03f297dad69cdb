/** What guides write is shown as text everywhere. */
import type { Page } from '@playwright/test';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { adminAuth, adminFirestore, eventually, stored } from '../support/server.ts';
import { removeGuides } from './support/desk-data.ts';
import { approveButton, cardOf, noteField, openCard, openDesk } from './support/desk.ts';
import { at, expect, test, watchConsole, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

test('markup in a guide’s texts is shown as text: on the desk, in the account, on the public page', async ({
  page,
  browser,
}) => {
  const email = 'desk.markup@example.org';
  const t = words('en');
  const context = await browser.newContext();
  const said = watchConsole(context);
  const own = await context.newPage();
  await signIn(own, 'en', email);
  const { uid } = await adminAuth.getUserByEmail(email);
  await eventually(() => stored(`profiles/${uid}`));
  const last_name = '<img src=x onerror=window.harmed=1>';
  const full_name = `Zura ${last_name}`;
  const markup =
    '</script><script>window.harmed=1</script><svg onload="window.harmed=1"><b id="bold">bold</b>';
  const requestId = `request-${uid}`;
  try {
    const batch = adminFirestore.batch();
    const now = new Date('2026-01-05');
    batch.update(adminFirestore.doc(`profiles/${uid}`), { first_name: 'Zura', last_name, full_name });
    const guide = validGuideProfile(uid, full_name);
    batch.set(adminFirestore.doc(`guide_profiles/${uid}`), {
      ...guide,
      description: markup,
      bio: markup,
      address: markup,
      specialties: ['<img src=x onerror=window.harmed=1>'],
      is_verified: false,
      verification_status: 'pending',
      open_request_id: requestId,
      created_at: now,
      updated_at: now,
    });
    batch.set(adminFirestore.doc(`verification_requests/${requestId}`), {
      user_id: uid,
      status: 'pending',
      requested_at: now,
      applied: appliedFor(guide),
    });
    await batch.commit();

    await signIn(page, 'en', 'admin@example.com');
    await openDesk(page, 'en');
    await openCard(page, requestId);
    const card = cardOf(page, requestId);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(full_name);
    await expect(card).toContainText(markup);
    await expectLinkToWebsite(page);
    await noteField(page, 'en', full_name).fill(markup);
    await approveButton(page, 'en', full_name).click();
    await expect(page.locator('.toasts')).toContainText(t('admin.decided-approved', { name: full_name }));
    await expectHarmless(page);

    await own.goto(at('en', '/profile'));
    await expect(own.getByText(full_name).first()).toBeVisible();
    await expect(own.getByText(markup).first()).toBeVisible();
    await expectHarmless(own);

    const { slug } = await stored(`guide_profiles/${uid}`);
    await own.goto(at('en', `/${String(slug)}`));
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(full_name);
    await expect(own.getByText(markup).first()).toBeVisible();
    await expectLinkToWebsite(own);
    await expectHarmless(own);
  } finally {
    await removeGuides(uid);
    await adminAuth.deleteUser(uid);
  }
  expect(said).toEqual([]);
  await context.close();
});

/** Expects that the link to the guide's website passes on neither referrer nor search ranking. */
async function expectLinkToWebsite(page: Page): Promise<void> {
  const link = page.locator('a[href="https://guide.example.org/en"]').first();
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
}

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await expect(page.locator('img[src="x"], #bold, svg[onload]')).toHaveCount(0);
}
