/**
 * Builds the public projection of a guide profile. Firestore rules grant access to whole documents,
 * so a hidden field must not be in the public document at all.
 */
import { PUBLIC_FIELDS } from '../guide/guide-fields.ts';
import {
  approvedValues,
  isHidden,
  isListed,
  verifiedSince,
  type GuideProfile,
} from '../guide/guide-profile.ts';
import { claimsOf } from '../guide/claims.ts';
import { directoryGroupsOf } from '../guide/professions.ts';
import { publicGuideSchema, type PublicGuide } from './public-guide.ts';
import { tbilisiDay } from '../tbilisi-day.ts';

/**
 * Returns the projection of a guide profile, or undefined while the guide is not listed or has no slug.
 * Fields that need approval have their approved values; a missing website is left out.
 * @param term of a valid membership (`publicTerm`).
 */
export function toPublicGuide(
  profile: GuideProfile,
  term?: Pick<PublicGuide, 'member_number' | 'member_until'>,
): PublicGuide | undefined {
  const { approved, slug } = profile;
  if (!isListed(profile) || !approved || !slug) return undefined;
  const confirmed = { ...profile, ...approvedValues(approved) };
  const shown = PUBLIC_FIELDS.filter(
    (name) =>
      !isHidden(profile, name) &&
      (name === 'avatar_url' || confirmed[name] !== null) &&
      (name !== 'further_professions' || confirmed[name].length > 0),
  );
  const groups = claimsOf(approved).flatMap(({ profession }) => directoryGroupsOf(profession));
  const withoutLevels = approved.further_professions.map(({ profession }) => ({ profession }));
  return publicGuideSchema.parse({
    slug,
    directory_groups: [...new Set(groups)],
    verified_on: tbilisiDay(verifiedSince(approved)),
    ...Object.fromEntries(shown.map((name) => [name, confirmed[name]])),
    ...(withoutLevels.length > 0 &&
      isHidden(profile, 'certification_level') && { further_professions: withoutLevels }),
    ...term,
  });
}
