import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emulatorAddress, PROJECT } from '../support/emulators.ts';
import { clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { fill, findToast, openPage, type User } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function openDesk(name = 'Nana Admin'): Promise<User> {
  await signInAsAdmin(name);
  const user = await openPage('/en/admin');
  await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' });
  return user;
}

/** Opens the card of this guide. */
async function card(name: string) {
  // An approval compares with the members, which are read once.
  await screen.findByRole('tab', { name: /^All Users \(\d+\)$/u });
  fireEvent.click(await screen.findByRole('link', { name }));
  return within(await screen.findByRole('region', { name }));
}
const rows = () => within(screen.getByRole('list', { name: 'Requests' })).getAllByRole('listitem');
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const note = (name: string) => screen.getByRole('textbox', { name: `Note to the guide: ${name}` });
const button = (name: string) => screen.getByRole('button', { name });

test('a card shows all data of the guide, and marks what visitors do not see', async () => {
  await placeGuide({
    name: 'Giorgi Beridze',
    guide: {
      bio: 'Twenty winters on Ushba.',
      phone: '+995 555 12 34 56',
      show_phone: false,
      experience_years: 1,
    },
  });
  await openDesk();
  const shown = await card('Giorgi Beridze');
  const valueOf = (label: string) => shown.getByText(label).nextElementSibling;
  const applied = within(shown.getByRole('region', { name: 'What an approval confirms' }));
  expect(applied.getByText('Name').nextElementSibling).toHaveTextContent('Giorgi Beridze');
  expect(applied.getByText('Profession').nextElementSibling).toHaveTextContent('Trekking');
  expect(valueOf('Experience')).toHaveTextContent(/^1 year$/u);
  expect(valueOf('Languages')).toHaveTextContent('Georgian, English, German');
  expect(valueOf('Phone')).toHaveTextContent('+995 555 12 34 56 (hidden from visitors)');
  expect(valueOf('Address')).toHaveTextContent(/^მესტია$/u);
  const website = shown.getByRole('link', { name: 'https://guide.example.org/en' });
  expect(website).toHaveAttribute('target', '_blank');
  expect(valueOf('Specialties')).toHaveTextContent('Multi-day treks, მაღალმთიანი აჭარა');
  expect(shown.getByText('Twenty winters on Ushba.')).toBeVisible();
  expect(shown.getByText(/^Requested on .*, /u)).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Pending (1)' })).toBeVisible();
});

test('a request is approved with a note, and its card says so until another one is opened', async () => {
  const { uid, requestId } = await placeGuide({ name: 'Giorgi Approved' });
  const user = await openDesk();
  await card('Giorgi Approved');
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  await fill(user, note('Giorgi Approved'), '  Welcome.  ');
  await waitFor(() => expect(isHeld()).toBe(true));
  await user.click(button('Approve: Giorgi Approved'));
  await findToast('Request approved successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
    status: 'approved',
    admin_notes: 'Welcome.',
  });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ is_verified: true, open_request_id: null });
  expect(await screen.findByText('Approved: Giorgi Approved', { selector: 'section *' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Pending (0)' })).toBeVisible();
  expect(isHeld()).toBe(false);
  await user.click(await screen.findByRole('tab', { name: 'Approved (1)' }));
  const decided = await card('Giorgi Approved');
  expect(await decided.findByText('Nana Admin', { selector: 'dd, dd *' })).toBeVisible();
  expect(decided.getByText('Welcome.')).toBeVisible();
  expect(await decided.findByRole('link', { name: /^Public page: Giorgi Approved/u })).toHaveAttribute(
    'href',
    '/en/giorgi-approved',
  );
});

test('a rejection first asks for a reason', async () => {
  const { requestId } = await placeGuide({ name: 'Giorgi Rejected' });
  const user = await openDesk();
  await card('Giorgi Rejected');
  await user.click(button('Reject: Giorgi Rejected'));
  expect(
    await screen.findByText(
      'The guide will not know what to change. Write a reason here, or press the “Reject” button again to reject without one.',
    ),
  ).toBeVisible();
  expect(note('Giorgi Rejected')).toHaveFocus();
  expect(note('Giorgi Rejected')).toBeInvalid();
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'pending' });

  await user.click(button('Profile incomplete'));
  const reason = note('Giorgi Rejected');
  expect(reason).toHaveDisplayValue(/^The profile is not complete/u);
  expect(
    screen.queryByText(
      'The guide will not know what to change. Write a reason here, or press the “Reject” button again to reject without one.',
    ),
  ).toBeNull();
  await user.click(button('Reject: Giorgi Rejected'));
  await findToast('Request rejected successfully');
  const request = await stored(`verification_requests/${requestId}`);
  expect(request['status']).toBe('rejected');
  expect(request['admin_notes']).toContain('The profile is not complete');
  await user.click(await screen.findByRole('tab', { name: 'Rejected (1)' }));
  const decided = await card('Giorgi Rejected');
  expect(decided.getByText('Rejection Reason')).toBeVisible();
  expect(decided.queryByRole('button', { name: /Withdraw verification/u })).toBeNull();
});

test('a decision is taken back from its card', async () => {
  const { uid, requestId } = await placeGuide({ name: 'Giorgi Undone' });
  const user = await openDesk();
  await card('Giorgi Undone');
  await user.click(button('Approve: Giorgi Undone'));
  // In tests, emails are sent at once.
  await user.click(await screen.findByRole('button', { name: 'Take back…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return the request to pending?' }));
  await user.type(dialog.getByRole('textbox'), 'Decided by mistake.');
  await user.click(dialog.getByRole('button', { name: 'Return to pending' }));
  await findToast(/^The request is pending again\./u);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve: Giorgi Undone' })).toBeVisible());
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'pending' });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({
    is_verified: false,
    open_request_id: requestId,
  });
  expect(await screen.findByRole('tab', { name: 'Pending (1)' })).toBeVisible();
});

test('new requests appear automatically, oldest first, or newest first on demand', async () => {
  await placeGuide({ name: 'First Comer', request: { requested_at: daysAgo(9) } });
  const user = await openDesk();
  await card('First Comer');
  await placeGuide({ name: 'Second Comer', request: { requested_at: daysAgo(1) } });
  await card('Second Comer');
  const order = () => rows().map((one) => within(one).getByText(/ Comer$/u).textContent);
  expect(order()).toEqual(['First Comer', 'Second Comer']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order by request date' }), 'newest');
  await waitFor(() => expect(order()).toEqual(['Second Comer', 'First Comer']));
});

test('a search finds requests of all states, and pending ones can be decided there', async () => {
  const { requestId } = await placeGuide({ name: 'თამარ ქავთარაძე' });
  await placeGuide({ name: 'Tamar Approved', standing: 'approved' });
  await placeGuide({ name: 'Giorgi Beridze' });
  const user = await openDesk();
  await card('Giorgi Beridze');
  const search = async (text: string) =>
    fill(user, screen.getByRole('searchbox', { name: /^Search all requests/u }), text);
  await search('tamar');
  expect(await screen.findByText('2 found')).toBeVisible();
  const states = () => rows().map(({ textContent }) => textContent);
  await waitFor(() => expect(states().join(' ')).toMatch(/Approved.*Pending|Pending.*Approved/u));
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await search('tamar kavtradze');
  expect(await screen.findByText('Nothing matches exactly; these names are similar. 1 found')).toBeVisible();
  await card('თამარ ქავთარაძე');
  await search('kavtaradze tam');
  expect(await screen.findByText('1 found')).toBeVisible();
  await card('თამარ ქავთარაძე');
  await user.click(button('Approve: თამარ ქავთარაძე'));
  await findToast('Request approved successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'approved' });
  await search('nobody');
  expect(await screen.findByRole('heading', { name: 'Nothing matches the search' })).toBeVisible();
  expect(screen.getByText('0 found')).toBeVisible();
  await user.click(tab(/^Pending/u));
  await screen.findByRole('link', { name: 'Giorgi Beridze' });
  expect(screen.getByRole('searchbox', { name: /^Search all requests/u })).toHaveValue('');
});

test('every list shows a message when it is empty', async () => {
  const user = await openDesk();
  expect(await screen.findByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
  await user.click(tab(/^Approved/u));
  expect(await screen.findByRole('heading', { name: 'No Approved Guides' })).toBeVisible();
  await user.click(tab(/^Rejected/u));
  expect(await screen.findByRole('heading', { name: 'No Rejected Requests' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Journal' }));
  const journal = within(await screen.findByRole('region', { name: 'Journal' }));
  expect(await journal.findByText('No entries found')).toBeVisible();
});

/** The rule for lists of requests, up to its condition. */
const NO_LISTS = /(match \/verification_requests\/\{id\} \{[^}]*?allow list: if)[^;]*;/u;

/** Deploys other rules to the running emulator. */
async function useRules(content: string): Promise<void> {
  const { origin } = emulatorAddress('firestore');
  const answer = await fetch(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test('a list without read access shows an error, and is loaded on retry', async () => {
  await placeGuide({ name: 'Giorgi Hidden' });
  const rules = readFileSync(path.join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  let user: User;
  try {
    await useRules(rules.replace(NO_LISTS, '$1 false;'));
    user = await openDesk();
    await findToast('Failed to fetch verification requests');
    const panel = within(screen.getByRole('tabpanel', { name: /^Pending/u }));
    expect(panel.getByText('You do not have permission to do this.')).toBeVisible();
  } finally {
    await useRules(rules);
  }
  await user.click(button('Try again'));
  await card('Giorgi Hidden');
});

/** The rule for one record of a role, up to its condition. */
const NO_ROLES = /(match \/user_roles\/\{uid\} \{[^}]*?allow get: if)[^;]*;/u;

test('a user whose role could not be checked sees that, and can retry', async () => {
  const rules = readFileSync(path.join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  await signInAsAdmin();
  let user: User;
  try {
    await useRules(rules.replace(NO_ROLES, '$1 false;'));
    user = await openPage('/en/admin');
    expect(await screen.findByRole('heading', { name: 'Your role could not be checked' })).toBeVisible();
  } finally {
    await useRules(rules);
  }
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
});
