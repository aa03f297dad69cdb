import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endAfterDay } from '../../src/domain/membership/term.ts';
import { emulatorAddress, PROJECT } from '../support/emulators.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAs, signInAsAdmin, uniqueKey } from './support/session.ts';
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

async function placeAdmin(uid: string, full_name: string): Promise<void> {
  const [first_name = '', last_name = ''] = full_name.split(' ');
  await adminFirestore.doc(`profiles/${uid}`).set({
    first_name,
    last_name,
    full_name,
    avatar_url: null,
    username: null,
    email: `${uid}@example.com`,
    language: 'en',
    created_at: daysAgo(20),
  });
}

test('a user who is not an administrator sees nothing of the desk', async () => {
  await placeGuide({ name: 'Giorgi Secret' });
  await signInAs('Nino Curious');
  await openPage('/en/admin');
  expect(await screen.findByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/en/profile');
  expect(screen.queryByText('Giorgi Secret')).toBeNull();
});

test('a visitor is asked to sign in', async () => {
  await openPage('/en/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toBeVisible();
});

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
  const specialties = within(shown.getByRole('list', { name: 'Specialties' })).getAllByRole('listitem');
  expect(specialties.map(({ textContent }) => textContent)).toEqual(['Multi-day treks', 'მაღალმთიანი აჭარა']);
  expect(shown.getByText('Twenty winters on Ushba.')).toBeVisible();
  expect(shown.getByText(/^Requested on .*, /u)).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Pending (1)' })).toBeVisible();
});

test('a request is approved with a note, and its card says so until another one is opened', async () => {
  const { uid, requestId } = await placeGuide({ name: 'Giorgi Approved' });
  const user = await openDesk();
  await card('Giorgi Approved');
  await fill(user, note('Giorgi Approved'), '  Welcome.  ');
  await user.click(button('Approve: Giorgi Approved'));
  await findToast('Request approved successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
    status: 'approved',
    admin_notes: 'Welcome.',
  });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ is_verified: true, open_request_id: null });
  expect(await screen.findByText('Approved: Giorgi Approved', { selector: 'section *' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Pending (0)' })).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Approved (1)' }));
  const decided = await card('Giorgi Approved');
  expect(await decided.findByText('Nana Admin')).toBeVisible();
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
  expect(reason).toHaveDisplayValue(/პროფილი არასრულია[^]*\nThe profile is not complete/u);
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
  await user.click(dialog.getByRole('button', { name: 'Decided by mistake' }));
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

test('a rejected request is returned to pending from its own list', async () => {
  const { requestId } = await placeGuide({ name: 'Giorgi Reopened', standing: 'rejected' });
  const user = await openDesk();
  await user.click(tab(/^Rejected/u));
  await user.click(await screen.findByRole('button', { name: 'Return to pending: Giorgi Reopened' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return the request to pending?' }));
  await user.click(dialog.getByRole('button', { name: 'Return to pending' }));
  expect(await dialog.findByText('Please give a reason: the guide will read it.')).toBeVisible();
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'rejected' });
  await user.click(dialog.getByRole('button', { name: 'New information' }));
  await user.click(dialog.getByRole('button', { name: 'Return to pending' }));
  await findToast(
    'The request is pending again. The guide will get a second email saying so, after the one about the decision.',
  );
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
    status: 'pending',
    returned: { decision: 'rejected', reason: expect.stringContaining('We have received new information') },
  });
  expect(await screen.findByRole('tab', { name: 'Rejected (0)' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Approve: Giorgi Reopened' })).toBeVisible();
});

test('a verification is revoked with a reason', async () => {
  const { uid } = await placeGuide({ name: 'Giorgi Revoked', standing: 'approved' });
  const user = await openDesk();
  await user.click(tab(/^Approved/u));
  await user.click(await screen.findByRole('button', { name: 'Withdraw verification: Giorgi Revoked' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the verification?' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw verification' }));
  expect(await dialog.findByText('Please give a reason: the guide will read it.')).toBeVisible();
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ is_verified: true });
  await user.click(dialog.getByRole('button', { name: 'Certificate expired' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw verification' }));
  await findToast('The verification was withdrawn.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({
    is_verified: false,
    verification_status: 'rejected',
    approved: null,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw verification/u })).toBeNull());
});

test('a decision that another admin made is not made again', async () => {
  await placeAdmin('other-admin', 'Lasha Other');
  const { requestId } = await placeGuide({ name: 'Giorgi Late' });
  const user = await openDesk();
  await card('Giorgi Late');
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  await fill(user, note('Giorgi Late'), 'My own words.');
  await waitFor(() => expect(isHeld()).toBe(true));
  await adminFirestore
    .doc(`verification_requests/${requestId}`)
    .update({ status: 'rejected', reviewed_at: daysAgo(0), reviewed_by: 'other-admin', admin_notes: 'No.' });
  expect(await screen.findByText('Lasha Other has rejected this request in the meantime.')).toBeVisible();
  expect(screen.getByText('Your note, which was not sent: My own words.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve: Giorgi Late' })).toBeNull();
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByText(/My own words/u)).toBeNull());
  expect(isHeld()).toBe(false);
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ admin_notes: 'No.' });
});

test('admins cannot decide their own requests', async () => {
  const admin = await signInAsAdmin('Nana Own');
  await placeGuide({ uid: admin.uid, name: 'Nana Own' });
  await openPage('/en/admin');
  await card('Nana Own');
  expect(
    await screen.findByText('This is your own request. Another administrator has to decide on it.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Approve|Reject):/u })).toBeNull();
});

test('the card shows earlier requests and changes since the last approval', async () => {
  const { uid } = await placeGuide({
    name: 'Giorgi Changed',
    guide: {
      is_verified: true,
      verification_status: 'approved',
      profession: 'rafting',
      approved: {
        full_name: 'Giorgi Changed',
        georgian_name: '',
        latin_name: 'Giorgi Changed',
        profession: 'trekking',
        certification_level: 'certified',
        decided_at: daysAgo(30),
      },
    },
  });
  const batch = adminFirestore.batch();
  batch.set(adminFirestore.doc('verification_requests/earlier'), {
    user_id: uid,
    status: 'rejected',
    requested_at: daysAgo(60),
    reviewed_at: daysAgo(59),
    reviewed_by: 'someone',
    admin_notes: 'Too early.',
  });
  // Like every decision, this also changes the guide profile.
  batch.update(adminFirestore.doc(`guide_profiles/${uid}`), { updated_at: daysAgo(7) });
  await batch.commit();
  await openDesk();
  const shown = await card('Giorgi Changed');
  expect(await shown.findByText('Too early.')).toBeVisible();
  expect(shown.getByText(/^Rejected on /u)).toBeVisible();
  const applied = within(shown.getByRole('region', { name: 'What an approval confirms' }));
  const profession = within(applied.getByText('Profession').parentElement ?? document.body);
  expect(profession.getByText('Rafting Guide')).toBeVisible();
  expect(profession.getByText('approved so far: Trekking Guide')).toBeVisible();
  expect(applied.getAllByText(/^approved so far/u)).toHaveLength(1);
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

test('filters the queue by profession', async () => {
  await placeGuide({ name: 'თამარ ქავთარაძე', guide: { profession: 'rafting' } });
  await placeGuide({ name: 'Giorgi Beridze', guide: { profession: 'trekking' } });
  const user = await openDesk();
  await card('Giorgi Beridze');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'rafting');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await card('თამარ ქავთარაძე');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profession' }), 'canyoning');
  expect(await screen.findByRole('heading', { name: 'No requests of this profession' })).toBeVisible();
  await user.click(button('Clear'));
  await waitFor(() => expect(rows()).toHaveLength(2));
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

test('the journal shows each decision with its admin and guide', async () => {
  const { uid, requestId } = await placeGuide({ name: 'Giorgi Journal', standing: 'approved' });
  await placeAdmin('other-admin', 'Lasha Other');
  const before = { is_verified: false, verification_status: 'pending', approved: null, membership: null };
  const entry = { request_id: requestId, guide_id: uid, actor_id: 'other-admin', before };
  const member = { number: 1007, ends_at: endAfterDay('2027-03-31') };
  await adminFirestore.doc('decision_journal/one').set({
    ...entry,
    action: 'approved',
    notes: 'Welcome.',
    membership: member,
    confirmed: { full_name: 'Giorgi Then', profession: 'trekking', certification_level: 'master' },
    before: {
      ...before,
      approved: { profession: 'trekking', certification_level: 'trainee', decided_at: daysAgo(400) },
    },
    at: daysAgo(3),
  });
  await adminFirestore.doc('decision_journal/two').set({
    ...entry,
    guide_id: 'nobody-any-more',
    action: 'revoked',
    notes: null,
    membership: member,
    at: daysAgo(1),
  });
  const earlierEnd = { state: 'valid', ends_at: endAfterDay('2026-03-31') };
  await adminFirestore.doc('decision_journal/three').set({
    ...entry,
    action: 'end-set',
    notes: null,
    before: { ...before, membership: earlierEnd },
    membership: member,
    at: daysAgo(2),
  });
  await adminFirestore.doc('decision_journal/four').set({
    ...entry,
    action: 'ended',
    actor_id: '',
    notes: null,
    membership: member,
    at: daysAgo(4),
  });
  const user = await openDesk();
  await user.click(screen.getByRole('link', { name: 'Journal' }));
  const journal = within(await screen.findByRole('region', { name: 'Journal' }));
  await waitFor(() =>
    expect(journal.getAllByRole('listitem')[0]).toHaveTextContent('Verification withdrawn · Deleted account'),
  );
  const entries = journal.getAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(entries[3]).toHaveTextContent(/^Membership ended .* automatically, at the end of the term/u);
  // A membership that was withdrawn is not valid until its end.
  expect(entries[0]).toHaveTextContent(/Member no\. 1007$/u);
  expect(entries[1]).toHaveTextContent('Member no. 1007: until March 31, 2027 instead of March 31, 2026');
  await waitFor(() => expect(entries[2]).toHaveTextContent('Approved · Giorgi Journal'));
  await waitFor(() => expect(entries[2]).toHaveTextContent('by Lasha Other'));
  expect(entries[2]).toHaveTextContent(
    'Confirmed: Giorgi Then · Trekking Guide · Master Guide instead of Trekking Guide · Trainee',
  );
  expect(entries[2]).toHaveTextContent('Member no. 1007, until March 31, 2027Welcome.');

  await user.click(tab(/^Approved/u));
  await user.click(await screen.findByRole('link', { name: 'Journal: Giorgi Journal' }));
  await screen.findByRole('heading', { name: 'Journal: Giorgi Journal' });
  const own = within(screen.getByRole('region', { name: 'Journal' }));
  await waitFor(() => expect(own.getAllByRole('listitem')).toHaveLength(3));
});

test('the users tab lists accounts with their roles, and searches them by name or email', async () => {
  const { uid } = await placeGuide({
    uid: uniqueKey('plain'),
    name: 'Giorgi Guide',
    standing: 'approved',
    guide: { full_name: 'Giorgi Approved' },
  });
  await placeAdmin('only-account', 'Lasha Account');
  const user = await openDesk();
  await user.click(tab(/^All Users/u));
  expect(await screen.findByRole('tab', { name: 'All Users (3)' })).toBeVisible();
  const panel = within(screen.getByRole('tabpanel', { name: /^All Users/u }));
  const row = (name: string) => {
    const found = panel.getAllByRole('row').find(({ textContent }) => textContent.includes(name));
    if (!found) throw new Error(`No account of ${name}`);
    return found;
  };
  await panel.findByText('Giorgi Guide');
  await panel.findByText('Lasha Account');
  expect(row('Giorgi Guide')).toHaveTextContent(
    /\w+ \d+, \d{4}GuideVerifiedApproved under the name Giorgi Approved$/u,
  );
  expect(row('Nana Admin')).toHaveTextContent(/Admin$/u);
  expect(row('Lasha Account')).not.toHaveTextContent(/Verified|Guide|Admin/u);
  await fill(user, screen.getByRole('searchbox', { name: 'Search all users' }), 'only-account@');
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(panel.getByText('Lasha Account')).toBeVisible();
  expect(panel.queryByText('Giorgi Guide')).toBeNull();
  await fill(user, screen.getByRole('searchbox', { name: 'Search all users' }), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No Users Found' })).toBeVisible();
  // One search field, for the current tab.
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  await user.click(tab(/^Approved/u));
  expect(screen.getByRole('searchbox', { name: 'Search all requests' })).toHaveValue('');
  await screen.findByRole('link', { name: 'Giorgi Approved' });
  await user.click(tab(/^All Users/u));
  await user.click(await screen.findByRole('button', { name: 'Requests of Giorgi Guide' }));
  await screen.findByRole('link', { name: 'Giorgi Approved' });
  const searched = screen.getByRole('searchbox', { name: 'Search all requests' });
  expect(searched).toHaveValue(`${uid}@example.com`);
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

test('the keys of the desk are listed, and work in the list', async () => {
  await placeGuide({ name: 'First Keys', request: { requested_at: daysAgo(9) } });
  await placeGuide({ name: 'Second Keys', request: { requested_at: daysAgo(8) } });
  const user = await openDesk();
  await screen.findByRole('region', { name: 'First Keys' });
  await user.click(button('Keyboard shortcuts'));
  expect(screen.getByText(/^Click a request in the list, or press Tab here/u)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'First Keys' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Second Keys' })).toHaveFocus();
  await screen.findByRole('region', { name: 'Second Keys' });
  await user.keyboard('[KeyJ]');
  expect(await screen.findByRole('heading', { name: 'Journal: Second Keys' })).toHaveFocus();
});
