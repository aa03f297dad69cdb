/** The lists of decided requests: order, marks, and taking decisions back. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BY_ITSELF_MS } from '../../src/members/admin/card/readiness.ts';
import { adminFirestore, clearEverything } from '../support/server.ts';
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

const rows = () => screen.getAllByRole('article');
const names = () => rows().map((row) => within(row).getByText(/^Guide /u).textContent);
const order = (by: string) => screen.getByRole('combobox', { name: by });

/** A request decided this many days ago, independent of its own date. */
function placeDecided(name: string, asked: number, decided: number, standing: 'approved' | 'rejected') {
  return placeGuide({
    name,
    standing,
    request: { requested_at: daysAgo(asked), reviewed_at: daysAgo(decided) },
  });
}

test.each(['approved', 'rejected'] as const)(
  'the list of %s is ordered by the date that its rows show',
  async (standing) => {
    await placeDecided('Guide First', 10, 9, standing);
    await placeDecided('Guide Latest', 90, 1, standing);
    await placeDecided('Guide Middle', 50, 5, standing);
    const user = await openDesk(new RegExp(`^${standing} \\(3`, 'iu'));
    await waitFor(() => expect(names()).toEqual(['Guide Latest', 'Guide Middle', 'Guide First']));
    await user.selectOptions(order('Order by review date'), 'oldest');
    await waitFor(() => expect(names()).toEqual(['Guide First', 'Guide Middle', 'Guide Latest']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'trekking');
    await user.selectOptions(order('Order by review date'), 'newest');
    await waitFor(() => expect(names()).toEqual(['Guide Latest', 'Guide Middle', 'Guide First']));
  },
);

test('each row of the rejected list shows its reason, like in a search', async () => {
  await placeGuide({ name: 'Guide Rejected', standing: 'rejected' });
  for (const closed_as of ['revoked', 'withdrawn']) {
    await placeGuide({ name: `Guide ${closed_as}`, standing: 'rejected', request: { closed_as } });
  }
  const user = await openDesk(/^Rejected/u);
  const expectMarks = async () => {
    const row = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await row('Guide Rejected')).getByText('Rejected')).toBeVisible();
    expect((await row('Guide revoked')).getByText('Verification withdrawn by the association')).toBeVisible();
    expect((await row('Guide withdrawn')).getByText('Request withdrawn by the guide')).toBeVisible();
  };
  await expectMarks();
  await user.type(screen.getByRole('searchbox', { name: 'Search all requests' }), 'guide');
  expect(await screen.findByText('3 found')).toBeVisible();
  await expectMarks();
  // Search results are ordered by request date, and show it next to that of the decision.
  expect(rows()[0]).toHaveTextContent(/Requested: .+ · reviewed: /u);
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
  const row = await screen.findByRole('article', { name: 'Guide Returned' });
  expect(row).toHaveTextContent('102 days agoReturned to pending yesterday');
  const card = within(await screen.findByRole('region', { name: 'Guide Returned' }));
  const note = card.getByRole('note');
  expect(note).toHaveTextContent(/^Returned to pending on .*A new certificate$/u);
});

const noop = () => undefined;

/** Fills in the open dialog and confirms it. */
async function confirm(user: User, title: string, reason: string, action: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: reason }));
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a request that leaves the list with its dialog leaves the focus on the card that is open then', async () => {
  await placeDecided('Guide Stays', 9, 3, 'approved');
  await placeDecided('Guide Returned', 9, 2, 'approved');
  await placeDecided('Guide Revoked', 9, 1, 'approved');
  const user = await openDesk(/^Approved/u);
  await user.click(await screen.findByRole('button', { name: 'Withdraw verification: Guide Revoked' }));
  await confirm(user, 'Withdraw the verification?', 'Certificate expired', 'Withdraw verification');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Guide Returned' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Return to pending: Guide Returned' }));
  await confirm(user, 'Return the request to pending?', 'New information', 'Return to pending');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Guide Stays' })).toHaveFocus());
  // Single keys do nothing on a card that was focused automatically until a second passes without one.
  await new Promise((done) => setTimeout(done, BY_ITSELF_MS));
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Journal: Guide Stays' })).toBeVisible();
});

test('a dialog keeps its text when the window narrows and its request leaves the list', async () => {
  const { requestId } = await placeDecided('Guide Gone', 9, 2, 'approved');
  const [change, wide] = [new EventTarget(), { matches: true }];
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(change, {
      media: query,
      ...wide,
      onchange: null,
      addListener: noop,
      removeListener: noop,
    }),
  );
  const user = await openDesk(/^Approved/u);
  await user.click(await screen.findByRole('button', { name: 'Withdraw verification: Guide Gone' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/u }), 'Expired.');
  expect(screen.getByRole('feed', { hidden: true })).toBeInTheDocument();
  wide.matches = false;
  act(() => void change.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('feed', { hidden: true })).toBeNull();
  await adminFirestore.doc(`verification_requests/${requestId}`).update({ status: 'rejected' });
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).toBeNull());
  expect(screen.getByRole('textbox', { name: /^Reason/u })).toHaveValue('Expired.');
  media.mockRestore();
});

test('a request returned from a search keeps the focus, and an empty list receives it', async () => {
  const { requestId } = await placeGuide({ name: 'Guide Found', standing: 'rejected' });
  const user = await openDesk(/^Rejected/u);
  const back = () => screen.findByRole('button', { name: 'Return to pending: Guide Found' });
  await user.click(await back());
  await confirm(user, 'Return the request to pending?', 'New information', 'Return to pending');
  const empty = await screen.findByRole('heading', { name: 'No Rejected Requests' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement).toContainElement(empty);

  await adminFirestore.doc(`verification_requests/${requestId}`).update({
    status: 'rejected',
    reviewed_at: daysAgo(0),
    before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
    returned: null,
  });
  await adminFirestore
    .doc(`guide_profiles/${requestId.replace('request-of-', '')}`)
    .update({ open_request_id: null, verification_status: 'rejected' });
  await user.type(screen.getByRole('searchbox', { name: 'Search all requests' }), 'found');
  expect(await screen.findByText('1 found')).toBeVisible();
  await user.click(await back());
  await confirm(user, 'Return the request to pending?', 'New information', 'Return to pending');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Guide Found' })).toHaveFocus());
});
