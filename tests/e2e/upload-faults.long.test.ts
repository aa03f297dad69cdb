/**
 * A picture whose line breaks in the middle of the upload: it continues from where it was, or the person
 * is told and tries again; half a picture is neither kept nor referred to.
 */
import sharp from 'sharp';
import { LOCAL } from '../../scripts/local-project.ts';
import { openLine } from '../clients/support/line.ts';
import { adminAuth, adminBucket } from '../support/server.ts';
import { reroute } from './support/faults.ts';
import { expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

const t = words('en');
/** A new account for every run: the data of local runs are kept. */
const EMAIL = `upload-${Date.now()}@example.org`;
/** Bytes of the upload: more than the request's header, less than the picture. */
const MIDDLE_BYTES = 20_000;
/** Time after which it reports a stalled upload. */
const SOON_MS = 5100;
/** Longer than the site tries to send a picture. */
const TOO_LONG_MS = 31_000;

/** Noise, which stays large when it is re-encoded. */
function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('an upload whose connection fails halfway', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/net::ERR/u);
  const line = await openLine(Number(LOCAL.storage.split(':')[1]));
  await page.clock.install();
  await signIn(page, 'en', EMAIL);
  const { uid } = await adminAuth.getUserByEmail(EMAIL);
  const files = async () => (await adminBucket.getFiles({ prefix: `avatars/${uid}/` }))[0];
  /** The server processes an upload within seconds. */
  const drawn = async () => {
    await expect.poll(async () => (await files()).length).toBeGreaterThan(0);
    return files();
  };
  await reroute(context, 'storage', line.port);
  await fillGuideForm(page, 'en', { firstName: 'Nino', lastName: 'Surati', phone: '+995 555 87 00 00' });
  const picture = await largePicture();
  const choose = async () => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
    await page.getByRole('button', { name: t('editor.crop-use') }).click();
  };

  await test.step('permanently: shows an error, stores no partial picture, and preserves the form', async () => {
    const cut = line.cutAfter(MIDDLE_BYTES);
    await choose();
    await cut;
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(SOON_MS);
    await expect(page.getByText(t('editor.avatar-stalled', { seconds: 5 }))).toBeVisible();
    await page.clock.fastForward(TOO_LONG_MS);
    const told = t('editor.avatar-failed', { message: t('errors.timeout') });
    await expect(page.locator('.toasts').getByText(told).first()).toBeVisible();
    expect(await files()).toEqual([]);
    expect((await adminBucket.getFiles({ prefix: `uploads/${uid}/` }))[0]).toEqual([]);
    await expect(page.locator('input[name="phone"]')).toHaveValue('+995 555 87 00 00');
    line.mend();
  });

  await test.step('temporarily: is sent completely', async () => {
    const cut = line.cutAfter(MIDDLE_BYTES);
    await choose();
    await cut;
    line.mend();
    await expect(page.getByText(t('editor.avatar-uploaded'))).toBeVisible();
    const [file, ...others] = await drawn();
    expect(others).toEqual([]);
    const [bytes] = await (file?.download() ?? []);
    expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: true });
    await save(page, 'en');
    await expect(page.getByText(t('editor.created')).first()).toBeVisible();
    const shown = page.locator('form img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  });
  line.close();
});
