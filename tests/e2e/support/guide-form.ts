import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Lang } from '../../../src/domain/lang.ts';
import { adminBucket } from '../../support/server.ts';
import { at, words } from './fixtures.ts';

/** A large picture with camera metadata. */
export function somePicture(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f6f8f' } })
    .withExif({ IFD0: { Make: 'TestCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export interface GuideEntries {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Fills the editor's required fields and a few more; does not save. */
export async function fillGuideForm(page: Page, lang: Lang, entries: GuideEntries): Promise<void> {
  const t = words(lang);
  const field = (id: string) => page.getByLabel(t(id), { exact: false }).first();
  await page.goto(at(lang, '/guide-profile'));
  await page.locator('input[name="first_name"]').fill(entries.firstName);
  await page.locator('input[name="last_name"]').fill(entries.lastName);
  await field('field.profession').selectOption('mountain-guide');
  await field('field.certification_level').selectOption('certified');
  await page.locator('input[name="experience_years"]').fill('12');
  await page.locator('#list-languages').fill(lang === 'en' ? 'Georgian, German,' : 'ქართული, გერმანული,');
  await page.locator('textarea[name="description"]').fill('Glaciers, ridges and long days.');
  await page.locator('input[name="address"]').fill('Mestia, Svaneti');
  await page.locator('input[name="phone"]').fill(entries.phone);
  await page.getByLabel(t('editor.list-me')).check();
}

/** Selects, crops and uploads a picture. */
export async function uploadPicture(page: Page, lang: Lang): Promise<void> {
  const t = words(lang);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await somePicture() });
  await page.getByRole('button', { name: t('editor.crop-use') }).click();
  await expect(page.getByText(t('editor.avatar-uploaded'))).toBeVisible();
  // Until the server has processed it, reading it fails, which is logged to the console.
  await expect.poll(async () => (await adminBucket.getFiles({ prefix: 'uploads/' }))[0].length).toBe(0);
}

/** Of a new profile or of a stored one. */
export function saveButton(page: Page, lang: Lang): Locator {
  const named = (id: 'editor.save' | 'editor.save-first') =>
    page.getByRole('button', { name: words(lang)(id), exact: true });
  return named('editor.save').or(named('editor.save-first'));
}

export async function save(page: Page, lang: Lang): Promise<void> {
  await saveButton(page, lang).click();
}
