/**
 * The production site under realistic conditions: its own bundle with the deployed headers, on its own
 * domains over TLS, with the SDK's real sign-in. What only Google serves is replaced
 * (`tests/e2e/support/rehearsal/helper-pages.ts`). Run by `npm run rehearse` and `npm run test:long`.
 */
import type { Page } from '@playwright/test';
import { BROWSER_ERRORS_PATH } from '../../src/domain/browser-error.ts';
import { DOMAINS } from './support/rehearsal/project.ts';
import { adminAuth, adminBucket, adminFirestore } from '../support/server.ts';
import { approveGuide, openDesk } from './support/desk.ts';
import { words } from './support/fixtures.ts';
import { fillGuideForm, save, uploadPicture } from './support/guide-form.ts';
import { chooseAccount, expect, POLICY_HOSTS, test } from './support/rehearsal.ts';
import { untilReady } from './support/ready.ts';

const t = words('en');
/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();
/** Listed in reCAPTCHA's documentation, but requested only by Google's own script. */
const ONLY_GOOGLE_ASKS = ['recaptcha.google.com', 'www.gstatic.com'];

/** Requests a members' page and continues to the sign-in that it offers. */
async function askFor(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`);
  await page.getByRole('link', { name: t('account.go-to-login') }).click();
  await expect(page.getByRole('button', { name: t('auth.continue') })).toBeVisible();
}

async function signInByWindow(page: Page, path: string, email: string): Promise<void> {
  await askFor(page, path);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t('auth.continue') }).click();
  await chooseAccount(await opened, email);
  await expect(page).toHaveURL((url) => url.pathname === `/en${path}`);
}

/** Behaves like in-app browsers. */
async function openNoWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

async function signInByRedirect(page: Page, path: string, email: string): Promise<void> {
  await openNoWindows(page);
  await askFor(page, path);
  await page.getByRole('button', { name: t('auth.continue') }).click();
  await expect(page).toHaveURL(/^https:\/\/accounts\.google\.com\//u);
  await chooseAccount(page, email);
  await expect(page).toHaveURL((url) => url.pathname === `/en${path}`);
}

for (const host of [DOMAINS.custom, DOMAINS.default]) {
  test(`sign-in in a popup, at ${host}`, async ({ personAt }) => {
    const { page } = await personAt(host);
    await signInByWindow(page, '/profile', `window-${RUN}@example.org`);
    await expect(page.getByText(`window-${RUN}@example.org`).first()).toBeVisible();
    expect(new URL(page.url()).host).toBe(host);
  });

  test(`sign-in by redirect when no popup opens, at ${host}`, async ({ personAt }) => {
    const { page } = await personAt(host);
    await signInByRedirect(page, '/profile', `redirect-${RUN}@example.org`);
    await expect(page.getByText(`redirect-${RUN}@example.org`).first()).toBeVisible();
    expect(new URL(page.url()).host).toBe(host);
  });
}

test('a sign-in that is cancelled at Google says nothing, and can be started again', async ({ personAt }) => {
  const person = await personAt(DOMAINS.custom);
  await openNoWindows(person.page);
  await askFor(person.page, '/profile');
  const button = person.page.getByRole('button', { name: t('auth.continue') });
  await button.click();
  await person.page.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeEnabled();
  await expect(person.page.getByRole('alert')).toHaveCount(0);
  await button.click();
  await expect(person.page.getByLabel('Email')).toBeVisible();
});

test('an uncaught error is reported to the operator', async ({ personAt }) => {
  const person = await personAt(DOMAINS.custom);
  await person.page.goto('/en/news');
  await untilReady(person.page);
  const reported = person.page.waitForResponse((answer) => answer.url().endsWith(BROWSER_ERRORS_PATH));
  await person.page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('nino@example.com');
    });
  });
  // A report in any other format would be refused.
  expect((await reported).status()).toBe(204);
  expect(person.faults.splice(0)).toEqual([expect.stringContaining('uncaught')]);
  // A page whose scripts fail to load also reports it.
  await person.page.route(/\/assets\/[^/]+\.js$/u, (route) => route.abort());
  const missing = person.page.waitForResponse((answer) => answer.url().endsWith(BROWSER_ERRORS_PATH));
  await person.page.goto('/en/contact');
  expect((await missing).status()).toBe(204);
  expect(person.faults.splice(0).length).toBeGreaterThan(0);
  const health = await person.page.goto('/api/health');
  expect(health?.status()).toBe(200);
});

test('the complete story, from the first sign-in to the deletion of the account', async ({
  personAt,
  internet,
}) => {
  test.setTimeout(240_000);
  const slug = `rehearsa-${RUN}`;
  const name = { firstName: 'Rehearsa', lastName: 'Proba', phone: '+995 555 07 08 09' };
  const email = `${slug}@example.org`;
  const guide = await personAt(DOMAINS.custom);
  const admin = await personAt(DOMAINS.default);

  await signInByRedirect(admin.page, '/admin', 'admin@example.com');
  await openDesk(admin.page, 'en');

  await signInByWindow(guide.page, '/guide-profile', email);
  await fillGuideForm(guide.page, 'en', name);
  await uploadPicture(guide.page, 'en');
  await save(guide.page, 'en');
  await expect(guide.page.getByText(t('editor.created')).first()).toBeVisible();
  await guide.page.goto('/en/profile');
  await expect(guide.page.getByText(t('account.state-pending')).first()).toBeVisible();

  await approveGuide(admin.page, 'en', 'Rehearsa Proba');
  await expect(guide.page.getByText(t('account.state-verified')).first()).toBeVisible();
  // Detected with a refreshed token, without a new sign-in.
  const { uid } = await adminAuth.getUserByEmail(email);
  await adminFirestore.doc(`user_roles/${uid}`).set({ user_id: uid, role: 'admin' });
  await expect.poll(() => internet.hosts.has('securetoken.googleapis.com')).toBe(true);
  await expect
    .poll(async () => (await adminBucket.getFiles({ prefix: 'public/' }))[0].length)
    .toBeGreaterThan(0);

  const visitor = await personAt(DOMAINS.default);
  await visitor.page.goto('/en/guides?q=Proba');
  await visitor.page
    .getByRole('link', { name: t('guides.viewProfileOf', { name: 'Rehearsa Proba' }) })
    .first()
    .click();
  await expect(visitor.page.getByRole('heading', { name: 'Rehearsa Proba', level: 1 })).toBeVisible();
  const picture = visitor.page.locator('main img[src^="https://firebasestorage.googleapis.com/"]').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await guide.page.getByRole('tab', { name: t('account.tab-settings') }).click();
  const download = guide.page.waitForEvent('download');
  await guide.page.getByRole('button', { name: t('account.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/u);
  const settings = guide.page.getByRole('tabpanel', { name: t('account.tab-settings') });
  await settings.getByRole('button', { name: t('account.sign-out') }).click();
  await expect(guide.page).toHaveURL((url) => url.pathname === '/en');

  await signInByWindow(guide.page, '/profile', email);
  await guide.page.getByRole('tab', { name: t('account.tab-settings') }).click();
  await guide.page.getByRole('button', { name: t('account.delete'), exact: true }).click();
  const dialog = guide.page.getByRole('dialog', { name: t('account.delete-confirm-title') });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('account.delete'), exact: true }).click();
  await expect(guide.page.getByText(t('account.deleted'))).toBeVisible();

  // The token of the account may be refused before the page has signed out.
  const refused = /securetoken\.googleapis\.com\S+: .*status of 400/u;
  expect(guide.faults.splice(0).filter((fault) => !refused.test(fault))).toEqual([]);

  // The policy lists no host that is never requested.
  const unasked = [...POLICY_HOSTS].filter((host) => !internet.hosts.has(host));
  expect(unasked.toSorted((a, b) => a.localeCompare(b))).toEqual(ONLY_GOOGLE_ASKS);
});
