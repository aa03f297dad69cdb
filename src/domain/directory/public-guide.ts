/**
 * The public projection of a guide, as documents and responses hold it. Firestore rules grant access to whole documents,
 * so a hidden field must not be in the public document at all.
 */
import * as z from 'zod/mini';
import { CARD_FIELDS, PUBLIC_FIELDS, shownSchemas, type CardField } from '../guide/guide-fields.ts';
import { recordOf } from '../record-of.ts';
import {
  approvedValues,
  isHidden,
  isListed,
  verifiedSince,
  type GuideProfile,
} from '../guide/guide-profile.ts';
import { tbilisiDay } from '../tbilisi-day.ts';
import { shortened } from '../text.ts';

export const publicGuideSchema = z.object({
  slug: z.string(),
  /** The day of the approval, `YYYY-MM-DD`. */
  verified_on: z.string(),
  ...shownSchemas,
  /** Present while the membership is valid. */
  member_number: z.optional(z.number()),
  /** Its last day, `YYYY-MM-DD`. */
  member_until: z.optional(z.string()),
});
export type PublicGuide = z.infer<typeof publicGuideSchema>;

/** A card of the directory: a public guide without the long text, and without ways of contact. */
export const guideCardSchema = z.pick(publicGuideSchema, {
  slug: true,
  ...recordOf<Record<CardField, true>>(CARD_FIELDS, () => true),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** Maximum characters of the description on a card; its three lines never show more. */
export const CARD_DESCRIPTION = 280;

export function toGuideCard(guide: PublicGuide): GuideCard {
  const card = guideCardSchema.parse(guide);
  return {
    ...card,
    description: shortened(card.description, CARD_DESCRIPTION),
    other_description: shortened(card.other_description, CARD_DESCRIPTION),
  };
}

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
  const withoutLevels = approved.further_professions.map(({ profession }) => ({ profession }));
  return publicGuideSchema.parse({
    slug,
    verified_on: tbilisiDay(verifiedSince(approved)),
    ...Object.fromEntries(shown.map((name) => [name, confirmed[name]])),
    ...(withoutLevels.length > 0 &&
      isHidden(profile, 'certification_level') && { further_professions: withoutLevels }),
    ...term,
  });
}
