/** An employee publishes a news item; visitors see it a minute later. */
import { LOCAL } from '../../scripts/local-project.ts';
import { photograph } from '../support/photograph.ts';
import { adminFirestore } from '../support/server.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const UID = 'demo-rejected';
const EMAIL = 'rejected@example.com';
const role = adminFirestore.doc(`user_roles/${UID}`);
const SLUG = 'first-snow';

async function read(path: string): Promise<string> {
  return (await fetch(`${LOCAL.site}${path}`)).text();
}

/** A small picture in a file as large as a camera writes. */
async function photographOf12Mb(): Promise<Buffer> {
  const picture = await photograph({ format: 'jpeg', width: 1600, height: 900 });
  return Buffer.concat([picture, Buffer.alloc(12_000_000)]);
}

test.afterAll(() => role.delete());

test('an editor writes, previews, publishes and withdraws a news item, and sees nothing else', async ({
  page,
}) => {
  await role.set({ user_id: UID, role: 'editor' });
  const t = words('en');
  await signIn(page, 'en', EMAIL);
  await page.goto(at('en', '/admin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('admin.title-editor'));
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: t('admin.content-new') }).click();
  await expect(page.getByLabel('Title, English')).toHaveAttribute('required');
  await page.getByLabel('Title, Georgian').fill('პირველი თოვლი');
  await page.getByLabel('Title, English').fill('First snow');
  await expect(page.getByLabel('Page address')).toHaveValue(SLUG);
  await page.getByRole('button', { name: t('admin.publish'), exact: true }).click();
  await expect(page.getByText('Summary, Georgian: Please fill this in.')).toBeVisible();
  await page.getByLabel('Summary, Georgian').fill('უღელტეხილი თოვლით დაიფარა.');
  await page.getByLabel('Summary, English').fill('The pass is covered with snow.');
  await page.getByLabel('What the picture shows, Georgian').fill('თოვლიანი უღელტეხილი');
  await page.getByLabel('What the picture shows, English').fill('A pass in snow');
  await page.getByLabel(t('admin.upload-picture')).setInputFiles({
    name: 'pass.jpg',
    mimeType: 'image/jpeg',
    buffer: await photographOf12Mb(),
  });
  await page.getByRole('button', { name: t('editor.crop-use') }).click();
  await expect(page.getByText(t('admin.upload-done'))).toBeVisible();
  await page.getByLabel('Photographer or source, Georgian').fill('ანა');
  await page.getByLabel('Photographer or source, English').fill('Ana');
  await page.getByRole('button', { name: 'Add: Paragraph' }).click();
  await page.getByLabel('Text, Georgian').fill('ფრთხილად იყავით.');
  await page.getByLabel('Text, English').fill('Take care.');
  await expect(page.getByText(t('admin.draft-saved'))).toBeVisible();

  await page.getByRole('button', { name: t('admin.preview-ka') }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('პირველი თოვლი');
  await expect(preview.getByText('ფრთხილად იყავით.')).toBeVisible();
  // Nobody but staff sees the picture yet.
  await expect(preview.getByAltText('თოვლიანი უღელტეხილი')).toHaveJSProperty('complete', true);
  await expect(preview.getByAltText('თოვლიანი უღელტეხილი')).not.toHaveJSProperty('naturalWidth', 0);
  await page.getByRole('button', { name: t('admin.preview-close') }).click();
  expect(await read('/news')).not.toContain('პირველი თოვლი');

  await page.getByRole('button', { name: t('admin.publish'), exact: true }).click();
  await expect(page.getByText('The site was last published on')).toBeVisible({ timeout: 60_000 });
  for (const path of ['/', '/news', `/news/${SLUG}`, '/news.xml'])
    expect(await read(path)).toContain('პირველი თოვლი');
  expect(await read(`/en/news/${SLUG}`)).toContain('Take care.');
  const [picture = ''] =
    /\/media\/[0-9a-f]{20}-\d+-[0-9a-f]{6}-1600\.webp/u.exec(await read(`/news/${SLUG}`)) ?? [];
  expect((await fetch(`${LOCAL.site}${picture}`)).headers.get('content-type')).toBe('image/webp');
  expect(await read('/sitemap.xml')).toContain(`/en/news/${SLUG}</loc>`);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: t('admin.withdraw') }).click();
  await expect
    .poll(async () => (await fetch(`${LOCAL.site}/news/${SLUG}`)).status, { timeout: 60_000 })
    .toBe(404);
  expect(await read('/')).not.toContain('პირველი თოვლი');
});
