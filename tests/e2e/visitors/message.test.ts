/** On a phone, a visitor writes to a guide of the demo association, and a parent applies to its school. */
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { LOCAL } from '../../../scripts/local-project.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { storyLangs } from '../../support/long.ts';
import { signIn } from '../support/sign-in.ts';
import { at, expect, expectAccessible, test, words } from '../support/fixtures.ts';
import { untilReady } from '../support/ready.ts';

/** A guide who accepts messages. */
const GUIDE = '/jaba-kharebava';
const ADMIN = 'admin@example.com';

// Chromium logs every refused response.
test.use({ viewport: { width: 360, height: 640 }, allowedConsole: [/status of 422/u] });

const emailsSchema = z.array(z.object({ to: z.array(z.string()), text: z.string() }));

/** The link of the email to an address; undefined until it has come. */
async function linkFor(address: string): Promise<string | undefined> {
  const answer = await fetch(`${LOCAL.mailPage}/emails.json`);
  const emails = emailsSchema.parse(await answer.json()).filter(({ to }) => to.includes(address));
  const texts = emails.map(({ text }) => text).join();
  const [link] = /\/(?:en\/)?(?:messages\/confirm|applications\/status)\/[\w-]+/u.exec(texts) ?? [];
  return link;
}

async function writeAndConfirm(
  page: Page,
  lang: Lang,
  email: string,
  look: () => Promise<void>,
): Promise<void> {
  const t = words(lang);
  await page.goto(at(lang, GUIDE));
  await page.getByRole('link', { name: t('guide.contact') }).click();
  await expect(page).toHaveURL(at(lang, `/messages/to${GUIDE}`));
  await look();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('name').fill('Anna Schmidt');
  await field('text').fill('Ushba?');
  await page.getByRole('button', { name: t('message.send') }).click();
  await expect(page.getByRole('link', { name: t('message.fault-email-missing') })).toBeVisible();
  await expect(field('text')).toHaveValue('Ushba?');
  await look();
  await field('email').fill(email);
  await page.getByRole('button', { name: t('message.send') }).click();
  await expect(page.getByRole('heading', { name: t('message.check-mail') })).toBeVisible();
  await expect.poll(() => linkFor(email)).toBeTruthy();
  await page.goto((await linkFor(email)) ?? '');
  await look();
  await page.getByRole('button', { name: t('message.confirm-button') }).click();
  await expect(page.getByRole('heading', { name: t('message.sent') })).toBeVisible();
}

for (const lang of storyLangs('ka'))
  test(`in ${lang}, with scripts, each page is accessible and needs no horizontal scrolling`, async ({
    page,
  }) => {
    let looks = 0;
    const email = `scripts-${lang}-${test.info().retry}@example.org`;
    await writeAndConfirm(page, lang, email, async () => {
      looks += 1;
      await untilReady(page);
      await page.emulateMedia({ colorScheme: looks % 2 === 0 ? 'dark' : 'light' });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (looks === 2) await expect(page.locator('#message-summary')).toBeFocused();
    });
    expect(looks).toBe(3);
  });

/** Sends a form without name and address, which comes back; returns the field of its text. */
async function sendIncomplete(page: Page, typed: string): Promise<Locator> {
  const text = page.locator('[name="text"]');
  await page.goto(at('en', `/messages/to${GUIDE}`));
  await untilReady(page);
  await text.fill(typed);
  await page.getByRole('button', { name: words('en')('message.send') }).click();
  await expect(page.locator('#message-summary')).toBeFocused();
  await untilReady(page);
  return text;
}

test('on the way back from a returned form, what was corrected there is shown', async ({ page }) => {
  const text = await sendIncomplete(page, 'Ushba?');
  await text.fill('Is Ushba possible in July?');
  await page.goBack();
  await expect(page).toHaveURL(at('en', `/messages/to${GUIDE}`));
  await expect(text).toHaveValue('Is Ushba possible in July?');
});

test('an error links to its field, whose label is not covered by the header', async ({ page }) => {
  await page.goto(at('en', `/messages/to${GUIDE}`));
  await untilReady(page);
  await page.getByRole('button', { name: words('en')('message.send') }).click();
  await page.getByRole('link', { name: words('en')('message.fault-text-missing') }).click();
  await expect(page.locator('[name="text"]')).toBeInViewport();
  const bottom = await page
    .locator('header')
    .first()
    .evaluate((it) => it.getBoundingClientRect().bottom);
  const top = await page
    .locator('label[for="message-text"]')
    .evaluate((it) => it.getBoundingClientRect().top);
  expect(bottom).toBeGreaterThan(0);
  expect(top).toBeGreaterThanOrEqual(bottom);
});

for (const lang of storyLangs('en'))
  test(`in ${lang}, a parent applies from the home page in six taps, and the school has it once it is confirmed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const t = words(lang);
    const email = `parent-${lang}-${test.info().retry}@example.org`;
    const field = (name: string) => page.locator(`[name="${name}"]`);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    const look = async () => {
      await untilReady(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    };
    await page.goto(at(lang, '/'));
    await tap(page.locator(`main a[href="${at(lang, '/becoming-guide')}"]`).first());
    await tap(page.locator(`main a[href="${at(lang, '/apply/ski-winter')}"]`).first());
    await look();
    taps += 1;
    await expect(field('contact')).toBeHidden();
    await field('relation').selectOption('parent');
    const typed = { contact: 'Tamar Adamia', first_name: 'Luka', last_name: 'Adamia', birth: '2006-05-01' };
    const more = { phone: '+995 555 12 34 56', email, experience: `None. ${email}`, languages: 'Georgian' };
    for (const [name, value] of Object.entries({ ...typed, ...more })) await field(name).fill(value);
    await tap(field('consent'));
    await tap(page.getByRole('button', { name: t('message.apply-send') }));
    await expect(page.getByRole('heading', { name: t('message.check-mail') })).toBeVisible();
    await expect.poll(() => linkFor(email)).toBeTruthy();
    await page.goto((await linkFor(email)) ?? '');
    await tap(page.getByRole('button', { name: t('message.confirm-button') }));
    await expect(page.getByRole('heading', { name: t('message.apply-state-new') })).toBeVisible();
    expect(taps).toBe(6);
    await look();
    await signIn(page, lang, ADMIN);
    await page.goto(at(lang, '/admin?tab=applications&intake=ski-winter'));
    await page
      .getByRole('button', { name: /Luka Adamia/u })
      .first()
      .click();
    await expect(page.getByText('+995 555 12 34 56').first()).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await look();
  });
