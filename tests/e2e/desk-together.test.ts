/** Two admins use the desk at the same time. */
import type { Page } from '@playwright/test';
import { stored } from '../support/server.ts';
import { placeRequests, removeGuides, type PlacedRequest } from './support/desk-data.ts';
import {
  approveButton,
  cardOf,
  DECIDE_CALL,
  nameOfAccount,
  noteField,
  openCard,
  openDesk,
  press,
  rejectButton,
  rowOf,
  settledCounts,
  tabCounts,
} from './support/desk.ts';
import { expect, test, watchConsole, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const PREFIX = 'desk-shared';

test.afterEach(() => removeGuides(PREFIX));

test('two admins: a decision appears for the other, a late click is refused and names who decided first', async ({
  page,
  browser,
}) => {
  const requests = await placeRequests({ prefix: PREFIX, count: 4 });
  const [shown, late, raced, other] = requests;
  if (!shown || !late || !raced || !other) throw new Error('Too few requests');
  const context = await browser.newContext();
  const said = watchConsole(context);
  const second = await context.newPage();
  await signIn(page, 'en', 'admin@example.com');
  await signIn(second, 'ka', 'admin2@example.com');
  await openDesk(page, 'en');
  await openDesk(second, 'ka');
  const before = await settledCounts(page);
  const [first, other2] = [nameOfAccount('admin@example.com'), nameOfAccount('admin2@example.com')];
  const [en, ka] = [words('en'), words('ka')];

  // A card with a note stays, names the other admin, and has no buttons any more.
  await noteField(page, 'en', shown.name).fill('Half a sentence');
  await press(second, 'ka', approveButton(second, 'ka', shown.name));
  const stale = cardOf(page, shown.requestId);
  await expect(stale).toContainText(en('admin.earlier-approved', { reviewer: other2 }));
  await expect(stale).toContainText('Half a sentence');
  await expect(approveButton(page, 'en', shown.name)).toHaveCount(0);
  const after = { ...before, pending: before.pending - 1, approved: before.approved + 1 };
  await expect.poll(() => tabCounts(page)).toEqual(after);
  await expect.poll(() => tabCounts(second)).toEqual(after);

  // A card that is not in use disappears automatically.
  await rejectWith(second, late, 'სურათი აკლია.');
  await expect(rowOf(page, late.requestId)).toHaveCount(0);

  // One admin's call is in progress while the other decides.
  await openCard(page, raced.requestId);
  await second.route(DECIDE_CALL, async (route) => {
    await press(page, 'en', approveButton(page, 'en', raced.name));
    await expect(
      page.getByRole('article', { name: en('admin.decided-approved', { name: raced.name }) }),
    ).toBeVisible();
    await expect
      .poll(async () => (await stored(`verification_requests/${raced.requestId}`))['status'])
      .toBe('approved');
    await route.continue();
  });
  await rejectWith(second, raced, 'ჩემი შენიშვნა');
  await expect(second.locator('.toasts')).toContainText(ka('admin.earlier-approved', { reviewer: first }));
  await openCard(second, raced.requestId);
  const refused = cardOf(second, raced.requestId);
  await expect(refused).toContainText(ka('admin.earlier-approved', { reviewer: first }));
  await expect(refused).toContainText('ჩემი შენიშვნა');
  expect((await stored(`verification_requests/${raced.requestId}`))['status']).toBe('approved');
  await refused.getByRole('button', { name: ka('admin.dismiss') }).click();
  await expect(refused).toHaveCount(0);
  await second.unroute(DECIDE_CALL);

  const end = {
    ...before,
    pending: before.pending - 3,
    approved: before.approved + 2,
    rejected: before.rejected + 1,
  };
  await expect.poll(() => tabCounts(page)).toEqual(end);
  await expect.poll(() => tabCounts(second)).toEqual(end);

  // When one takes it back, it reappears in the other's queue, and the counts follow.
  await page.getByRole('button', { name: en('admin.reopen-undo-name', { name: raced.name }) }).click();
  await openCard(second, raced.requestId);
  await expect(approveButton(second, 'ka', raced.name)).toBeVisible();
  await expect.poll(async () => (await tabCounts(second)).pending).toBe(before.pending - 2);
  await expect.poll(async () => (await tabCounts(page)).pending).toBe(before.pending - 2);
  await expect(rowOf(second, other.requestId)).toBeVisible();

  // The journal of that guide has both entries with the admins' names.
  await cardOf(second, raced.requestId)
    .getByRole('button', { name: ka('admin.journal-name', { name: raced.name }) })
    .click();
  const entries = second.getByRole('dialog').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(ka('admin.journal-reopened'));
  await expect(entries.nth(1)).toContainText(ka('admin.journal-approved'));
  await expect(entries.nth(1)).toContainText(ka('admin.journal-by', { name: first }));
  // The browser itself logs the refused call.
  expect(said.filter((line) => !line.includes('409 (Conflict)'))).toEqual([]);
  await context.close();

  async function rejectWith(desk: Page, { requestId, name }: PlacedRequest, note: string): Promise<void> {
    await openCard(desk, requestId);
    await noteField(desk, 'ka', name).fill(note);
    const reject = rejectButton(desk, 'ka', name);
    await expect(async () => {
      // A button that moves while it is pressed gets no click.
      if (await reject.isVisible()) await press(desk, 'ka', reject);
      await expect(reject).toBeHidden({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  }
});
