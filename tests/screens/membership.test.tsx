/** Number, term, renewal and history on the account page. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { daysAgo, placeGuide } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

interface Term {
  /** Days until it ends; negative once it has ended. */
  readonly days: number;
  readonly number: number;
}

/** An approved guide with a membership. */
async function placeTerm(uid: string, name: string, { days, number }: Term): Promise<void> {
  const isOver = days < 0;
  const { requestId } = await placeGuide({
    uid,
    name,
    standing: 'approved',
    guide: { slug: `slug-${uid.toLowerCase()}`, ...(isOver && { is_verified: false }) },
  });
  await adminFirestore.doc(`memberships/${uid}`).set({
    user_id: uid,
    number,
    state: isOver ? 'ended' : 'valid',
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
    before: { is_verified: false, verification_status: 'pending', approved: null, membership: null },
    membership: { number, ends_at: daysAgo(-days) },
    at: daysAgo(2),
  });
}

/** The same for a signed-in user. */
async function signInMember(name: string, term: Term): Promise<string> {
  const { uid } = await signInAs(name);
  await placeTerm(uid, name, term);
  return uid;
}

test('a member without profile changes requests the renewal with one button', async () => {
  const uid = await signInMember('Nino Member', { days: 30, number: 4711 });
  const user = await openPage('/en/profile');
  const membership = await section('Membership');
  expect(membership.getByText('4711')).toBeVisible();
  expect(membership.getByText(/^You can ask for renewal now/u)).toBeVisible();
  const status = await section('Guide profile status');
  await user.click(await status.findByRole('button', { name: 'Ask for renewal' }));
  await findToast('The verification request was submitted.');
  await waitFor(() => expect(status.queryByRole('button', { name: 'Ask for renewal' })).toBeNull());
  expect(status.getByText(/^Your request is with the association\./u)).toBeVisible();
  expect(status.queryByText('How verification works')).toBeNull();
  const guide = await adminFirestore.doc(`guide_profiles/${uid}`).get();
  const request = await adminFirestore.doc(`verification_requests/${guide.get('open_request_id')}`).get();
  expect(request.data()).toMatchObject({ user_id: uid, status: 'pending', kind: 'renewal' });
  const history = await section('History');
  expect(await history.findByText('You asked for renewal')).toBeVisible();
  expect(history.getByText('Approved')).toBeVisible();
  expect(history.getByText('Welcome to the association.')).toBeVisible();
});
