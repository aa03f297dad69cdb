/** The lists of decided requests: order, marks, and taking decisions back. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from '../support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { openPage, type User } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function openDesk(): Promise<User> {
  await signInAsAdmin('Nana Admin');
  return openPage('/en/admin');
}

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
const names = () =>
  within(screen.getByRole('list', { name: 'Requests' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** A request decided this many days ago, independent of its own date. */
function placeDecided(name: string, asked: number, decided: number) {
  return placeGuide({
    name,
    standing: 'approved',
    request: { requested_at: daysAgo(asked), reviewed_at: daysAgo(decided) },
  });
}

test('lists are ordered by the date that their rows show, and mark what else happened', async () => {
  await placeDecided('Guide First', 10, 9);
  await placeDecided('Guide Latest', 90, 1);
  await placeGuide({ name: 'Guide Rejected', standing: 'rejected' });
  for (const closed_as of ['revoked', 'withdrawn']) {
    await placeGuide({ name: `Guide ${closed_as}`, standing: 'rejected', request: { closed_as } });
  }
  await placeGuide({
    name: 'Guide Returned',
    request: {
      requested_at: daysAgo(102),
      returned: { at: daysAgo(1), decision: 'rejected', reason: 'A new certificate' },
    },
  });
  const user = await openDesk();
  expect(await row('Guide Returned')).toHaveTextContent('102 days agoReturned to pending yesterday');
  const card = within(await screen.findByRole('region', { name: 'Guide Returned' }));
  expect(card.getByRole('note')).toHaveTextContent(/^Returned to pending on .*A new certificate$/u);
  await user.click(await screen.findByRole('tab', { name: 'Approved (2)' }));
  await waitFor(() => expect(names()).toEqual(['Guide Latest', 'Guide First']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order by review date' }), 'oldest');
  await waitFor(() => expect(names()).toEqual(['Guide First', 'Guide Latest']));
  await user.click(screen.getByRole('tab', { name: 'Rejected (3)' }));
  expect(await row('Guide Rejected')).toHaveTextContent(/Rejected/u);
  expect(await row('Guide revoked')).toHaveTextContent('Verification withdrawn by the association');
  expect(await row('Guide withdrawn')).toHaveTextContent('Request withdrawn by the guide');
});

test('a request whose verification was withdrawn stays open, with the focus on its card', async () => {
  const { requestId } = await placeDecided('Guide Revoked', 9, 1);
  await placeDecided('Guide Stays', 9, 3);
  const user = await openDesk();
  await user.click(await screen.findByRole('tab', { name: 'Approved (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw verification: Guide Revoked' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the verification?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The certificate has expired.' } });
  await user.click(dialog.getByRole('button', { name: 'Withdraw verification' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const card = await screen.findByRole('region', { name: 'Guide Revoked' });
  expect(await within(card).findByText('Verification withdrawn by the association')).toBeVisible();
  await waitFor(() => expect(card).toContainElement(document.querySelector(':focus')));
  expect(names()).toEqual(['Guide Stays']);
  expect(await screen.findByRole('tab', { name: 'Rejected (1)' })).toBeVisible();
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ closed_as: 'revoked' });
});
