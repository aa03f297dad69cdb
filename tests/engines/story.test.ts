/** The main story in each engine: a guide signs in, writes a profile with a picture and asks; an admin approves; a visitor finds the guide, checks the number and writes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHOOSER_TEXTS } from '../../src/features/auth/emulator-chooser-texts.ts';
import { LOCAL } from '../../scripts/local-project.ts';
import { letterTo, linkIn } from '../support/caught-letters.ts';
import { photograph } from '../support/photograph.ts';
import { eventually } from '../support/server.ts';
import { inEachEngine, SCREEN } from './support/engines.ts';
import type { SitePage } from './support/site-page.ts';

/**
 * A name of its own, so that a second run on the same suite does not meet the first. Each letter has but one counterpart in
 * Georgian and none stands twice in a row, so the address of the page follows from it.
 */
const RUN = Array.from(String(Date.now() % 1e6), (digit, place) =>
  (place % 2 === 0 ? 'bdglmnrsvz' : 'aeiouaeiou').charAt(Number(digit)),
).join('');
const ADMIN = 'admin@example.com';

let folder = '';
let picture = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  picture = path.join(folder, 'me.jpg');
  await writeFile(picture, await photograph({ format: 'jpeg', width: 1600, height: 1200, orientation: 6 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function signIn(page: SitePage, email: string): Promise<void> {
  const chooser = { inside: '[role="dialog"]' };
  await page.open('/auth');
  await page.click('button', page.t('auth.continue'));
  const { new: label, use } = CHOOSER_TEXTS[page.lang];
  const field = await page.find('textbox', label, { ...chooser, part: true });
  if (email === ADMIN) {
    await page.click('button', email, { ...chooser, part: true });
  } else {
    await page.fill(field, email);
    await page.click('button', use, chooser);
  }
  await page.isAt('/');
}

async function signOut(page: SitePage): Promise<void> {
  await page.open('/profile');
  await page.click('tab', page.t('account.tab-settings'));
  await page.click('button', page.t('account.sign-out'), { inside: 'main' });
  await page.isAt('/');
}

async function writeProfile(page: SitePage, lastName: string): Promise<void> {
  await page.open('/guide-profile');
  await page.fill('input[name="first_name"]', 'Zviad');
  await page.fill('input[name="last_name"]', lastName);
  await page.window.choose('select[name="profession"]', 'mountain-guide');
  await page.window.choose('select[name="certification_level"]', 'certified');
  await page.fill('input[name="experience_years"]', '12');
  await page.fill('#list-languages', 'Georgian, German,');
  await page.fill('textarea[name="description"]', 'Glaciers, ridges and long days.');
  await page.fill('input[name="address"]', 'Mestia, Svaneti');
  await page.fill('input[name="phone"]', '+995 555 010 203');
  await page.click('radio', page.t('editor.list-me'));
  await page.click('checkbox', page.t('field.accepts_messages'), { part: true });
  await page.window.upload(picture);
  await page.click('button', page.t('editor.crop-use'));
  await page.reads(page.t('editor.avatar-uploaded'));
}

/** A decision wants a card that has been looked at. */
async function approve(page: SitePage, name: string): Promise<void> {
  await page.open('/admin');
  await page.click('article', name, { part: true });
  const button = await page.find('button', page.t('admin.approve-name', { name }));
  // A card that moves has not been looked at.
  await page.ask(
    (selector: string) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    button,
  );
  await page.becomes(
    'the card has been looked at',
    (selector: string) => document.querySelector(selector)?.getAttribute('aria-disabled') === 'false',
    button,
  );
  await page.window.click(button);
  await page.reads(page.t('admin.decided-approved', { name }));
  // The desk shows a decision before the server has taken it, and the picture's public copy comes after that.
  const slug = name.toLowerCase().replace(' ', '-');
  await eventually(async () => {
    const answer = await fetch(`${LOCAL.site}/api/guides/${slug}`);
    const text = await answer.text();
    if (!text.includes('public%2F')) throw new Error(`${slug}: ${answer.status} ${text}`);
  });
}

/** The number of the letter is valid. */
async function check(page: SitePage, email: string, name: string): Promise<void> {
  const { text } = await letterTo(email, 'You are a verified guide');
  const [, number = ''] = /number is (\d+)/u.exec(text) ?? [];
  await page.open('/check');
  await page.fill('input[name="number"]', number);
  await page.click('button', page.t('check.button'));
  await page.reads(page.t('check.verdict-valid'));
  await page.reads(name);
}

/** Written in the form, confirmed by the letter, and answered to the visitor. */
async function writeToGuide(page: SitePage, slug: string, guide: string): Promise<void> {
  const visitor = `visitor-of-${guide}`;
  await page.open(`/messages/to/${slug}`);
  await page.fill('input[name="name"]', 'Anna Schmidt');
  await page.fill('input[name="email"]', visitor);
  await page.fill('textarea[name="text"]', 'We want to see Ushba.');
  await page.click('button', page.t('message.send'));
  await page.reads(page.t('message.check-mail'));
  const link = linkIn(await letterTo(visitor, 'Confirm your message'));
  await page.window.goto(`${LOCAL.site}${link}`);
  await page.click('button', page.t('message.confirm-button'));
  await page.reads(page.t('message.sent'));
  expect((await letterTo(guide, 'Message from Anna Schmidt')).replyTo).toEqual([visitor]);
}

inEachEngine((site) => {
  it('a guide is verified, found, checked and written to', async () => {
    const page = site('en');
    const lastName = `${page.window.engine === 'firefox' ? 'Mela' : 'Gela'}${RUN}dze`;
    const name = `Zviad ${lastName[0]?.toUpperCase()}${lastName.slice(1)}`;
    await page.window.resize(...SCREEN);

    const email = `${lastName.toLowerCase()}@example.org`;
    await signIn(page, email);
    await writeProfile(page, lastName);
    await page.click('button', page.t('editor.save'));
    await page.reads(page.t('editor.created'));
    await page.open('/profile');
    await page.reads(page.t('account.state-pending'));
    await signOut(page);

    await signIn(page, ADMIN);
    await approve(page, name);
    await signOut(page);

    await page.open('/guides');
    await page.fill('input[type="search"]', lastName);
    await page.click('link', page.t('guides.viewProfileOf', { name }));
    await page.becomes(
      'the page of the guide',
      (heading: string) => document.querySelector('h1')?.textContent === heading,
      name,
    );
    await page.reads(page.t('guide.verified'));
    await page.becomes('the picture', () => {
      const image = document.querySelector<HTMLImageElement>('main .guide-avatar img');
      return image !== null && image.complete && image.naturalWidth > 0;
    });
    await check(page, email, name);
    await writeToGuide(page, name.toLowerCase().replace(' ', '-'), email);
  });
});
