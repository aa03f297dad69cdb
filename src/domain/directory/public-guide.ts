/**
 * The public projection of a guide, as documents and responses hold it. It is built by
 * `to-public-guide.ts`, which browsers of visitors do not load.
 */
import * as z from 'zod/mini';
import { CARD_FIELDS, shownSchemas, type CardField } from '../guide/guide-fields.ts';
import { recordOf } from '../record-of.ts';

export const publicGuideSchema = z.object({
  slug: z.string(),
  directory_groups: z.array(z.string()),
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
  directory_groups: true,
  ...recordOf<Record<CardField, true>>(CARD_FIELDS, () => true),
});
export type GuideCard = z.infer<typeof guideCardSchema>;

/** Maximum characters of the description on a card; its three lines never show more. */
export const CARD_DESCRIPTION = 280;

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
