/** A membership in the browser, with the emails about it from the suite's mail server. */
import { expect, type Page } from '@playwright/test';
import { emailTo, linkIn, type CaughtEmail } from '../../support/caught-emails.ts';
import { linkOf, noteField, rejectButton } from './desk.ts';
import { words } from './fixtures.ts';
import { untilReady } from './ready.ts';

const t = words('en');

/** Opens the card of a guide's request, writes the reason and rejects it. */
export async function rejectGuide(desk: Page, name: string, reason: string): Promise<void> {
  await linkOf(desk, 'en', name).click();
  await noteField(desk, 'en', name).fill(reason);
  const reject = rejectButton(desk, 'en', name);
  await expect(async () => {
    // Late changes from the guide's save are reported on the open card, which requires a second press.
    if (await reject.isVisible()) await reject.click();
    await expect(desk.getByText(t('admin.decided-rejected', { name })).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
}

/** Expects the result of checking the number. */
export async function expectChecked(page: Page, number: number, verdict: 'valid' | 'ended'): Promise<void> {
  await page.goto(`/en/check/${number}`);
  await expect(page.getByRole('heading', { name: t(`check.verdict-${verdict}`), exact: true })).toBeVisible();
}

/** Writes from the page of the guide, and confirms by the email. @returns what the guide gets. */
export async function writeToGuide(
  page: Page,
  { slug, guide, visitor }: { readonly slug: string; readonly guide: string; readonly visitor: string },
): Promise<CaughtEmail> {
  await page.goto(`/en/${slug}`);
  await page.getByRole('link', { name: t('guide.contact') }).click();
  await untilReady(page);
  await page.locator('[name="name"]').fill('Anna Schmidt');
  await page.locator('[name="email"]').fill(visitor);
  await page.locator('[name="text"]').fill('We want to see Ushba.');
  await page.getByRole('button', { name: t('message.send') }).click();
  await expect(page.getByRole('heading', { name: t('message.check-mail') })).toBeVisible();
  await page.goto(linkIn(await emailTo(visitor, 'Confirm your message')));
  await page.getByRole('button', { name: t('message.confirm-button') }).click();
  await expect(page.getByRole('heading', { name: t('message.sent') })).toBeVisible();
  await emailTo(visitor, 'Your message to');
  return emailTo(guide, 'Message from a visitor: Anna Schmidt');
}
