/**
 * The main story in each engine, from the first request to the renewal, each step told by an email: a guide asks, is rejected with
 * a reason, corrects and is approved; a visitor finds the guide, checks the number and writes; the term ends and is renewed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL } from '../../scripts/local-project.ts';
import { emailTo, linkIn, numberIn } from '../support/caught-emails.ts';
import { endTerm } from '../support/end-of-term.ts';
import { photograph } from '../support/photograph.ts';
import { eventually, visit } from '../support/server.ts';
import { inEachEngine, SCREEN } from './support/engines.ts';
import {
  ADMIN,
  approve,
  correctAndAskAgain,
  reject,
  signIn,
  signOut,
  writeProfile,
} from './support/people.ts';
import type { SitePage } from './support/site-page.ts';

/**
 * A name of its own, so that a second run on the same suite does not meet the first. Each email has but one counterpart in
 * Georgian and none is twice in a row, so the address of the page follows from it.
 */
const RUN = Array.from(String(Date.now() % 1e6), (digit, place) =>
  (place % 2 === 0 ? 'bdglmnrsvz' : 'aeiouaeiou').charAt(Number(digit)),
).join('');
const REASON = 'The certificate says “assistant”.';

let folder = '';
let picture = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  picture = path.join(folder, 'me.jpg');
  await writeFile(picture, await photograph({ format: 'jpeg', width: 1600, height: 1200, orientation: 6 }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The desk shows a decision before the server has stored it; the public copy of the picture follows
 * later.
 */
async function untilPublic(slug: string): Promise<void> {
  await eventually(async () => {
    const { status, text } = await visit(`/api/guides/${slug}`);
    if (!text.includes('public%2F')) throw new Error(`${slug}: ${status} ${text}`);
  });
}

/** Rejected with a reason, which the email and the account tell; corrected, and asked again. */
async function rejectionStory(page: SitePage, name: string, email: string): Promise<void> {
  await emailTo(email, 'We have received your request');
  await signIn(page, ADMIN);
  await reject(page, name, REASON);
  // The desk shows a decision before the server has stored it, and leaving the page immediately may
  // interrupt it.
  expect((await emailTo(email, 'Your request was not approved')).text).toContain(`> ${REASON}`);
  await signOut(page);
  await signIn(page, email);
  await page.open('/profile');
  await page.reads(page.t('account.state-rejected'));
  await page.reads(REASON);
  await correctAndAskAgain(page);
  await signOut(page);
}

async function findGuide(page: SitePage, lastName: string, name: string): Promise<void> {
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
}

async function expectChecked(page: SitePage, number: string, verdict: 'valid' | 'ended'): Promise<void> {
  await page.open('/check');
  await page.fill('input[name="number"]', number);
  await page.click('button', page.t('check.button'));
  await page.reads(page.t(`check.verdict-${verdict}`));
}

/** Written in the form, confirmed by the email, and answered to the visitor. */
async function writeToGuide(page: SitePage, slug: string, guide: string): Promise<void> {
  const visitor = `visitor-of-${guide}`;
  await page.open(`/messages/to/${slug}`);
  await page.fill('input[name="name"]', 'Anna Schmidt');
  await page.fill('input[name="email"]', visitor);
  await page.fill('textarea[name="text"]', 'We want to see Ushba.');
  await page.click('button', page.t('message.send'));
  await page.reads(page.t('message.check-mail'));
  const link = linkIn(await emailTo(visitor, 'Confirm your message'));
  await page.window.goto(`${LOCAL.site}${link}`);
  await page.click('button', page.t('message.confirm-button'));
  await page.reads(page.t('message.sent'));
  expect((await emailTo(guide, 'Message from Anna Schmidt')).replyTo).toEqual([visitor]);
}

/** The account shows the card with name and number; the card itself is a separate document. */
async function expectCard(page: SitePage, name: string, number: string): Promise<void> {
  await page.open('/profile');
  await page.becomes(
    'the card',
    (title: string, ...words: string[]) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
      const text = frame?.contentDocument?.body.textContent ?? '';
      return words.every((word) => text.includes(word));
    },
    page.t('account.card'),
    name,
    number,
  );
}

/** The term ends after its reminders; the guide requests the renewal, and an admin approves it. */
async function renewalStory(page: SitePage, name: string, email: string, number: string): Promise<void> {
  await endTerm(email);
  await expectChecked(page, number, 'ended');
  await signIn(page, email);
  await page.open('/profile');
  await page.reads(page.t('account.state-ended'));
  await page.click('button', page.t('account.renew'));
  await page.reads(page.t('account.state-pending'));
  await signOut(page);
  await signIn(page, ADMIN);
  await approve(page, name);
  expect((await emailTo(email, 'Your membership has been renewed')).text).toContain(`number is ${number}.`);
  await signOut(page);
  await expectChecked(page, number, 'valid');
}

inEachEngine((site) => {
  it('a guide is rejected, verified, found, checked, written to and renewed', async () => {
    const page = site('en');
    const lastName = `${page.window.engine === 'firefox' ? 'Mela' : 'Gela'}${RUN}dze`;
    const name = `Zviad ${lastName}`;
    const slug = name.toLowerCase().replace(' ', '-');
    const email = `${lastName.toLowerCase()}@example.org`;
    await page.window.resize(...SCREEN);

    await signIn(page, email);
    await writeProfile(page, { first: 'Zviad', last: lastName }, picture);
    await page.open('/profile');
    await page.reads(page.t('account.state-pending'));
    await signOut(page);

    await rejectionStory(page, name, email);
    await signIn(page, ADMIN);
    await approve(page, name);
    await untilPublic(slug);
    await signOut(page);

    await findGuide(page, lastName, name);
    const number = numberIn(await emailTo(email, 'You are a verified guide'));
    await expectChecked(page, number, 'valid');
    await page.reads(name);
    await signIn(page, email);
    await expectCard(page, name, number);
    await signOut(page);
    await writeToGuide(page, slug, email);
    await renewalStory(page, name, email, number);
  });
});
