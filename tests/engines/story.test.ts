/** The main story in each engine: a guide signs in, asks with a picture and is approved; a visitor finds and checks the guide. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'vitest';
import { REPORTS } from '../../scripts/testing/stages.ts';
import { CHOOSER_TEXTS } from '../../src/members/auth/emulator-chooser-texts.ts';
import { emailTo, numberIn } from '../support/caught-emails.ts';
import { photograph } from '../support/photograph.ts';
import { eventually, visit } from '../support/server.ts';
import { inEachEngine, type SitePage } from './support/site-page.ts';

async function signIn(page: SitePage, email: string): Promise<void> {
  await page.open('/auth');
  await page.click('main button', page.t('auth.continue'));
  await page.fill('[role="dialog"] input', email);
  await page.click('[role="dialog"] button', CHOOSER_TEXTS[page.lang].use);
  await page.isAt('/');
}

async function signOut(page: SitePage): Promise<void> {
  await page.open('/profile');
  await page.click('[role="tab"]', page.t('account.tab-settings'));
  await page.click('main button', page.t('account.sign-out'));
  await page.isAt('/');
}

async function writeProfile(page: SitePage, first: string, last: string, phone: string): Promise<void> {
  const picture = path.join(REPORTS, 'me.jpg');
  await writeFile(picture, await photograph({ format: 'jpeg', width: 1600, height: 1200, orientation: 6 }));
  await page.open('/guide-profile');
  await page.fill('input[name="first_name"]', first);
  await page.fill('input[name="last_name"]', last);
  await page.window.choose('select[name="profession"]', 'mountain-guide');
  await page.window.choose('select[name="certification_level"]', 'certified');
  await page.fill('input[name="experience_years"]', '12');
  await page.fill('#list-languages', 'Georgian, German,');
  await page.fill('textarea[name="description"]', 'Glaciers, ridges and long days.');
  await page.fill('input[name="address"]', 'Mestia, Svaneti');
  await page.fill('input[name="phone"]', phone);
  await page.click('label', page.t('editor.list-me'));
  await page.window.upload(picture);
  await page.click('button', page.t('editor.crop-use'));
  await page.reads(page.t('editor.avatar-uploaded'));
  await page.click('button', page.t('editor.save-first'));
  await page.reads(page.t('editor.created'));
}

async function approve(page: SitePage, name: string): Promise<void> {
  await page.open('/admin');
  // An approval compares with the members, which are read once.
  await page.becomes(() => /\d/u.test(document.querySelector('#admin-tab-users')?.textContent ?? ''));
  await page.click('main a', name);
  const button = await page.find('button', page.t('admin.approve-name', { name }));
  await page.ask((one: string) => document.querySelector(one)?.scrollIntoView({ block: 'center' }), button);
  await page.becomes(
    (one: string) => document.querySelector(one)?.getAttribute('aria-disabled') === 'false',
    button,
  );
  await page.window.click(button);
  await page.reads(page.t('admin.decided-approved', { name }));
}

inEachEngine((site, engine) => {
  it('a guide asks and is approved, found and checked', async () => {
    const page = site('en');
    // Two people whom the desk does not take for one.
    const [last, phone] =
      engine === 'firefox' ? ['Melavadze', '+995 555 010 203'] : ['Gelashvili', '+995 555 010 204'];
    const name = `Zviad ${last}`;
    const slug = name.toLowerCase().replace(' ', '-');
    const email = `${last.toLowerCase()}@example.org`;

    await signIn(page, email);
    await writeProfile(page, 'Zviad', last, phone);
    await page.open('/profile');
    await page.reads(page.t('account.state-pending'));
    await signOut(page);
    // Late changes from the guide's save are reported on an open card, which then asks to look again.
    await emailTo(email, 'We have received your request');
    await signIn(page, 'admin@example.com');
    await approve(page, name);
    // The desk shows a decision before the server has stored it; the public copy of the picture follows later.
    const number = numberIn(await emailTo(email, 'You are a verified guide'));
    await eventually(async () => {
      const { status, text } = await visit(`/en/${slug}`);
      if (!text.includes('public%2F')) throw new Error(`${slug}: ${status} ${text}`);
    });
    await signOut(page);

    await page.open('/guides');
    await page.fill('input[type="search"]', last);
    await page.click('a', page.t('guides.viewProfileOf', { name }));
    await page.reads(page.t('guide.verified'));
    await page.becomes(() => {
      const image = document.querySelector<HTMLImageElement>('main [aria-hidden] > img');
      return image !== null && image.complete && image.naturalWidth > 0;
    });
    await page.open('/check');
    await page.fill('input[name="number"]', number);
    await page.click('button', page.t('check.button'));
    await page.reads(page.t('check.verdict-valid'));
    await page.reads(name);
  });
});
