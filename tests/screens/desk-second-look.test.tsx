/** What a verified guide changes without asking is marked on the desk, for a second look. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { seenFields } from '../../src/domain/verification/verification.ts';
import { guideProfileSchema } from '../../src/domain/guide/guide-profile.ts';
import { avatarUrl } from '../cases/guide-links.ts';
import { adminFirestore, clearEverything, stored } from '../support/server.ts';
import { daysAgo, placeGuide } from './support/guides.ts';
import { signInAsAdmin } from './support/session.ts';
import { openPage } from './support/site.tsx';

beforeAll(async () => {
  await clearEverything();
});

test('a changed picture and changed texts are named, also a picture of the account alone', async () => {
  const { uid, requestId } = await placeGuide({
    name: 'Giorgi Approved',
    standing: 'approved',
    guide: {
      slug: 'giorgi-approved',
      approved: {
        full_name: 'Giorgi Approved',
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
  const card = within(await screen.findByRole('article', { name: /Giorgi Approved/u }));
  await waitFor(() => expect(card.getByText('Phone')).toBeVisible());
  expect(card.queryByRole('note')).toBeNull();

  await adminFirestore.doc(`guide_profiles/${uid}`).update({ bio: 'Other words than those that were read.' });
  expect(await card.findByRole('note')).toHaveTextContent(
    /^Changed since the approval, without a request: About you \(bio\)$/u,
  );
  // The public picture is the account's; the guide profile only repeats it.
  await adminFirestore.doc(`profiles/${uid}`).update({ avatar_url: avatarUrl(uid) });
  await waitFor(() => expect(card.getByRole('note')).toHaveTextContent(/: Picture, About you \(bio\)$/u));
});
