/**
 * The result of checking a member number. Separate from the other public responses because the check page
 * needs nothing else.
 */
import * as z from 'zod/mini';
import { shownClaims } from '../guide/field-kinds.ts';

export const CHECK_OUTCOMES = [
  /** No number was given yet: show only the form. */
  'ask',
  /** The form was sent empty. */
  'missing',
  /** The typed text is not a number. */
  'invalid',
  'valid',
  'ended',
  /** The member ended it by deleting the account. */
  'left',
  'withdrawn',
  'unknown',
  /** Too many requests from this client. */
  'too-many',
  /** Nothing could be read. */
  'failed',
] as const;

/** Data of a listed guide as on the public page; a hidden level is left out. */
export const checkedGuideSchema = z.object({
  slug: z.string(),
  full_name: z.string(),
  georgian_name: z.string(),
  latin_name: z.string(),
  avatar_url: z.nullable(z.string()),
  profession: z.string(),
  certification_level: z.optional(z.string()),
  further_professions: shownClaims,
});

/** Maximum characters in the field of the form. */
export const MAX_TYPED_NUMBER = 20;

export const membershipCheckSchema = z.object({
  outcome: z.enum(CHECK_OUTCOMES),
  /** The number that was checked. */
  number: z.optional(z.string()),
  /** The invalid text, returned for correction. */
  typed: z.optional(z.string()),
  /** ISO 8601. */
  checked_at: z.string(),
  /** Last day of the term, if it has one, or the day of the withdrawal or deletion, `YYYY-MM-DD`. */
  until: z.optional(z.string()),
  initials: z.optional(z.string()),
  guide: z.optional(checkedGuideSchema),
});
export type MembershipCheck = z.infer<typeof membershipCheckSchema>;

/** The data from which the check page is rendered; created only by `checkPage`. */
export const checkPageSchema = z
  .object({ kind: z.literal('check'), check: membershipCheckSchema })
  .brand<'CheckPage'>();
export type CheckPage = z.infer<typeof checkPageSchema>;

/** The schema drops every field that it does not list. */
export function checkPage(check: MembershipCheck): CheckPage {
  return checkPageSchema.parse({ kind: 'check', check });
}
