/**
 * The public projection: what a visitor may read of a guide. Firestore's rules grant whole
 * documents, so a field the guide hides must not be in this document at all.
 */
import * as z from 'zod/mini';
import {
  certificationLevelSchema,
  isListed,
  professionSchema,
  type GuideProfile,
} from '../guide/guide-profile.ts';
import { directoryGroupsOf } from '../guide/professions.ts';

const optionalText = z.optional(z.string());

export const publicGuideSchema = z.object({
  slug: z.string(),
  full_name: z.string(),
  avatar_url: z.nullable(z.string()),
  profession: professionSchema,
  directory_groups: z.array(z.string()),
  description: z.string(),
  bio: z.string(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  address: optionalText,
  phone: optionalText,
  website: optionalText,
  experience_years: z.optional(z.number()),
  certification_level: z.optional(certificationLevelSchema),
});
export type PublicGuide = z.infer<typeof publicGuideSchema>;

/** A card of the directory: a public guide without the long text, and without ways of contact. */
export const guideCardSchema = z.omit(publicGuideSchema, { bio: true, phone: true, website: true });
export type GuideCard = z.infer<typeof guideCardSchema>;

/** Characters of the description on a card; three lines never show more. */
export const CARD_DESCRIPTION = 280;

/** Number of documents the directory is spread over: the reads that a visit costs. */
export const DIRECTORY_SHARDS = 4;

/** One document of `public_directory`: cards by slug. */
export const directoryShardSchema = z.object({ guides: z.record(z.string(), guideCardSchema) });

/** The document of `public_directory` that holds the card of this slug, '0' to '3'. */
export function directoryShardOf(slug: string): string {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return String(sum % DIRECTORY_SHARDS);
}

/**
 * The projection of a guide profile, or undefined while the guide is not listed or has no slug.
 * Profession and level are the approved ones.
 */
export function toPublicGuide(profile: GuideProfile): PublicGuide | undefined {
  const { approved, slug } = profile;
  if (!isListed(profile) || !approved || !slug) return undefined;
  return {
    slug,
    full_name: profile.full_name,
    avatar_url: profile.avatar_url,
    profession: approved.profession,
    directory_groups: directoryGroupsOf(approved.profession),
    description: profile.description,
    bio: profile.bio,
    specialties: profile.specialties,
    languages: profile.languages,
    ...(profile.show_address ? { address: profile.address } : {}),
    ...(profile.show_phone ? { phone: profile.phone } : {}),
    ...(profile.show_website && profile.website ? { website: profile.website } : {}),
    ...(profile.show_experience ? { experience_years: profile.experience_years } : {}),
    ...(profile.show_certifications ? { certification_level: approved.certification_level } : {}),
  };
}

/** The directory's card of a public guide. */
export function toGuideCard(guide: PublicGuide): GuideCard {
  const { bio: _bio, phone: _phone, website: _website, ...card } = guide;
  const letters = Array.from(card.description);
  if (letters.length <= CARD_DESCRIPTION) return card;
  return { ...card, description: `${letters.slice(0, CARD_DESCRIPTION - 1).join('')}…` };
}
