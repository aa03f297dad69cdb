/**
 * The Content-Security-Policy allows sign-in, upload and live updates without a violation. The local
 * policy is production's plus the emulators' addresses (`scripts/hosting/content-security-policy.test.ts`).
 */
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { adminAuth, adminBucket, adminFirestore } from '../support/server.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save, uploadPicture } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

/** New accounts for every run: the data of local runs are kept. */
const RUN = Date.now();

/** Collects the policy violations in the pages of a context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding('reportRefusal', (_source, text: string) => void refused.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportRefusal');
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return refused;
}

test('the policy allows sign-in, upload and live updates, and blocks everything else', async ({
  page,
  context,
  allowedConsole,
}) => {
  const refused = await watchPolicy(context);
  const t = words('en');
  await signIn(page, 'en', `policy-${RUN}@example.org`);
  await fillGuideForm(page, 'en', { firstName: 'Petre', lastName: 'Policidze', phone: '+995 555 00 01 11' });
  await uploadPicture(page, 'en');
  const picture = page.locator('form img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  // The stored picture has been re-encoded: without camera and location, and not too large.
  const { uid } = await adminAuth.getUserByEmail(`policy-${RUN}@example.org`);
  const drawn = async () => (await adminBucket.getFiles({ prefix: `avatars/${uid}/` }))[0];
  await expect.poll(async () => (await drawn()).length).toBe(1);
  const [bytes = Buffer.alloc(0)] = await Promise.all(
    (await drawn()).map(async (file) => (await file.download())[0]),
  );
  const { exif, xmp, iptc, format, width } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, format }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    format: 'webp',
  });
  expect(width).toBeLessThanOrEqual(512);
  expect(bytes.includes('TestCamera')).toBe(false);

  await save(page, 'en');
  await expect(page.getByText(t('editor.created')).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(at('en', '/profile'));
  await expect(other.getByText(t('account.state-pending')).first()).toBeVisible();
  // Read with the user's credentials: this page did not upload it.
  const shown = other.locator('main .MuiAvatar-img').first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await shown.getAttribute('src')).toMatch(/^blob:/u);
  expect(refused).toEqual([]);

  // The detection works: what the policy does not list is blocked.
  allowedConsole.push(/Content Security Policy/u, /Failed to fetch/u);
  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => undefined));
  await expect.poll(() => refused).toEqual([expect.stringContaining('connect-src http://127.0.0.1:9')]);
});

test('guides’ texts are shown as text, and their links are not trusted', async ({ page, context }) => {
  const t = words('en');
  const inert = '<img src=x onerror="window.injected=1">';
  await signIn(page, 'en', `inert-${RUN}@example.org`);
  await fillGuideForm(page, 'en', { firstName: 'Ina', lastName: 'Test', phone: '+995 555 00 02 22' });
  await page.locator('textarea[name="bio"]').fill(`${inert}<script>window.injected=1</script>`);
  await page.locator('input[name="website"]').fill('https://guide.example.com/?a="><script>');
  await page.getByRole('checkbox', { name: t('field.show_website') }).check();
  await save(page, 'en');
  await expect(page.getByText(t('editor.created')).first()).toBeVisible();
  await page.goto(at('en', '/profile'));
  await page.getByRole('tab', { name: t('account.tab-guide') }).click();
  await expect(page.getByText('<script>window.injected=1</script>')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined();

  const { docs } = await adminFirestore
    .collection(COLLECTIONS.publicGuides)
    .orderBy('website')
    .limit(1)
    .get();
  const [guide] = docs;
  const visitor = await context.newPage();
  await visitor.goto(at('en', `/${guide?.id}`));
  const website = visitor.locator(`main a[href="${guide?.get('website')}"]`);
  await expect(website.first()).toBeVisible();
  for (const link of await website.all())
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});
