import { describe, expect, it } from 'vitest';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import {
  APPROVED_FIELDS,
  CARD_FIELDS,
  FIELD_OF_FLAG,
  GUIDE_FIELD_NAMES,
  PUBLIC_FIELDS,
} from './guide-fields.ts';
import { guideProfileSchema } from './guide-profile.ts';

const stored: Record<string, unknown> = {
  ...validGuideProfile('owner', 'N N'),
  is_verified: false,
  verification_status: 'pending',
  created_at: new Date(0),
  updated_at: new Date(0),
};

describe('the table of fields', () => {
  // The list is repeated here so that a mistake in the table cannot change what visitors see.
  it('hides what the specification lets a guide hide', () => {
    expect(FIELD_OF_FLAG).toMatchObject({
      show_phone: 'phone',
      show_address: 'address',
      show_website: 'website',
      show_experience: 'experience_years',
      show_certifications: 'certification_level',
    });
    expect(PUBLIC_FIELDS).not.toContain('user_id');
    expect(CARD_FIELDS).not.toEqual(expect.arrayContaining(['phone']));
    expect(CARD_FIELDS).not.toEqual(expect.arrayContaining(['website']));
    expect(APPROVED_FIELDS).toEqual(expect.arrayContaining(['profession', 'certification_level']));
  });
});

/** Profiles from before there was the field have none. */
const needed = GUIDE_FIELD_NAMES.filter((name) => name !== 'further_professions');
it.each([...needed, 'consent_version'])('a stored profile without %s cannot be read', (name) => {
  expect(guideProfileSchema.safeParse(stored).success).toBe(true);
  const broken = Object.fromEntries(Object.entries(stored).filter(([one]) => one !== name));
  expect(guideProfileSchema.safeParse(broken).success).toBe(false);
});
