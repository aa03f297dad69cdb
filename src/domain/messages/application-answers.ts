/** What admins do with an application to the school. */
import * as z from 'zod/mini';
import { APPLICATION_ANSWERS, APPLICATION_STATES } from '../school/applications.ts';
import { adminNotes, documentId } from '../verification/verification.ts';

/** Input of `answerApplication`. */
export const answerInputSchema = z.strictObject({
  application_id: documentId,
  /** The state that the admin saw; refused if it is another one by now. */
  seen: z.enum(APPLICATION_STATES),
  /** The answer that the applicant is sent; or that the application is deleted, of which nobody is told. */
  step: z.enum([...APPLICATION_ANSWERS, 'erased']),
  /** The applicant reads it, and it is the reason in the journal. */
  text: adminNotes,
});
export type AnswerInput = z.input<typeof answerInputSchema>;
