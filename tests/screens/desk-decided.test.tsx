/** The lists of decided requests: order, marks, and taking decisions back. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { openPage, type User } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function openDesk(tab?: RegExp): Promise<User> {
  await signInAsAdmin('Nana Admin');
  const user = await openPage('/en/admin');
  await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' });
  if (tab) await user.click(await screen.findByRole('tab', { name: tab }));
  return user;
}

const rows = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByText(/^Guide /u).textContent);
const order = (by: string) => screen.getByRole('combobox', { name: by });

/** A request decided this many days ago, independent of its own date. */
function placeDecided(name: string, asked: number, decided: number) {
  return placeGuide({
    name,
    standing: 'approved',
    request: { requested_at: daysAgo(asked), reviewed_at: daysAgo(decided) },
  });
}

test('the list of decided requests is ordered by the date that its rows show', async () => {
  await placeDecided('Guide First', 10, 9);
  await placeDecided('Guide Latest', 90, 1);
  await placeDecided('Guide Middle', 50, 5);
  const user = await openDesk(/^Approved \(3/u);
  await waitFor(() => expect(names()).toEqual(['Guide Latest', 'Guide Middle', 'Guide First']));
  await user.selectOptions(order('Order by review date'), 'oldest');
  await waitFor(() => expect(names()).toEqual(['Guide First', 'Guide Middle', 'Guide Latest']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'trekking');
  await user.selectOptions(order('Order by review date'), 'newest');
  await waitFor(() => expect(names()).toEqual(['Guide Latest', 'Guide Middle', 'Guide First']));
});

test('each row of the rejected list shows its reason, like in a search', async () => {
  await placeGuide({ name: 'Guide Rejected', standing: 'rejected' });
  for (const closed_as of ['revoked', 'withdrawn']) {
    await placeGuide({ name: `Guide ${closed_as}`, standing: 'rejected', request: { closed_as } });
  }
  const user = await openDesk(/^Rejected/u);
  const expectMarks = async () => {
    const row = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('li') ?? document.body);
    expect((await row('Guide Rejected')).getByText('Rejected')).toBeVisible();
    expect((await row('Guide revoked')).getByText('Verification withdrawn by the association')).toBeVisible();
    expect((await row('Guide withdrawn')).getByText('Request withdrawn by the guide')).toBeVisible();
  };
  await expectMarks();
  await user.type(screen.getByRole('searchbox', { name: 'Search all requests' }), 'guide');
  expect(await screen.findByText('3 found')).toBeVisible();
  await expectMarks();
});

test('a returned request shows when it was returned, next to its age', async () => {
  await placeGuide({
    name: 'Guide Returned',
    request: {
      requested_at: daysAgo(102),
      returned: { at: daysAgo(1), decision: 'rejected', reason: 'A new certificate' },
    },
  });
  await openDesk();
  const row = (await screen.findByRole('link', { name: 'Guide Returned' })).closest('li');
  expect(row).toHaveTextContent('102 days agoReturned to pending yesterday');
  const card = within(await screen.findByRole('region', { name: 'Guide Returned' }));
  const note = card.getByRole('note');
  expect(note).toHaveTextContent(/^Returned to pending on .*A new certificate$/u);
});

test('a request whose verification was withdrawn stays open, with the focus on its card', async () => {
  const { requestId } = await placeDecided('Guide Revoked', 9, 1);
  await placeDecided('Guide Stays', 9, 3);
  const user = await openDesk(/^Approved \(2\)/u);
  await user.click(await screen.findByRole('button', { name: 'Withdraw verification: Guide Revoked' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the verification?' }));
  await user.type(dialog.getByRole('textbox'), 'The certificate has expired.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw verification' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = await screen.findByRole('region', { name: 'Guide Revoked' });
  expect(await within(card).findByText('Verification withdrawn by the association')).toBeVisible();
  await waitFor(() => expect(card).toContainElement(document.querySelector(':focus')));
  expect(names()).toEqual(['Guide Stays']);
  expect(await screen.findByRole('tab', { name: 'Rejected (1)' })).toBeVisible();
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ closed_as: 'revoked' });
});
