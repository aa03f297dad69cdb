/**
 * What guides and admins do on the site in any engine: sign in and out, write a profile, request, decide.
 */
import { CHOOSER_TEXTS } from '../../../src/features/auth/emulator-chooser-texts.ts';
import { eventually } from '../../support/server.ts';
import type { SitePage } from './site-page.ts';

export const ADMIN = 'admin@example.com';

export async function signIn(page: SitePage, email: string): Promise<void> {
  const chooser = { inside: '[role="dialog"]' };
  await page.open('/auth');
  await page.click('button', page.t('auth.continue'));
  const { new: label, use } = CHOOSER_TEXTS[page.lang];
  const findField = () => page.find('textbox', label, { ...chooser, part: true });
  await findField();
  const account = { ...chooser, part: true };
  if (await page.isThere('button', email, account)) {
    await page.click('button', email, account);
  } else {
    await page.fill(await findField(), email);
    await page.click('button', use, chooser);
  }
  await page.isAt('/');
}

export async function signOut(page: SitePage): Promise<void> {
  await page.open('/profile');
  await page.click('tab', page.t('account.tab-settings'));
  await page.click('button', page.t('account.sign-out'), { inside: 'main' });
  await page.isAt('/');
}

interface GuideName {
  readonly first: string;
  readonly last: string;
}

/** Fills in and saves the form of a guide who wants to be listed and accepts messages, with a picture. */
export async function writeProfile(page: SitePage, name: GuideName, picture: string): Promise<void> {
  await page.open('/guide-profile');
  await page.fill('input[name="first_name"]', name.first);
  await page.fill('input[name="last_name"]', name.last);
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
  await page.click('button', page.t('editor.save'));
  await page.reads(page.t('editor.created'));
}

/** Sets another level after a rejection, and sends the request again. */
export async function correctAndAskAgain(page: SitePage): Promise<void> {
  await page.open('/guide-profile');
  const level = 'select[name="certification_level"]';
  // The correction is shown above the form.
  await page.reads(page.t('rejection.reason'));
  // The field is not covered by the bar at the foot of the window.
  await page.ask(
    (field: string) => document.querySelector(field)?.scrollIntoView({ block: 'center' }),
    level,
  );
  await page.window.choose(level, 'assistant');
  await page.click('button', page.t('editor.save'));
  await page.reads(page.t('editor.updated'));
  await page.open('/profile');
  await page.click('button', page.t('account.request-again'));
  await page.reads(page.t('account.state-pending'));
}

const SEEN_MS = 5_000;

/**
 * Presses a decision button once the card has settled, because a moving card ignores it. Late changes
 * from the guide's save are reported on the open card, which requires a second press.
 */
async function pressDecision(page: SitePage, label: string, told: string): Promise<void> {
  await eventually(async () => {
    if (await page.isThere('button', label)) await pressOnce(page, await page.find('button', label));
    await page.reads(told, SEEN_MS);
  });
}

async function pressOnce(page: SitePage, button: string): Promise<void> {
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
}

async function openRequestOf(page: SitePage, name: string): Promise<void> {
  await page.open('/admin');
  await page.click('article', name, { part: true });
}

export async function approve(page: SitePage, name: string): Promise<void> {
  await openRequestOf(page, name);
  await pressDecision(
    page,
    page.t('admin.approve-name', { name }),
    page.t('admin.decided-approved', { name }),
  );
}

export async function reject(page: SitePage, name: string, reason: string): Promise<void> {
  await openRequestOf(page, name);
  const note = await page.find('textbox', page.t('admin.notes-for', { name }));
  await page.window.click(note);
  await page.window.type(note, reason);
  await pressDecision(
    page,
    page.t('admin.reject-name', { name }),
    page.t('admin.decided-rejected', { name }),
  );
}
