/**
 * From a guide profile to what a visitor may read of it. Firestore's rules grant whole documents, so a
 * field the guide hides must not be in the public document at all.
 */
import { PUBLIC_FIELDS } from '../guide/guide-fields.ts';
import { approvedOr, isHidden, isListed, verifiedSince, type GuideProfile } from '../guide/guide-profile.ts';
import { directoryGroupsOf } from '../guide/professions.ts';
import { publicGuideSchema, type PublicGuide } from './public-guide.ts';
import { tbilisiDay } from '../tbilisi-day.ts';

/**
 * The projection of a guide profile, or undefined while the guide is not listed or has no slug.
 * Fields that need approval are as they were approved; a website that is not there is left out.
 * @param term of a valid membership (`publicTerm`).
 */
export function toPublicGuide(
  profile: GuideProfile,
  term?: Pick<PublicGuide, 'member_number' | 'member_until'>,
): PublicGuide | undefined {
  const { approved, slug } = profile;
  if (!isListed(profile) || !approved || !slug) return undefined;
  // A name in the other script that no approval has confirmed is nobody’s to read.
  const confirmed = {
    ...profile,
    ...approvedOr(approved, { ...profile, georgian_name: '', latin_name: '' }),
  };
  const shown = PUBLIC_FIELDS.filter(
    (name) => !isHidden(profile, name) && (name === 'avatar_url' || confirmed[name] !== null),
  );
  return publicGuideSchema.parse({
    slug,
    directory_groups: directoryGroupsOf(approved.profession),
    verified_on: tbilisiDay(verifiedSince(approved)),
    ...Object.fromEntries(shown.map((name) => [name, confirmed[name]])),
    ...term,
  });
}
