import { expect, test } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { guideProfileSchema } from '../guide/guide-profile.ts';
import { changedSinceSeen, toSeenProfile, withAccount } from './seen-profile.ts';

const guide = guideProfileSchema.parse({
  ...validGuideProfile('guide', 'Nino Profile'),
  is_verified: false,
  verification_status: 'pending',
  created_at: null,
  updated_at: null,
});

test('name and picture are those of the account, if it has a name', () => {
  const account = { full_name: 'Nino Account', avatar_url: null };
  expect(withAccount(guide, account)).toEqual({ ...guide, ...account });
  expect(withAccount(guide, { ...account, full_name: '' })).toEqual(guide);
  expect(withAccount(guide, undefined)).toEqual(guide);
});

test('names the fields that have changed since the card was shown', () => {
  const seen = toSeenProfile(guide);
  expect(changedSinceSeen(seen, toSeenProfile(guide))).toEqual([]);
  expect(
    changedSinceSeen(seen, toSeenProfile({ ...guide, bio: 'Another', show_phone: !guide.show_phone })),
  ).toEqual(['bio', 'show_phone']);
});
