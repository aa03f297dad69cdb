/**
 * Decisions and their effects for other users, failing servers, and malicious guides. The screens
 * themselves are tested in `tests/screens/desk.test.tsx`.
 */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL } from '../../scripts/local-project.ts';
import { appliedFor, validGuideProfile } from '../cases/guide-profile.ts';
import { storyLangs } from '../support/long.ts';
import { adminAuth, adminFirestore, eventually, stored } from '../support/server.ts';
import { placeRequests, removeGuides } from './support/desk-data.ts';
import {
  approveButton,
  cardOf,
  DECIDE_CALL,
  nameOfAccount,
  noteField,
  openCard,
  openDesk,
  press,
  rejectButton,
  rowOf,
  settledCounts,
  tabCounts,
} from './support/desk.ts';
import { at, expect, test, watchConsole, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const PREFIX = 'desk-decisions';

test.afterEach(() => removeGuides(PREFIX));

test('a verified guide is revoked with a reason, and disappears from the site', async ({ page }) => {
  const name = 'ხათუნა საძიებელი';
  const [guide] = await placeRequests({ prefix: PREFIX, count: 1, change: () => ({ name }) });
  if (!guide) throw new Error('No request');
  const t = words('en');
  await signIn(page, 'en', 'admin@example.com');
  await openDesk(page, 'en');
  await press(page, 'en', approveButton(page, 'en', guide.name));
  await expect(page.locator('.toasts')).toContainText(t('admin.decided-approved', { name: guide.name }));
  const { slug } = await eventually(async () => stored(`guide_profiles/${guide.uid}`));
  await stored(`public_guides/${String(slug)}`);

  await page.getByRole('searchbox', { name: t('admin.search') }).fill('sadziebeli');
  await openCard(page, guide.requestId);
  const card = cardOf(page, guide.requestId);
  await expect(
    card.getByRole('link', { name: t('admin.public-page-name', { name: guide.name }) }),
  ).toBeVisible();
  // Actions that do not apply are not offered.
  await expect(approveButton(page, 'en', guide.name)).toHaveCount(0);
  await card.getByRole('button', { name: t('admin.revoke-name', { name: guide.name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('admin.revoke-title') });
  await dialog.getByRole('button', { name: t('admin.revoke'), exact: true }).click();
  const reason = dialog.getByRole('textbox');
  await expect(reason).toHaveAccessibleDescription(t('admin.reason-needed'));
  await dialog.getByRole('button', { name: 'Certificate expired' }).click();
  await expect(reason).toHaveValue(/no longer valid/u);
  await dialog.getByRole('button', { name: t('admin.revoke'), exact: true }).click();
  await expect(page.locator('.toasts')).toContainText(t('admin.revoked'));
  await expect(rowOf(page, guide.requestId)).toContainText(t('admin.standing-revoked'));
  expect((await adminFirestore.doc(`public_guides/${String(slug)}`).get()).exists).toBe(false);
  expect(await stored(`guide_profiles/${guide.uid}`)).toMatchObject({
    is_verified: false,
    verification_status: 'rejected',
  });

  await page
    .getByRole('button', { name: t('admin.journal'), exact: true })
    .first()
    .click();
  const newest = page
    .getByRole('dialog', { name: t('admin.journal') })
    .getByRole('listitem')
    .first();
  await expect(newest).toContainText(t('admin.journal-revoked'));
  await expect(newest).toContainText(guide.name);
  await expect(newest).toContainText(nameOfAccount('admin@example.com'));
});

test.describe('what fails', () => {
  // The browser logs every failed request, and the SDK its lost connection.
  test.use({
    allowedConsole: [
      /Failed to load resource|net::ERR_|Could not reach Cloud Firestore|WebChannelConnection/u,
    ],
  });

  for (const lang of storyLangs('ka')) {
    test(`a failed decision is rolled back with its note, and a list without read access shows an error (${lang})`, async ({
      page,
    }) => {
      const [guide] = await placeRequests({ prefix: PREFIX, count: 1 });
      if (!guide) throw new Error('No request');
      const t = words(lang);
      const note = lang === 'en' ? 'A long and careful note' : 'გრძელი და გულდასმით დაწერილი';
      await signIn(page, lang, 'admin@example.com');
      await openDesk(page, lang);
      const before = await settledCounts(page);
      await page.route(DECIDE_CALL, (route) => route.abort());
      await noteField(page, lang, guide.name).fill(note);
      await press(page, lang, rejectButton(page, lang, guide.name));
      await expect(page.locator('.toasts').getByRole('alert')).toContainText(t('admin.decide-failed'));
      await openCard(page, guide.requestId);
      await expect(noteField(page, lang, guide.name)).toHaveValue(note);
      await expect(
        cardOf(page, guide.requestId)
          .getByRole('note')
          .filter({ hasText: t('admin.decide-failed') }),
      ).toBeVisible();
      await expect.poll(() => tabCounts(page)).toEqual(before);

      await page.unroute(DECIDE_CALL);
      await press(page, lang, rejectButton(page, lang, guide.name));
      await expect(page.locator('.toasts')).toContainText(t('admin.decided-rejected', { name: guide.name }));
      expect(await stored(`verification_requests/${guide.requestId}`)).toMatchObject({
        status: 'rejected',
        admin_notes: note,
      });

      // Lists without read access, and recovery.
      const rules = await readFile(path.join(import.meta.dirname, '../../firestore.rules'), 'utf8');
      try {
        await useRules(rules.replace(NO_LISTS, '$1 false;'));
        await page.locator('#admin-tab-rejected').click();
        const notice = page.getByRole('alert').filter({ hasText: t('admin.fetch-failed') });
        await expect(notice.first()).toContainText(t('errors.permission-denied'));
        await expect(page.locator('.toasts')).toContainText(t('admin.fetch-failed'));
      } finally {
        await useRules(rules);
      }
      await page.getByRole('button', { name: t('errors.retry') }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});

/** The rule for lists of requests, up to its condition. */
const NO_LISTS = /(match \/verification_requests\/\{id\} \{[^}]*?allow list: if)[^;]*;/u;

/** Deploys other rules to the running emulator. */
async function useRules(content: string): Promise<void> {
  const answer = await fetch(
    `http://${LOCAL.firestore}/emulator/v1/projects/${LOCAL.project}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  expect(answer.status, await answer.text()).toBe(200);
}

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
    await expect(card.getByRole('heading')).toHaveText(full_name);
    await expect(card).toContainText(markup);
    await expectLinkToWebsite(page);
    await noteField(page, 'en', full_name).fill(markup);
    await press(page, 'en', approveButton(page, 'en', full_name));
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
