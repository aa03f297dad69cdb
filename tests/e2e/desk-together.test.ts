/** Two admins use the desk at the same time. */
import type { Page } from '@playwright/test';
import type { PlacedGuide } from '../support/guides.ts';
import { stored } from '../support/server.ts';
import { placeRequests, removeGuides } from './support/desk-data.ts';
import {
  approveButton,
  cardOf,
  DECIDE_CALL,
  nameOfAccount,
  noteField,
  openCard,
  openDesk,
  rejectButton,
  rowOf,
} from './support/desk.ts';
import { expect, test, watchConsole, words } from './support/fixtures.ts';
import { signIn } from './support/sign-in.ts';

const PREFIX = 'desk-shared';

test.afterEach(() => removeGuides(PREFIX));

test('two admins: a decision appears for the other, a late click is refused and names who decided first', async ({
  page,
  browser,
}) => {
  const [late, raced] = await placeRequests(PREFIX);
  const context = await browser.newContext();
  const said = watchConsole(context);
  const second = await context.newPage();
  await signIn(page, 'en', 'admin@example.com');
  await signIn(second, 'ka', 'admin2@example.com');
  await openDesk(page, 'en');
  await openDesk(second, 'ka');
  const labelOf = (email: string) => `${nameOfAccount(email)} (${email})`;
  const [en, ka] = [words('en'), words('ka')];

  // A request leaves the other's list; its open card says who has decided.
  await openCard(page, late.requestId);
  await rejectWith(second, late, 'სურათი აკლია.');
  await expect(rowOf(page, late.requestId)).toHaveCount(0);
  const reviewer = labelOf('admin2@example.com');
  await expect(cardOf(page, late.requestId)).toContainText(en('admin.earlier-rejected', { reviewer }));

  // One admin's call is in progress while the other decides.
  await openCard(page, raced.requestId);
  await second.route(DECIDE_CALL, async (route) => {
    await approveButton(page, 'en', raced.name).click();
    await expect(cardOf(page, raced.requestId)).toContainText(
      en('admin.decided-approved', { name: raced.name }),
    );
    await expect
      .poll(async () => (await stored(`verification_requests/${raced.requestId}`))['status'])
      .toBe('approved');
    await route.continue();
  });
  const answered = second.waitForResponse(DECIDE_CALL);
  await rejectWith(second, raced, 'ჩემი შენიშვნა');
  expect((await answered).status()).toBe(409);
  const refused = cardOf(second, raced.requestId);
  await expect(refused).toContainText(
    ka('admin.earlier-approved', { reviewer: labelOf('admin@example.com') }),
  );
  await expect(refused).toContainText('ჩემი შენიშვნა');
  expect((await stored(`verification_requests/${raced.requestId}`))['status']).toBe('approved');
  await refused.getByRole('button', { name: ka('admin.close') }).click();
  await expect(refused).not.toContainText('ჩემი შენიშვნა');
  await second.unroute(DECIDE_CALL);

  // The browser itself logs the refused call.
  expect(said.filter((line) => !line.includes('409 (Conflict)'))).toEqual([]);
  await context.close();

  async function rejectWith(desk: Page, { requestId, name }: PlacedGuide, note: string): Promise<void> {
    await openCard(desk, requestId);
    await noteField(desk, 'ka', name).fill(note);
    await rejectButton(desk, 'ka', name).click();
    await expect(rejectButton(desk, 'ka', name)).toBeHidden({ timeout: 60_000 });
  }
});
