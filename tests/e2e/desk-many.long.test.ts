/** With five hundred open requests, the desk's queries do not grow. */
import type { Page } from '@playwright/test';
import { LOCAL } from '../../scripts/local-project.ts';
import { MAX_IN_VALUES, PAGE_SIZE } from '../../src/domain/limits.ts';
import { placeRequests, removeGuides } from './support/desk-data.ts';
import { approveButton, focusedRequest, openDesk, settledCounts, tabCounts } from './support/desk.ts';
import { at, expect, test, words } from './support/fixtures.ts';
import { sentTo, type SentQuery } from './support/firestore-traffic.ts';
import { signIn } from './support/sign-in.ts';

const PREFIX = 'desk-many';
const MANY = 500;
/** A generous limit for a busy machine; a few hundred milliseconds are usual. */
const FIRST_CARD_MS = 20_000;
const SEARCH_MS = 20_000;

test.afterAll(() => removeGuides(PREFIX));

/** Opens the desk again and returns the queries it sent until the page was complete. */
async function queriesOfDesk(page: Page): Promise<{ queries: SentQuery[]; firstCardMs: number }> {
  const sent = sentTo(page, LOCAL.firestore);
  const start = Date.now();
  await page.goto(at('en', '/admin'));
  await page.getByRole('article').first().waitFor();
  const firstCardMs = Date.now() - start;
  await expect(page.getByRole('tab').first()).toHaveText(/\d/u);
  // Follow-up requests: wait until no request was sent for a while.
  let known = -1;
  const isQuiet = () => {
    const before = known;
    known = sent.texts().length;
    return known === before;
  };
  await expect.poll(isQuiet, { intervals: [1500] }).toBe(true);
  return { queries: sent.stop(), firstCardMs };
}

test('500 open requests: paged, searched, and not one read per request', async ({ page }) => {
  test.setTimeout(150_000);
  const t = words('en');
  await signIn(page, 'en', 'admin@example.com');
  const few = await queriesOfDesk(page);
  const before = await settledCounts(page);
  const requests = await placeRequests({ prefix: PREFIX, count: MANY });
  const many = await queriesOfDesk(page);

  test.info().annotations.push({
    type: 'first card',
    description: `${few.firstCardMs} ms with a few requests, ${many.firstCardMs} ms with ${MANY}`,
  });
  expect(many.firstCardMs).toBeLessThan(FIRST_CARD_MS);
  expect(few.queries.length).toBeGreaterThan(1);
  const read = ({ queries }: typeof few) => queries.filter(({ isCount }) => !isCount);
  const collections = (sent: readonly SentQuery[]) => sent.map(({ collection }) => collection).sort();
  expect(collections(read(many))).toEqual(collections(read(few)));
  // The counts are stored by the server.
  expect(many.queries.length - read(many).length).toBe(0);
  for (const { collection, limit, keys, text } of read(many)) {
    // Each list reads at most a page, each lookup the keys of one page.
    if (keys === 0) expect(limit, text).toBeLessThanOrEqual(PAGE_SIZE);
    else expect(keys, `${collection}: ${text}`).toBeLessThanOrEqual(MAX_IN_VALUES);
  }
  // A card's data is in its request.
  expect(read(many).reduce((sum, { keys }) => sum + keys, 0)).toBe(0);
  expect(await tabCounts(page)).toEqual({
    ...before,
    pending: before.pending + MANY,
    users: before.users + MANY,
  });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PAGE_SIZE);
  await expect(cards.first()).toContainText(requests[0]?.name ?? '?');

  await page.getByRole('button', { name: t('admin.next') }).click();
  await expect(page.locator(`#request-${requests[PAGE_SIZE]?.requestId}`)).toBeVisible();
  await expect(cards).toHaveCount(PAGE_SIZE);
  expect(await focusedRequest(page)).toBe('in the queue');

  // One of the last requests, found by another spelling.
  const wanted = requests[MANY - 5];
  if (!wanted) throw new Error('Too few requests');
  const searchStart = Date.now();
  const searchField = page.getByRole('searchbox', { name: t('admin.search') });
  await searchField.fill(wanted.name);
  await expect(page.locator(`#request-${wanted.requestId}`)).toBeVisible();
  const searchMs = Date.now() - searchStart;
  test.info().annotations.push({ type: 'search', description: `${searchMs} ms` });
  expect(searchMs).toBeLessThan(SEARCH_MS);
  await expect(page.getByText(/^\d+ found/u)).toBeVisible();

  // Switches tabs and back.
  await page.locator('#admin-tab-users').click();
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.filter({ hasText: '@' })).toHaveCount(PAGE_SIZE);
  await page.locator('#admin-tab-approved').click();
  await expect(cards.first()).toBeVisible();
  await page.locator('#admin-tab-pending').click();
  await expect(approveButton(page, 'en', requests[0]?.name ?? '?').first()).toBeVisible();
  await openDesk(page, 'en');
});
