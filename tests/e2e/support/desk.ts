/** Working at the desk in a browser test. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { DEMO_ACCOUNTS } from '../../../src/firebase/auth/demo-accounts.ts';
import { adminFirestore } from '../../support/server.ts';
import { at, words } from './fixtures.ts';

export interface TabCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly users: number;
}

/** The call that decides on a request. */
export const DECIDE_CALL = '**/processVerificationRequest';

/** The name of a demo account. */
export function nameOfAccount(email: string): string {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email);
  if (!account) throw new Error(`No demo account ${email}`);
  return account.name;
}

const TABS = ['pending', 'approved', 'rejected', 'users'] as const;

/** Opens the desk and waits for its first card and counts. */
export async function openDesk(page: Page, lang: Lang): Promise<void> {
  await page.goto(at(lang, '/admin'));
  await page.getByRole('article').first().waitFor();
  await expect(page.getByRole('tab').first()).toHaveText(/\d/u);
}

/** The numbers on the tabs, which also are their accessible names. */
export async function tabCounts(page: Page): Promise<TabCounts> {
  const numbers = await Promise.all(
    TABS.map(async (name) => {
      const text = await page.locator(`#admin-tab-${name}`).innerText();
      return Number(/\(([\d,\u00A0]+)\)/u.exec(text)?.[1]?.replaceAll(/\D/gu, '') ?? Number.NaN);
    }),
  );
  const [pending = 0, approved = 0, rejected = 0, users = 0] = numbers;
  return { pending, approved, rejected, users };
}

/** The same once the server has counted everything that was placed. */
export async function settledCounts(page: Page): Promise<TabCounts> {
  const count = async (counted: Query) => (await counted.count().get()).data().count;
  const requests = adminFirestore.collection(COLLECTIONS.verificationRequests);
  const stored = async (): Promise<TabCounts> => ({
    pending: await count(requests.where('status', '==', 'pending')),
    approved: await count(requests.where('status', '==', 'approved')),
    rejected: await count(requests.where('status', '==', 'rejected')),
    users: await count(adminFirestore.collection(COLLECTIONS.profiles)),
  });
  await expect
    .poll(async () => JSON.stringify(await tabCounts(page)) === JSON.stringify(await stored()), {
      // It counts by events, which a busy machine delays.
      timeout: 60_000,
    })
    .toBe(true);
  return tabCounts(page);
}

/** The row of a request in its list. */
export function rowOf(page: Page, requestId: string) {
  return page.locator(`#request-${requestId}`);
}

/** The open card of a request. */
export function cardOf(page: Page, requestId: string) {
  return page.locator(`#card-${requestId}`);
}

/** Opens the card of a request. */
export async function openCard(page: Page, requestId: string): Promise<void> {
  await rowOf(page, requestId).click();
  await cardOf(page, requestId).waitFor();
}

/** Waits until the open card has been looked at: until a key or a press decides. */
export async function untilReady(page: Page, lang: Lang, name: string): Promise<void> {
  await expect(approveButton(page, lang, name)).toHaveAttribute('aria-disabled', 'false');
}

export function approveButton(page: Page, lang: Lang, name: string) {
  return page.getByRole('button', { name: words(lang)('admin.approve-name', { name }), exact: true });
}

export function rejectButton(page: Page, lang: Lang, name: string) {
  return page.getByRole('button', { name: words(lang)('admin.reject-name', { name }), exact: true });
}

/** Presses a button that decides, once it has stood still under the pointer. */
export async function press(page: Page, lang: Lang, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  let isPressed = false;
  await expect(async () => {
    // The message may outlive a second press that was heard, and with it the button.
    if (!isPressed || (await button.isVisible())) await button.click({ timeout: 5000 });
    isPressed = true;
    await expect(page.getByText(words(lang)('admin.too-soon'))).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The row of an open request, known by the name; not what is left of one that was decided a moment ago. */
export function openRequestOf(page: Page, name: string) {
  return page.getByRole('article', { name }).and(page.locator('[data-pending-card]'));
}

/** Opens the card of a guide who has just asked, and approves. */
export async function approveGuide(page: Page, lang: Lang, name: string): Promise<void> {
  await openRequestOf(page, name).click();
  const approve = approveButton(page, lang, name);
  await expect(async () => {
    // What still arrives of the guide's save is told on the open card, which asks for a second press.
    if (await approve.isVisible()) await press(page, lang, approve);
    await expect(page.getByText(words(lang)('admin.decided-approved', { name })).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
}

export function noteField(page: Page, lang: Lang, name: string) {
  return page.getByRole('textbox', { name: words(lang)('admin.notes-for', { name }), exact: true });
}

/** What holds the focus: the request of a card, or where else in the page it is. */
export async function focusedRequest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const card = element?.getAttribute('data-pending-card');
    if (card) return card;
    if (element?.closest('[role="feed"]')) return 'in the queue';
    return element?.outerHTML.slice(0, 80) ?? 'nothing';
  });
}
