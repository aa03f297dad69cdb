/** A membership in the browser, with the letters about it from the suite's mail server. */
import { expect, type Page } from '@playwright/test';
import { formatDate } from '../../../src/domain/format-date.ts';
import { lastDayOf, termEnd } from '../../../src/domain/membership/term.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { caughtFor, letterTo, linkIn, type CaughtLetter } from '../../support/caught-letters.ts';
import { prepareFunctions } from '../../support/prepare-functions.ts';
import { adminAuth, adminFirestore, stored } from '../../support/server.ts';
import { noteField, openRequestOf, press, rejectButton } from './desk.ts';
import { words } from './fixtures.ts';
import { takenOver } from './taken-over.ts';

const t = words('en');

/** Of a term that is over by any clock: the site's own cannot be set. */
const OVER = termEnd(new Date(Date.now() - 2 * 365 * DAY_MS));
const REMINDER_DAYS = [60, 30, 7];

/** Opens the card of somebody who asks, writes the reason and rejects. */
export async function rejectGuide(desk: Page, name: string, reason: string): Promise<void> {
  await openRequestOf(desk, name).click();
  await noteField(desk, 'en', name).fill(reason);
  const reject = rejectButton(desk, 'en', name);
  await expect(async () => {
    // What still arrives of the guide's save is told on the open card, which asks for a second press.
    if (await reject.isVisible()) await press(desk, 'en', reject);
    await expect(desk.getByText(t('admin.decided-rejected', { name })).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
}

/** What the check says of the number. */
export async function expectChecked(page: Page, number: number, verdict: 'valid' | 'ended'): Promise<void> {
  await page.goto(`/en/check/${number}`);
  await expect(page.getByRole('heading', { name: t(`check.verdict-${verdict}`), exact: true })).toBeVisible();
}

/** Writes from the page of the guide, and confirms by the letter. @returns what the guide gets. */
export async function writeToGuide(
  page: Page,
  { slug, guide, visitor }: { readonly slug: string; readonly guide: string; readonly visitor: string },
): Promise<CaughtLetter> {
  await page.goto(`/en/${slug}`);
  await page.getByRole('link', { name: t('guide.contact') }).click();
  await takenOver(page);
  await page.locator('[name="name"]').fill('Anna Schmidt');
  await page.locator('[name="email"]').fill(visitor);
  await page.locator('[name="text"]').fill('We want to see Ushba.');
  await page.getByRole('button', { name: t('message.send') }).click();
  await expect(page.getByRole('heading', { name: t('message.check-mail') })).toBeVisible();
  await page.goto(linkIn(await letterTo(visitor, 'Confirm your message')));
  await page.getByRole('button', { name: t('message.confirm-button') }).click();
  await expect(page.getByRole('heading', { name: t('message.sent') })).toBeVisible();
  await letterTo(visitor, 'Your message to');
  return letterTo(guide, 'Message from Anna Schmidt');
}

/** Sets an end that is past, and lets the nights of the reminders and of the end come. */
export async function endTerm(email: string): Promise<void> {
  prepareFunctions();
  const { remindOfEnds } = await import('../../../functions/src/membership/remind-of-ends.ts');
  const { endMemberships } = await import('../../../functions/src/membership/end-memberships.ts');
  const { uid } = await adminAuth.getUserByEmail(email);
  const { number } = await stored(`memberships/${uid}`);
  for (const path of [`memberships/${uid}`, `public_memberships/${String(number)}`])
    await adminFirestore.doc(path).update({ ends_at: OVER });
  for (const days of REMINDER_DAYS) await remindOfEnds(new Date(OVER.getTime() - days * DAY_MS));
  const soon = `Your membership ends on ${formatDate(lastDayOf(OVER), 'en')}`;
  const reminders = async () => (await caughtFor(email)).filter(({ subject }) => subject === soon).length;
  await expect.poll(reminders).toBe(REMINDER_DAYS.length);
  await endMemberships(OVER);
  await letterTo(email, 'Your membership has ended');
}
