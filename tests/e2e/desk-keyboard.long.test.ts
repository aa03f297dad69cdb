/**
 * Decides a dozen requests without a mouse. After each decision the focus must be where the next key is
 * expected, and the result must be announced to screen readers.
 */
import type { Page } from '@playwright/test';
import { writeDeskCopies } from '../../scripts/seed/desk-copies.ts';
import type { Lang } from '../../src/domain/lang.ts';
import { REJECTION_REASONS, withReason } from '../../src/features/admin/card/reason/reasons.ts';
import { expectAgreement } from '../support/agreement.ts';
import { adminFirestore, eventually, stored } from '../support/server.ts';
import { placeRequests, removeGuides, type PlacedRequest } from './support/desk-data.ts';
import { cardOf, focusedRequest, openDesk, settledCounts, tabCounts, untilReady } from './support/desk.ts';
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

const ADMIN_UID = 'demo-admin';

const WIDE = { width: 1280, height: 720 };

/** What the admin does with a request. */
type Move =
  | 'approve'
  | 'approve-by-button'
  | 'preset'
  | 'free-text'
  | 'reject-by-button'
  | 'approve-and-undo';

const FREE_TEXT = {
  en: 'Please send a copy of your diploma, then ask again.',
  ka: 'გთხოვთ, გამოგვიგზავნოთ დიპლომის ასლი და ხელახლა მოითხოვოთ.',
} as const;

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
async function make(page: Page, lang: Lang, move: Move, name: string): Promise<void> {
  const t = words(lang);
  const { keyboard } = page;
  switch (move) {
    case 'approve':
    case 'approve-and-undo':
      await keyboard.press('a');
      return;
    case 'approve-by-button':
      await tabTo(page, t('admin.approve-name', { name }));
      await untilReady(page, lang, name);
      await keyboard.press('Enter');
      return;
    case 'preset':
      await keyboard.press('1');
      await keyboard.press('Escape');
      // The reason scrolled into view: the moved card must settle again.
      await untilDrawn(page);
      await untilReady(page, lang, name);
      await keyboard.press('r');
      return;
    case 'free-text': {
      // Refused without a reason: the focused field explains why.
      await keyboard.press('r');
      const field = page.locator('textarea:focus');
      await expect(field).toHaveAccessibleDescription(t('admin.reject-without-reason'));
      await keyboard.type(FREE_TEXT[lang]);
      await keyboard.press('Escape');
      await untilReady(page, lang, name);
      await keyboard.press('r');
      return;
    }
    case 'reject-by-button':
      await tabTo(page, t('admin.notes-for', { name }));
      await keyboard.type(FREE_TEXT[lang]);
      await tabTo(page, t('admin.reject-name', { name }));
      await untilReady(page, lang, name);
      await keyboard.press('Space');
  }
}

const isApproval = (move: Move) => move.startsWith('approve');

/** Decides the requests in the order of the queue, starting with the focus on the first. */
async function workOff(
  page: Page,
  lang: Lang,
  requests: readonly PlacedRequest[],
  moves: readonly Move[],
): Promise<void> {
  const t = words(lang);
  const live = page.locator('.toasts[aria-live]');
  for (const [index, { requestId, name }] of requests.entries()) {
    const move = moves[index] ?? 'approve';
    await expect.poll(() => focusedRequest(page)).toBe(requestId);
    await untilReady(page, lang, name);
    await make(page, lang, move, name);
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

/** Every kind of action, and twice those that take more than one key. */
const MOVES: readonly Move[] = [
  'approve',
  'approve',
  'preset',
  'approve-by-button',
  'free-text',
  'approve-and-undo',
  'reject-by-button',
  'approve',
  'approve-and-undo',
  'free-text',
  'approve-by-button',
  'preset',
];

async function journalOf(prefix: string) {
  const { docs } = await adminFirestore
    .collection('decision_journal')
    .where('guide_id', '>=', prefix)
    .where('guide_id', '<', `${prefix}~`)
    .get();
  return docs.map((entry) => entry.data());
}

test.describe('the queue by keyboard only', () => {
  const prefix = 'desk-monday';
  test.afterAll(() => removeGuides(prefix));

  test('decides a dozen requests, with each kind of decision', async ({ page }) => {
    test.setTimeout(180_000);
    await removeGuides(prefix);
    // One was rejected before, one is verified and requests another level.
    const approved = {
      full_name: 'Approved Name',
      profession: 'rafting',
      certification_level: 'trainee',
      decided_at: new Date('2026-01-10'),
    };
    const requests = await placeRequests({
      prefix,
      count: MOVES.length,
      change: (index) =>
        index === 1 ? { is_verified: true, verification_status: 'approved', approved, slug: null } : {},
    });
    await adminFirestore.doc(`verification_requests/earlier-${prefix}`).set({
      user_id: `${prefix}-0000`,
      status: 'rejected',
      requested_at: new Date('2026-01-01'),
      reviewed_at: new Date('2026-01-02'),
      reviewed_by: ADMIN_UID,
      admin_notes: 'An earlier reason',
      before: { is_verified: false, verification_status: 'pending', approved: null },
    });
    await writeDeskCopies(adminFirestore);
    await signIn(page, 'en', 'admin@example.com');
    await openDesk(page, 'en');
    const before = await settledCounts(page);
    await tabToQueue(page);
    const [first, second] = requests;
    if (!first || !second) throw new Error('Too few requests');
    await expect(cardOf(page, first.requestId)).toContainText('An earlier reason');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(cardOf(page, second.requestId)).toContainText(
      words('en')('admin.applied-before', { value: 'Trainee' }),
    );
    await page.keyboard.press('ArrowUp');
    await workOff(page, 'en', requests, MOVES);

    await expect
      .poll(() => tabCounts(page))
      .toEqual({
        pending: before.pending - 10,
        approved: before.approved + 5,
        rejected: before.rejected + 5,
        users: before.users,
      });
    // Consents are written by a trigger, which is slow on a busy machine.
    await eventually(expectAgreement, 60_000);

    const decided = await Promise.all(
      requests.map(({ requestId }) => stored(`verification_requests/${requestId}`)),
    );
    const [reason] = REJECTION_REASONS;
    if (!reason) throw new Error('There are no reasons');
    decided.forEach(({ status, admin_notes, reviewed_by }, index) => {
      const move = MOVES[index] ?? 'approve';
      if (move === 'approve-and-undo') expect([status, reviewed_by]).toEqual(['pending', null]);
      else if (isApproval(move))
        expect([status, admin_notes, reviewed_by]).toEqual(['approved', null, ADMIN_UID]);
      else {
        const note = move === 'preset' ? withReason('', reason).trim() : FREE_TEXT.en;
        expect([status, admin_notes, reviewed_by]).toEqual(['rejected', note, ADMIN_UID]);
      }
    });
    const journal = await journalOf(prefix);
    const entries = (action: string) => journal.filter((entry) => entry['action'] === action).length;
    expect(journal.every((entry) => entry['actor_id'] === ADMIN_UID)).toBe(true);
    expect([entries('approved'), entries('rejected'), entries('reopened')]).toEqual([7, 5, 2]);
  });

  test('in Georgian, and the journal of a guide', async ({ page }) => {
    await removeGuides(prefix);
    const requests = await placeRequests({ prefix, count: 4 });
    await signIn(page, 'ka', 'admin@example.com');
    await openDesk(page, 'ka');
    expect(await narrowFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize(WIDE);
    await tabToQueue(page);
    await workOff(page, 'ka', requests.slice(0, 3), ['preset', 'approve', 'free-text']);

    const t = words('ka');
    const [rejected, , , open] = requests;
    if (!rejected || !open) throw new Error('Too few requests');
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
