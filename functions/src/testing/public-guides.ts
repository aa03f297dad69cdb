/** Creates public guides directly, without approvals. */
import { guideProfileSchema } from '../../../src/domain/guide/guide-profile.ts';
import { type PublicGuide, toPublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { validGuideProfile } from '../../../tests/cases/guide-profile.ts';

const THEN = new Date('2026-05-01T10:00:00Z');

/** Returns a listed guide with this name at `slug`; `more` overrides fields of the profile. */
export function publicGuide(
  slug: string,
  full_name: string,
  more: Readonly<Record<string, unknown>> = {},
): PublicGuide {
  const profile = { ...validGuideProfile(slug, full_name), ...more };
  const guide = toPublicGuide(
    guideProfileSchema.parse({
      ...profile,
      is_public: true,
      is_verified: true,
      verification_status: 'approved',
      approved: {
        full_name,
        georgian_name: Reflect.get(profile, 'georgian_name'),
        latin_name: Reflect.get(profile, 'latin_name'),
        profession: Reflect.get(profile, 'profession'),
        certification_level: Reflect.get(profile, 'certification_level'),
        decided_at: THEN,
      },
      slug,
      created_at: THEN,
      updated_at: THEN,
    }),
  );
  if (!guide) throw new Error(`${full_name} is not listed`);
  return guide;
}
