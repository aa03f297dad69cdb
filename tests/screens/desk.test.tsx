import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emulatorAddress, PROJECT } from '../support/emulators.ts';
import { clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from '../support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { findToast, openPage, type User } from './support/site.tsx';

beforeEach(async () => {
  await clearEverything();
});

async function openDesk(): Promise<User> {
  await signInAsAdmin('Nana Admin');
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
const button = (name: string) => screen.getByRole('button', { name });

test('a request appears by itself with all data of its guide, is approved with a note, and taken back', async () => {
  await placeGuide({ name: 'First Comer', request: { requested_at: daysAgo(9) } });
  const user = await openDesk();
  await card('First Comer');
  const { uid, requestId } = await placeGuide({
    name: 'Giorgi Beridze',
    guide: { bio: 'Twenty winters on Ushba.', show_phone: false, experience_years: 1 },
  });
  const shown = await card('Giorgi Beridze');
  expect(screen.getByRole('tab', { name: 'Pending (2)' })).toBeVisible();
  const valueOf = (label: string) => shown.getByText(label).nextElementSibling;
  const applied = within(shown.getByRole('region', { name: 'What an approval confirms' }));
  expect(applied.getByText('Name').nextElementSibling).toHaveTextContent('Giorgi Beridze');
  expect(applied.getByText('Profession').nextElementSibling).toHaveTextContent('Trekking');
  expect(valueOf('Experience')).toHaveTextContent(/^1 year$/u);
  expect(valueOf('Languages')).toHaveTextContent('Georgian, English, German');
  expect(valueOf('Phone')).toHaveTextContent(/^\+995 .* \(hidden from visitors\)$/u);
  expect(valueOf('Address')).toHaveTextContent(/^მესტია$/u);
  const website = shown.getByRole('link', { name: 'https://guide.example.org/en' });
  expect(website).toHaveAttribute('target', '_blank');
  expect(valueOf('Specialties')).toHaveTextContent('Multi-day treks, მაღალმთიანი აჭარა');
  expect(shown.getByText('Twenty winters on Ushba.')).toBeVisible();

  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeld()).toBe(false);
  const note = screen.getByRole('textbox', { name: 'Note to the guide: Giorgi Beridze' });
  fireEvent.change(note, { target: { value: '  Welcome.  ' } });
  await waitFor(() => expect(isHeld()).toBe(true));
  // Who has come since is compared with everybody first.
  await waitFor(() => expect(button('Refresh')).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button('Approve: Giorgi Beridze'));
  await findToast('Request approved successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
    status: 'approved',
    admin_notes: 'Welcome.',
  });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ is_verified: true, open_request_id: null });
  const region = screen.getByRole('region', { name: 'Giorgi Beridze' });
  await waitFor(() => expect(region).toHaveTextContent('Approved: Giorgi Beridze'));
  expect(await screen.findByRole('tab', { name: 'Pending (1)' })).toBeVisible();
  expect(isHeld()).toBe(false);
  await user.click(await screen.findByRole('tab', { name: 'Approved (1)' }));
  const decided = await card('Giorgi Beridze');
  expect(await decided.findByText(/^Nana Admin \(/u, { selector: 'dd, dd *' })).toBeVisible();
  expect(decided.getByText('Welcome.')).toBeVisible();
  const page = await decided.findByRole('link', { name: /^Public page: Giorgi Beridze/u });
  expect(page).toHaveAttribute('href', '/en/giorgi-beridze');

  // In tests, emails are sent at once.
  await user.click(decided.getByRole('button', { name: 'Return to pending: Giorgi Beridze' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return the request to pending?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Decided by mistake.' } });
  await user.click(dialog.getByRole('button', { name: 'Return to pending' }));
  await findToast(/^The request is pending again\./u);
  expect(await screen.findByRole('tab', { name: 'Pending (2)' })).toBeVisible();
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'pending' });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({
    is_verified: false,
    open_request_id: requestId,
  });
});

/** What the rules let an administrator read, up to the condition: lists of requests, and records of roles. */
const LISTS = /(match \/verification_requests\/\{id\} \{[^}]*?allow list: if)[^;]*;/u;
const ROLES = /(match \/user_roles\/\{uid\} \{[^}]*?allow get: if)[^;]*;/u;

/** Deploys other rules to the running emulator. */
async function useRules(content: string): Promise<void> {
  const { origin } = emulatorAddress('firestore');
  const answer = await fetch(`${origin}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test('a role and a list that cannot be read are told, and read again on demand', async () => {
  await placeGuide({ name: 'Giorgi Hidden' });
  const rules = readFileSync(path.join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  await signInAsAdmin();
  let user: User;
  try {
    await useRules(rules.replace(ROLES, '$1 false;'));
    user = await openPage('/en/admin');
    expect(await screen.findByRole('heading', { name: 'Your role could not be checked' })).toBeVisible();
    await useRules(rules.replace(LISTS, '$1 false;'));
    await user.click(button('Try again'));
    await findToast('Failed to fetch verification requests');
    const panel = within(screen.getByRole('tabpanel', { name: /^Pending/u }));
    expect(panel.getByText('You do not have permission to do this.')).toBeVisible();
  } finally {
    await useRules(rules);
  }
  await user.click(button('Try again'));
  await card('Giorgi Hidden');
});
