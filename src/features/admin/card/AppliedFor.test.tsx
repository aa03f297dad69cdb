import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { validGuideProfile } from '../../../../tests/cases/guide-profile.ts';
import { guideProfileSchema } from '../../../domain/guide/guide-profile.ts';
import { profileSchema } from '../../../domain/guide/profile.ts';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { AppliedFor } from './AppliedFor.tsx';

const AT = new Date('2026-05-01T10:00:00Z');
const NAME = 'Atta Cker';
const APPLIED = {
  full_name: NAME,
  georgian_name: '',
  latin_name: NAME,
  profession: 'trekking',
  certification_level: 'certified',
} as const;
const GUIDE = guideProfileSchema.parse({
  ...validGuideProfile('guide', NAME),
  is_verified: false,
  verification_status: 'pending',
  created_at: AT,
  updated_at: AT,
});

function account(first_name: string, last_name: string) {
  const full_name = `${first_name} ${last_name}`;
  return profileSchema.parse({
    first_name,
    last_name,
    full_name,
    avatar_url: null,
    username: null,
    created_at: AT,
  });
}

test.each([
  ['Atta', 'Cker', []],
  ['Second', 'Name', ['the profile now says: Second Name (an approval does not cover this)']],
])('marks the name of the account %s %s where the request has another', async (first, last, marks) => {
  const profile = account(first, last);
  await renderInLang(<AppliedFor applied={APPLIED} guide={GUIDE} profile={profile} />, 'en', [
    'shell',
    'admin',
    'fields',
    'guides',
  ]);
  expect(screen.queryAllByText(/now says/u).map(({ textContent }) => textContent)).toEqual(marks);
});
