/**
 * What needs a second look at the desk: changes of a verified guide without approval, and unreadable
 * data.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { RENEWAL, seenFields } from '../../src/domain/verification/verification.ts';
import { guideProfileSchema } from '../../src/domain/guide/guide-profile.ts';
import { avatarUrl } from '../cases/guide-links.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { findToast, openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

test('lists a changed picture and changed texts, even if only the account has the picture', async () => {
  const { uid, requestId } = await placeGuide({
    name: 'Giorgi Approved',
    standing: 'approved',
    guide: {
      slug: 'giorgi-approved',
      approved: {
        full_name: 'Giorgi Approved',
        georgian_name: '',
        latin_name: 'Giorgi Approved',
        profession: 'trekking',
        certification_level: 'certified',
        decided_at: daysAgo(2),
      },
    },
  });
  const guide = guideProfileSchema.parse(await stored(`guide_profiles/${uid}`));
  await adminFirestore.doc(`profiles/${uid}`).update({ avatar_url: guide.avatar_url });
  await adminFirestore.doc(`verification_requests/${requestId}`).update({ seen: seenFields(guide) });
  await signInAsAdmin();
  const user = await openPage('/en/admin');
  await user.click(await screen.findByRole('tab', { name: 'Approved (1)' }));
  const card = within(await screen.findByRole('region', { name: 'Giorgi Approved' }));
  await waitFor(() => expect(card.getByText('Phone')).toBeVisible());
  expect(card.queryByRole('note')).toBeNull();

  await adminFirestore.doc(`guide_profiles/${uid}`).update({ bio: 'Other words than those that were read.' });
  expect(await card.findByRole('note')).toHaveTextContent(
    /^Changed since the approval, without a request: About you \(bio\)$/u,
  );
  // The public picture is the account's; the guide profile only copies it.
  await adminFirestore.doc(`profiles/${uid}`).update({ avatar_url: avatarUrl(uid) });
  await waitFor(() => expect(card.getByRole('note')).toHaveTextContent(/: Picture, About you \(bio\)$/u));
});

test('an unreadable profile is marked on its card, and can be rejected there', async () => {
  const { requestId } = await placeGuide({ name: 'Giorgi Unreadable', guide: { languages: ['\uFEFF'] } });
  await signInAsAdmin();
  const user = await openPage('/en/admin');
  const card = within(await screen.findByRole('region', { name: /Giorgi Unreadable/u }));
  expect(
    await card.findByText(/cannot be read\. The request can be rejected, but not approved\.$/u),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Reject: Giorgi Unreadable' }));
  await user.click(card.getByRole('button', { name: 'Reject: Giorgi Unreadable' }));
  await findToast('Request rejected successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
    status: 'rejected',
    admin_notes: null,
  });
});

test('an unreadable request is listed, and can be rejected there', async () => {
  const nameless = { full_name: '', georgian_name: '', latin_name: '' };
  const { requestId, uid } = await placeGuide({ name: '', guide: nameless });
  await signInAsAdmin();
  const user = await openPage('/en/admin');
  const card = within(await screen.findByRole('region', { name: 'Name not given' }));
  expect(
    await card.findByText('This request does not say what should be confirmed. It can only be rejected.'),
  ).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Reject: Name not given' }));
  await user.click(card.getByRole('button', { name: 'Reject: Name not given' }));
  await findToast('Request rejected successfully');
  expect(await stored(`verification_requests/${requestId}`)).toMatchObject({ status: 'rejected' });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ open_request_id: null });
});

test('shows the current values next to those an approval confirms', async () => {
  await placeGuide({
    name: 'Giorgi Raised',
    guide: { certification_level: 'master' },
    request: {
      applied: {
        full_name: 'Giorgi Raised',
        georgian_name: '',
        latin_name: 'Giorgi Raised',
        profession: 'trekking',
        certification_level: 'trainee',
      },
    },
  });
  await signInAsAdmin();
  await openPage('/en/admin');
  const card = within(await screen.findByRole('region', { name: /Giorgi Raised/u }));
  const confirms = within(await card.findByRole('region', { name: 'What an approval confirms' }));
  const level = confirms.getByText('Certification level').parentElement;
  expect(level).toHaveTextContent(/Trainee/u);
  expect(level).toHaveTextContent(/the profile now says: Master.* \(an approval does not cover this\)$/u);
  expect(confirms.queryByText(/the profile now says: Giorgi/u)).toBeNull();
});

/** A verified guide who asks for another term, with the record of the last approval. */
async function placeRenewal(name: string, changed: object = {}): Promise<void> {
  const { uid, requestId } = await placeGuide({ name, standing: 'approved' });
  const seen = seenFields(guideProfileSchema.parse(await stored(`guide_profiles/${uid}`)));
  await adminFirestore.doc(`verification_requests/${requestId}`).update({ seen });
  const { applied } = await stored(`verification_requests/${requestId}`);
  await adminFirestore
    .doc(`verification_requests/renewal-${uid}`)
    .set({ user_id: uid, status: 'pending', requested_at: daysAgo(1), applied, kind: RENEWAL });
  await adminFirestore.doc(`guide_profiles/${uid}`).update({ ...changed, open_request_id: `renewal-${uid}` });
}

test('the row of a renewal says whether something has changed', async () => {
  await clearEverything();
  await placeRenewal('Ana Same');
  await placeRenewal('Gio Changed', { bio: 'Other words.' });
  await signInAsAdmin();
  await openPage('/en/admin');
  const item = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
  await waitFor(async () =>
    expect(await item('Gio Changed')).toHaveTextContent(
      'Renewal of the membershipChanged since the last approval',
    ),
  );
  expect(await item('Ana Same')).toHaveTextContent('Renewal of the membership');
  expect(await item('Ana Same')).not.toHaveTextContent('Changed');
});
