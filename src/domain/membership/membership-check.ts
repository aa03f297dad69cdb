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

export interface MembershipCheck {
  readonly outcome: (typeof CHECK_OUTCOMES)[number];
  /** The number that was checked. */
  readonly number?: string | undefined;
  /** The invalid text, returned for correction. */
  readonly typed?: string | undefined;
  /** ISO 8601. */
  readonly checked_at: string;
  /** Last day of the term, if it has one, or the day of the withdrawal or deletion, `YYYY-MM-DD`. */
  readonly until?: string | undefined;
  readonly initials?: string | undefined;
  readonly guide?: z.infer<typeof checkedGuideSchema> | undefined;
}
