/** What is in view when a card opens, which only a browser can lay out. */
import type { Page } from '@playwright/test';
import { storyLangs } from '../support/long.ts';
import type { PlacedGuide } from '../support/guides.ts';
import { adminFirestore } from '../support/server.ts';
import { placeRequests, removeGuides } from './support/desk-data.ts';
import {
  approveButton,
  cardOf,
  nextButton,
  noteField,
  openCard,
  openDesk,
  rejectButton,
  rowOf,
} from './support/desk.ts';
import { expect, expectAccessible, test, words } from './support/fixtures.ts';
import { narrowFaults } from './support/layout.ts';
import { signIn } from './support/sign-in.ts';

const LAPTOP = { width: 1366, height: 657 };
const TABLET = { width: 1024, height: 768 };
const TELEPHONE = { width: 390, height: 800 };

const PREFIX = 'desk-room';

/** Small layout shifts, such as a number getting wider, or the place of a guide that comes with the rows. */
const UNNOTICED = 0.01;

const failed = adminFirestore.doc('failed_events/checkAvatar:demo-pending');

async function place(): Promise<readonly [PlacedGuide, PlacedGuide]> {
  await Promise.all([removeGuides(PREFIX), failed.delete()]);
  return placeRequests(PREFIX);
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

test.afterAll(() => Promise.all([removeGuides(PREFIX), failed.delete()]));

/** Expects everything that a decision needs in the window, in front of everything else. */
async function expectInView(page: Page, lang: 'ka' | 'en', { requestId, name }: PlacedGuide): Promise<void> {
  const card = cardOf(page, requestId);
  const parts = [
    card.getByRole('heading', { name }),
    card.locator('.MuiAvatar-root').first(),
    card.getByRole('region', { name: words(lang)('admin.applied') }),
    noteField(page, lang, name),
    approveButton(page, lang, name),
    rejectButton(page, lang, name),
  ];
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const isCovered = await part.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, bottom - 4);
      return !element.contains(there) && !there?.contains(element);
    });
    expect(isCovered, await part.innerHTML()).toBe(false);
  }
}

for (const lang of storyLangs('ka')) {
  test(`what a decision needs is in view without scrolling (${lang})`, async ({ page }) => {
    const [first, last] = await place();
    await page.setViewportSize(LAPTOP);
    await signIn(page, lang, 'admin@example.com');
    await page.addInitScript({ content: WATCH });
    await openDesk(page, lang);
    expect(await page.evaluate('window.jumps')).toEqual([]);
    for (const size of [LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      await openCard(page, first.requestId);
      expect(await page.evaluate('window.scrollY')).toBe(0);
      await expectInView(page, lang, first);
      await expectAccessible(page);
    }
    // The message about a decision covers neither card nor list, and goes with the next card.
    await approveButton(page, lang, first.name).click();
    const toast = page.locator('.toasts .MuiAlert-root').first();
    await nextButton(page, lang).waitFor();
    const [said, card] = [await toast.boundingBox(), await cardOf(page, first.requestId).boundingBox()];
    expect(said && said.x + said.width).toBeLessThanOrEqual(card?.x ?? 0);
    const list = page.getByRole('list', { name: words(lang)('admin.queue') }).locator('..');
    expect(await list.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(said?.y ?? 0);
    await nextButton(page, lang).click();
    await expect(cardOf(page, last.requestId)).toBeVisible();
    await expect(toast).toHaveCount(0);
    expect(await narrowFaults(page)).toEqual([]);

    // The list of failed operations.
    await page.setViewportSize(LAPTOP);
    const last_at = new Date();
    const failure = { what: 'checkAvatar', why: 'missing-object', account: 'demo-pending' };
    await failed.set({ ...failure, first_at: last_at, last_at, times: 1 });
    await page.getByText(words(lang)('admin.failures', { count: 1 })).click();
    const why = words(lang)('admin.why-missing-object');
    await expect(page.getByRole('listitem').filter({ hasText: why })).not.toContainText('…');
    await expectAccessible(page);
  });
}

test('on a phone the card is a page of its own, and Back leads to the place in the list', async ({
  page,
}) => {
  const [, last] = await place();
  await page.setViewportSize(TELEPHONE);
  await signIn(page, 'ka', 'admin@example.com');
  await openDesk(page, 'ka');
  await expect(page.locator('[id^="card-"]')).toHaveCount(0);
  const row = rowOf(page, last.requestId);
  await row.scrollIntoViewIfNeeded();
  await row.click();
  await expectInView(page, 'ka', last);
  expect(await narrowFaults(page)).toEqual([]);
  await page.reload();
  await expect(cardOf(page, last.requestId)).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();

  await page.getByRole('link', { name: words('ka')('admin.numbers') }).click();
  await expect(page.getByRole('table').last()).toBeVisible();
  expect(await narrowFaults(page)).toEqual([]);
});
