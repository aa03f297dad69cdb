/**
 * What needs a second look at the desk: changes of a verified guide without approval, and unreadable
 * data.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { seenFields } from '../../src/domain/verification/verification.ts';
import { guideProfileSchema } from '../../src/domain/guide/guide-profile.ts';
import { avatarUrl } from '../cases/guide-links.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from '../support/guides.ts';
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

test('an unreadable profile and an unreadable request are marked on their cards, and can be rejected there', async () => {
  const profile = await placeGuide({ name: 'Giorgi Unreadable', guide: { languages: ['\uFEFF'] } });
  const nameless = { full_name: '', georgian_name: '', latin_name: '' };
  const request = await placeGuide({ name: '', guide: nameless, request: { requested_at: daysAgo(1) } });
  await signInAsAdmin();
  const user = await openPage('/en/admin');
  const reject = async (name: string, reason: RegExp) => {
    const card = within(await screen.findByRole('region', { name }));
    expect(await card.findByText(reason)).toBeVisible();
    await user.click(card.getByRole('button', { name: `Reject: ${name}` }));
    await user.click(card.getByRole('button', { name: `Reject: ${name}` }));
    await findToast('Request rejected successfully');
  };
  await reject('Giorgi Unreadable', /cannot be read\. The request can be rejected, but not approved\.$/u);
  await user.click(await screen.findByRole('button', { name: 'Next request' }));
  await reject(
    'Name not given',
    /^This request does not say what should be confirmed\. It can only be rejected/u,
  );
  for (const { requestId } of [profile, request]) {
    expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
      status: 'rejected',
      admin_notes: null,
    });
  }
  expect(await stored(`guide_profiles/${request.uid}`)).toMatchObject({ open_request_id: null });
});
