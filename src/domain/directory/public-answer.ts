/**
 * What the server tells a visitor about guides, in pages and as JSON. Answers are made by
 * `publicAnswer` alone, and the schema drops every field that it does not name: what a guide hides
 * cannot be in one.
 */
import * as z from 'zod/mini';
import { directoryPageSchema } from './directory-page.ts';
import { publicGuideSchema } from './public-guide.ts';

export const publicAnswerSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('directory'), page: directoryPageSchema }),
    z.object({ kind: z.literal('guide'), guide: publicGuideSchema }),
    /** There is no such guide, or none that may be seen. */
    z.object({ kind: z.literal('missing') }),
    /** Nothing could be read. */
    z.object({ kind: z.literal('failed') }),
  ])
  .brand<'PublicAnswer'>();
export type PublicAnswer = z.infer<typeof publicAnswerSchema>;

export function publicAnswer(answer: z.input<typeof publicAnswerSchema>): PublicAnswer {
  return publicAnswerSchema.parse(answer);
}
