/**
 * Decides requests without a mouse. After each decision the focus must be where the next key is
 * expected, and the result must be announced to screen readers.
 */
import type { Page } from '@playwright/test';
import { writeDeskCopies } from '../../scripts/seed/desk-copies.ts';
import { adminFirestore } from '../support/server.ts';
import { placeRequests, removeGuides, type PlacedRequest } from './support/desk-data.ts';
import { focusedRequest, openDesk, settledCounts, tabCounts, untilReady } from './support/desk.ts';
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

const WIDE = { width: 1280, height: 720 };

/** What the admin does with the requests, one after the other. */
const MOVES = [
  'approve',
  'preset',
  'approve-by-button',
  'free-text',
  'approve-and-undo',
  'reject-by-button',
] as const;
type Move = (typeof MOVES)[number];

const FREE_TEXT = 'გთხოვთ, გამოგვიგზავნოთ დიპლომის ასლი და ხელახლა მოითხოვოთ.';

/** Presses Tab until a card of the queue has the focus. */
async function tabToQueue(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedRequest(page)).startsWith('request-')) return;
  }
  throw new Error('Forty presses of Tab did not reach the queue');
}

/** Presses Tab within a card until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (label === name) return;
  }
  throw new Error(`Tab did not reach ${name}`);
}

/** Waits until the desk has registered all current positions. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
}

/** Presses the keys of an action, starting on the focused card. */
async function make(page: Page, move: Move, name: string): Promise<void> {
  const t = words('ka');
  const { keyboard } = page;
  switch (move) {
    case 'approve':
    case 'approve-and-undo':
      await keyboard.press('a');
      return;
    case 'approve-by-button':
      await tabTo(page, t('admin.approve-name', { name }));
      await untilReady(page, 'ka', name);
      await keyboard.press('Enter');
      return;
    case 'preset':
      await keyboard.press('1');
      await keyboard.press('Escape');
      // The reason scrolled into view: the moved card must settle again.
      await untilDrawn(page);
      await untilReady(page, 'ka', name);
      await keyboard.press('r');
      return;
    case 'free-text': {
      // Refused without a reason: the focused field explains why.
      await keyboard.press('r');
      const field = page.locator('textarea:focus');
      await expect(field).toHaveAccessibleDescription(t('admin.reject-without-reason'));
      await keyboard.type(FREE_TEXT);
      await keyboard.press('Escape');
      await untilReady(page, 'ka', name);
      await keyboard.press('r');
      return;
    }
    case 'reject-by-button':
      await tabTo(page, t('admin.notes-for', { name }));
      await keyboard.type(FREE_TEXT);
      await tabTo(page, t('admin.reject-name', { name }));
      await untilReady(page, 'ka', name);
      await keyboard.press('Space');
  }
}

const isApproval = (move: Move) => move.startsWith('approve');

/** Decides the requests in the order of the queue, starting with the focus on the first. */
async function workOff(page: Page, requests: readonly PlacedRequest[]): Promise<void> {
  const t = words('ka');
  const live = page.locator('.toasts[aria-live]');
  for (const [index, { requestId, name }] of requests.entries()) {
    const move = MOVES[index] ?? 'approve';
    await expect.poll(() => focusedRequest(page)).toBe(requestId);
    await untilReady(page, 'ka', name);
    await make(page, move, name);
    await expect(live).toContainText(
      t(isApproval(move) ? 'admin.decided-approved' : 'admin.decided-rejected', { name }),
    );
    const next = requests[index + 1]?.requestId;
    if (next) expect(await focusedRequest(page)).toBe(next);
    else expect(await focusedRequest(page)).toMatch(/^request-|^in the queue/u);
    if (move !== 'approve-and-undo') continue;
    await page.keyboard.press('u');
    // The function may have to start first.
    await expect(live).toContainText(t('admin.reopened'), { timeout: 45_000 });
    await expect.poll(() => focusedRequest(page)).toBe(requestId);
    await page.keyboard.press('ArrowDown');
  }
}

test.describe('the queue by keyboard only', () => {
  const prefix = 'desk-monday';
  test.afterAll(() => removeGuides(prefix));

  test('in Georgian, with each kind of decision, and the journal of a guide', async ({ page }) => {
    test.setTimeout(180_000);
    await removeGuides(prefix);
    const requests = await placeRequests({ prefix, count: MOVES.length + 1 });
    await writeDeskCopies(adminFirestore);
    await signIn(page, 'ka', 'admin@example.com');
    await openDesk(page, 'ka');
    const before = await settledCounts(page);
    expect(await narrowFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
    await tabToQueue(page);
    await workOff(page, requests.slice(0, -1));
    await expect
      .poll(() => tabCounts(page))
      .toMatchObject({
        pending: before.pending - MOVES.length + 1,
        approved: before.approved + 2,
        rejected: before.rejected + 3,
      });

    const t = words('ka');
    const open = requests.at(-1);
    if (!open) throw new Error('Too few requests');
    expect(await focusedRequest(page)).toBe(open.requestId);
    await page.keyboard.press('j');
    const dialog = page.getByRole('dialog', { name: t('admin.journal-name', { name: open.name }) });
    await expect(dialog).toContainText(t('admin.journal-none'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => focusedRequest(page)).toBe(open.requestId);

    // Shift+Tab moves to the tabs, arrow keys between them.
    await page.locator('#admin-tab-pending').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/უარყოფილი \(\d+\)/u);
    await expectAccessible(page);
  });
});
