/** Helpers for using the desk in browser tests. */
import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../../src/domain/lang.ts';
import { DEMO_ACCOUNTS } from '../../../src/members/firebase/auth/demo-accounts.ts';
import { at, words } from './fixtures.ts';

/** The call that decides on a request. */
export const DECIDE_CALL = '**/processVerificationRequest';

/** Returns the name of a demo account. */
export function nameOfAccount(email: string): string {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email);
  if (!account) throw new Error(`No demo account ${email}`);
  return account.name;
}

/** Opens the desk and waits for its first card and counts. */
export async function openDesk(page: Page, lang: Lang): Promise<void> {
  await page.goto(at(lang, '/admin'));
  await page.locator('a[id^="request-"]').first().waitFor();
  await expect(page.getByRole('tab').first()).toHaveText(/\d/u);
  // An approval compares with the members, which are read once.
  await expect(page.getByRole('tab').last()).toHaveText(/\d/u);
}

/** Returns the row of a request in its list, a link. */
export function rowOf(page: Page, requestId: string) {
  return page.locator(`#request-${requestId}`);
}

/** Returns the row of a guide's newest request: one that was just decided stays above it. */
export function linkOf(page: Page, lang: Lang, name: string) {
  const list = page.getByRole('list', { name: words(lang)('admin.queue') });
  return list.getByRole('link', { name, exact: true }).last();
}

/** Returns the open card of a request. */
export function cardOf(page: Page, requestId: string) {
  return page.locator(`#card-${requestId}`);
}

/** Opens the card of a request. */
export async function openCard(page: Page, requestId: string): Promise<void> {
  await rowOf(page, requestId).click();
  await cardOf(page, requestId).waitFor();
}

export function approveButton(page: Page, lang: Lang, name: string) {
  return page.getByRole('button', { name: words(lang)('admin.approve-name', { name }), exact: true });
}

export function rejectButton(page: Page, lang: Lang, name: string) {
  return page.getByRole('button', { name: words(lang)('admin.reject-name', { name }), exact: true });
}

/** Opens the card of a guide who has just sent a request, and approves it. */
export async function approveGuide(page: Page, lang: Lang, name: string): Promise<void> {
  await linkOf(page, lang, name).click();
  const approve = approveButton(page, lang, name);
  await expect(async () => {
    // Late changes from the guide's save are reported on the open card, which requires a second press.
    if (await approve.isVisible()) await approve.click();
    await expect(page.getByText(words(lang)('admin.decided-approved', { name })).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
}

export function noteField(page: Page, lang: Lang, name: string) {
  return page.getByRole('textbox', { name: words(lang)('admin.notes-for', { name }), exact: true });
}

/** Returns the button that opens the next request once one is decided. */
export function nextButton(page: Page, lang: Lang) {
  return page.getByRole('button', { name: words(lang)('admin.next-request'), exact: true });
}
