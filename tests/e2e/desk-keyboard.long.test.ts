/** Decides requests without a mouse; the result must be announced to screen readers. */
import type { Page } from '@playwright/test';
import { stored } from '../support/server.ts';
import { placeRequests, removeGuides, type PlacedRequest } from './support/desk-data.ts';
import { cardOf, nextButton, openDesk, rowOf, settledCounts, tabCounts } from './support/desk.ts';
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const WIDE = { width: 1280, height: 720 };

/** What the admin does with the requests, one after the other. */
const MOVES = ['approve', 'reason', 'free-text', 'approve-held', 'approve-by-button'] as const;
type Move = (typeof MOVES)[number];

const FREE_TEXT = 'გთხოვთ, გამოგვიგზავნოთ დიპლომის ასლი და ხელახლა მოითხოვოთ.';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab did not reach ${selector}`);
}

/** Presses the keys of a decision, starting in the list or on the card. */
async function make(page: Page, move: Move, name: string): Promise<void> {
  const t = words('ka');
  const { keyboard } = page;
  switch (move) {
    case 'approve':
      await keyboard.press('a');
      return;
    case 'approve-held':
      await keyboard.down('a');
      for (let times = 0; times < 40; times += 1) await keyboard.down('a');
      await keyboard.up('a');
      return;
    case 'approve-by-button':
      await tabTo(page, `[aria-label="${t('admin.approve-name', { name })}"]`);
      await keyboard.press('Enter');
      return;
    case 'reason':
      await keyboard.press('1');
      await keyboard.press('r');
      return;
    case 'free-text': {
      // Refused without a reason: the focused field explains why.
      await keyboard.press('r');
      const field = page.locator('textarea:focus');
      await expect(field).toHaveAccessibleDescription(t('admin.reject-without-reason'));
      await keyboard.type(FREE_TEXT);
      await keyboard.press('Escape');
      await keyboard.press('r');
    }
  }
}

const isApproval = (move: Move) => move.startsWith('approve');

const NOBODY: PlacedRequest = { uid: '', requestId: '', name: '' };

/** Decides the requests but the last in the order of the list, starting with the focus on the first. */
async function workOff(page: Page, requests: readonly PlacedRequest[]): Promise<void> {
  const t = words('ka');
  const live = page.locator('.toasts[aria-live]');
  for (const [index, move] of MOVES.entries()) {
    const [{ requestId, name } = NOBODY, next = NOBODY] = requests.slice(index);
    await expect(cardOf(page, requestId)).toBeVisible();
    await make(page, move, name);
    await expect(live).toContainText(
      t(isApproval(move) ? 'admin.decided-approved' : 'admin.decided-rejected', { name }),
    );
    await expect(cardOf(page, requestId)).toBeVisible();
    // From the list with the arrow, from the card with the button.
    if (index === 0) await page.keyboard.press('ArrowDown');
    else {
      if (index === 1) await nextButton(page, 'ka').focus();
      await expect(nextButton(page, 'ka')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cardOf(page, next.requestId)).toBeFocused();
    }
  }
}

test.describe('the queue by keyboard only', () => {
  const prefix = 'desk-monday';
  test.afterAll(() => removeGuides(prefix));

  test('in Georgian, with each kind of decision, and the journal of a guide', async ({ page }) => {
    test.setTimeout(180_000);
    await removeGuides(prefix);
    const requests = await placeRequests({ prefix, count: MOVES.length + 1 });
    const [first] = requests;
    const open = requests.at(-1);
    if (!first || !open) throw new Error('Too few requests');
    await signIn(page, 'ka', 'admin@example.com');
    await page.setViewportSize(WIDE);
    await openDesk(page, 'ka');
    const before = await settledCounts(page);
    await tabTo(page, `#request-${first.requestId}`);
    await workOff(page, requests);
    await expect
      .poll(() => tabCounts(page))
      .toMatchObject({
        pending: before.pending - MOVES.length,
        approved: before.approved + 3,
        rejected: before.rejected + 2,
      });
    expect((await stored(`verification_requests/${open.requestId}`))['status']).toBe('pending');

    const t = words('ka');
    await expect(cardOf(page, open.requestId)).toBeFocused();
    await page.keyboard.press('j');
    const journal = page.getByRole('heading', { name: t('admin.journal-name', { name: open.name }) });
    await expect(journal).toBeFocused();
    await expect(page.getByText(t('admin.journal-none'))).toBeVisible();
    await page.goBack();
    await expect(journal).toHaveCount(0);
    await expect(cardOf(page, open.requestId)).toBeFocused();
    await expect(rowOf(page, open.requestId)).toHaveAttribute('aria-current', 'true');

    // Shift+Tab moves to the tabs, arrow keys between them.
    await page.locator('#admin-tab-pending').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/უარყოფილი \(\d+\)/u);
    await expectAccessible(page);
  });
});
