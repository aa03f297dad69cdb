/**
 * What someone is told who checks a member's number. Apart from the other public answers, because the
 * page of the check needs nothing else of them.
 */
import * as z from 'zod/mini';

export const CHECK_OUTCOMES = [
  /** No number was given yet: the form alone. */
  'ask',
  /** The form was sent empty. */
  'missing',
  /** What was typed is no number. */
  'invalid',
  'valid',
  'ended',
  'withdrawn',
  'unknown',
  /** Too many questions from there. */
  'too-many',
] as const;

/** Of a listed guide, as the public page has it: a level that the guide hides is not there. */
export const checkedGuideSchema = z.object({
  slug: z.string(),
  full_name: z.string(),
  georgian_name: z.string(),
  latin_name: z.string(),
  avatar_url: z.nullable(z.string()),
  profession: z.string(),
  certification_level: z.optional(z.string()),
});

/** Characters that the field of the form takes. */
export const MAX_TYPED_NUMBER = 20;

export const checkAnswerSchema = z.object({
  outcome: z.enum(CHECK_OUTCOMES),
  /** As it was asked for. */
  number: z.optional(z.string()),
  /** What is no number, to be corrected. */
  typed: z.optional(z.string()),
  /** ISO 8601. */
  checked_at: z.string(),
  /** Last day of the term, or the day of the withdrawal, `YYYY-MM-DD`. */
  until: z.optional(z.string()),
  initials: z.optional(z.string()),
  guide: z.optional(checkedGuideSchema),
});
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** What a page of the check is made from; answers are made by `checkPage` alone. */
export const checkPageSchema = z
  .object({ kind: z.literal('check'), check: checkAnswerSchema })
  .brand<'CheckPage'>();
export type CheckPage = z.infer<typeof checkPageSchema>;

/** The schema drops every field that it does not name. */
export function checkPage(check: CheckAnswer): CheckPage {
  return checkPageSchema.parse({ kind: 'check', check });
}
