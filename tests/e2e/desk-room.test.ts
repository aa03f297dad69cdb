/** Positions of the desk's buttons in the window, which only a browser can lay out. */
import type { Locator } from '@playwright/test';
import { writeDeskCopies } from '../../scripts/seed/desk-copies.ts';
import { storyLangs } from '../support/long.ts';
import { adminFirestore } from '../support/server.ts';
import { placeRequests, removeGuides, type PlacedRequest } from './support/desk-data.ts';
import { approveButton, openCard, openDesk, press, rejectButton, rowOf } from './support/desk.ts';
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

const DESKTOP = { width: 1440, height: 900 };
const TELEPHONE = { width: 390, height: 844 };

/** The lowest position of a button that is visible without scrolling, including its own height. */
const LOWEST = 860;

const PREFIX = 'desk-room';

/** Layout shifts too small to notice, such as a number getting wider. */
const UNNOTICED = 0.001;

async function topOf(button: Locator): Promise<number> {
  return (await button.boundingBox())?.y ?? Number.NaN;
}

/** Two guides of a profession that no other request has. */
async function place(): Promise<readonly [PlacedRequest, PlacedRequest]> {
  await removeGuides(PREFIX);
  const [first, last] = await placeRequests({
    prefix: PREFIX,
    count: 2,
    change: () => ({ profession: '' }),
  });
  if (!first || !last) throw new Error('Too few requests');
  await writeDeskCopies(adminFirestore);
  return [first, last];
}

/** As text, because the page script's types do not include layout shifts. */
const WATCH = `
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const inMain = sources.filter(({ node }) => node?.parentElement?.closest('main'));
      if (value > ${UNNOTICED} && inMain.length > 0)
        jumps.push(value + ': ' + inMain.map(({ node }) => node.textContent?.slice(0, 60)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

const failed = adminFirestore.doc('failed_events/checkAvatar:demo-pending');

test.afterAll(() => Promise.all([removeGuides(PREFIX), failed.delete()]));

for (const lang of storyLangs('ka')) {
  test(`both buttons are visible on a desktop, and nothing shifts while the desk loads (${lang})`, async ({
    page,
  }) => {
    const [{ requestId, name }] = await place();
    await page.setViewportSize(DESKTOP);
    await signIn(page, lang, 'admin@example.com');
    await page.addInitScript({ content: WATCH });
    await openDesk(page, lang);
    expect(await page.evaluate('window.jumps')).toEqual([]);
    await openCard(page, requestId);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    expect(await topOf(approveButton(page, lang, name))).toBeLessThanOrEqual(LOWEST);
    expect(await topOf(rejectButton(page, lang, name))).toBeLessThanOrEqual(LOWEST);
    await expectAccessible(page);
    expect(await narrowFaults(page)).toEqual([]);

    // The list of failed operations.
    const last_at = new Date();
    const failure = { what: 'checkAvatar', why: 'missing-object', account: 'demo-pending' };
    await failed.set({ ...failure, first_at: last_at, last_at, times: 1 });
    await page.getByRole('button', { name: words(lang)('admin.failures-show') }).click();
    const why = words(lang)('admin.why-missing-object');
    await expect(page.getByRole('listitem').filter({ hasText: why })).not.toContainText('…');
    await expectAccessible(page);

    // The toast about a decision is over the list, not over the card with the next one.
    await page.setViewportSize(DESKTOP);
    await press(page, lang, approveButton(page, lang, name));
    const toast = page.locator('.toasts .MuiAlert-root').first();
    const [said, bar] = [await toast.boundingBox(), await page.locator('.sticky-bar').boundingBox()];
    expect(said && said.x + said.width).toBeLessThanOrEqual(bar?.x ?? 0);
  });
}

test('on a phone the undo button is visible after the last request of a list', async ({ page }) => {
  const t = words('ka');
  const [first, last] = await place();
  await page.setViewportSize(TELEPHONE);
  await signIn(page, 'ka', 'admin@example.com');
  await openDesk(page, 'ka');
  await page.getByRole('combobox', { name: t('admin.filter-profession') }).selectOption('');
  await expect(page.getByRole('article')).toHaveCount(2);
  await openCard(page, last.requestId);
  await press(page, 'ka', approveButton(page, 'ka', last.name));
  const undo = page.getByRole('button', { name: t('admin.reopen-undo-name', { name: last.name }) });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, first.requestId)).toBeInViewport();
  await expect(rowOf(page, first.requestId)).toBeFocused();
});
