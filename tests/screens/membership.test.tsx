/** Number, term, renewal and history on the account page. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAs } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** A guide who was approved, with a term that ends in so many days. */
async function placeMember(name: string, days: number, state: string): Promise<string> {
  const { uid } = await signInAs(name);
  const isOver = state === 'ended';
  const { requestId } = await placeGuide({
    uid,
    name,
    standing: 'approved',
    guide: { slug: `slug-${uid.toLowerCase()}`, ...(isOver && { is_verified: false }) },
  });
  await adminFirestore.doc(`memberships/${uid}`).set({
    user_id: uid,
    number: 4711,
    state,
    since: daysAgo(300),
    ends_at: daysAgo(-days),
    changed_at: daysAgo(300),
  });
  await adminFirestore.collection('decision_journal').add({
    action: 'approved',
    request_id: requestId,
    guide_id: uid,
    actor_id: 'somebody',
    notes: 'Welcome to the association.',
    before: { is_verified: false, verification_status: 'pending', approved: null },
    membership: { number: 4711, ends_at: daysAgo(-days) },
    at: daysAgo(2),
  });
  return uid;
}

test('a member in whose profile nothing changed asks for the renewal by one button', async () => {
  const uid = await placeMember('Nino Member', 30, 'valid');
  const user = await openPage('/en/profile');
  const membership = await section('Membership');
  expect(membership.getByText('4711')).toBeVisible();
  expect(membership.getByText(/^You may ask for the renewal now/u)).toBeVisible();
  const status = await section('Guide profile status');
  await user.click(await status.findByRole('button', { name: 'Ask for renewal' }));
  await findToast('The verification request was submitted.');
  await waitFor(() => expect(status.queryByRole('button', { name: 'Ask for renewal' })).toBeNull());
  const guide = await adminFirestore.doc(`guide_profiles/${uid}`).get();
  const request = await adminFirestore.doc(`verification_requests/${guide.get('open_request_id')}`).get();
  expect(request.data()).toMatchObject({ user_id: uid, status: 'pending', kind: 'renewal' });
  const history = await section('History');
  expect(await history.findByText('You asked for the renewal')).toBeVisible();
  expect(history.getByText('Approved')).toBeVisible();
  expect(history.getByText('Welcome to the association.')).toBeVisible();
});

test('a member whose term is long reads from when on', async () => {
  await placeMember('Lasha Member', 200, 'valid');
  await openPage('/en/profile');
  const membership = await section('Membership');
  expect(membership.getByText(/^The renewal can be asked for from /u)).toBeVisible();
  expect((await section('Guide profile status')).queryByRole('button')).toBeNull();
});

test('a guide whose term is over reads what happened and what to do', async () => {
  await placeMember('Ana Former', -5, 'ended');
  await openPage('/en/profile');
  const status = await section('Guide profile status');
  expect(status.getByText('Membership ended')).toBeVisible();
  expect(await status.findByText(/^Membership ended on /u)).toBeVisible();
  expect((await section('Membership')).getByText(/Nothing has been deleted/u)).toBeVisible();
  expect(await status.findByRole('button', { name: 'Ask for renewal' })).toBeVisible();
});
