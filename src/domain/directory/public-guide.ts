/**
 * The public projection: what a visitor may read of a guide. Firestore's rules grant whole
 * documents, so a field the guide hides must not be in this document at all.
 */
import * as z from 'zod/mini';
import { CARD_FIELDS, PUBLIC_FIELDS, shownSchemas, type CardField } from '../guide/guide-fields.ts';
import { approvedOr, isHidden, isListed, type GuideProfile } from '../guide/guide-profile.ts';
import { directoryGroupsOf } from '../guide/professions.ts';
import { recordOf } from '../record-of.ts';
import { tbilisiDay } from '../tbilisi-day.ts';

export const publicGuideSchema = z.object({
  slug: z.string(),
  directory_groups: z.array(z.string()),
  /** The day of the approval, `YYYY-MM-DD`; missing in documents written before it was part of them. */
  verified_on: z.optional(z.string()),
  ...shownSchemas,
});
export type PublicGuide = z.infer<typeof publicGuideSchema>;

/** A card of the directory: a public guide without the long text, and without ways of contact. */
export const guideCardSchema = z.pick(publicGuideSchema, {
  slug: true,
  directory_groups: true,
  ...recordOf<Record<CardField, true>>(CARD_FIELDS, () => true),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** Characters of the description on a card; three lines never show more. */
export const CARD_DESCRIPTION = 280;

/**
 * The projection of a guide profile, or undefined while the guide is not listed or has no slug.
 * Fields that need approval are as they were approved; a website that is not there is left out.
 */
export function toPublicGuide(profile: GuideProfile): PublicGuide | undefined {
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
    verified_on: tbilisiDay(approved.decided_at),
    ...Object.fromEntries(shown.map((name) => [name, confirmed[name]])),
  });
}

/** The directory's card of a public guide. */
export function toGuideCard(guide: PublicGuide): GuideCard {
  const card = guideCardSchema.parse(guide);
  return {
    ...card,
    description: shortened(card.description),
    other_description: shortened(card.other_description),
  };
}

function shortened(description: string): string {
  const letters = Array.from(description);
  if (letters.length <= CARD_DESCRIPTION) return description;
  return `${letters.slice(0, CARD_DESCRIPTION - 1).join('')}…`;
}
