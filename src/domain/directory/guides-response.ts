/**
 * What the server tells a visitor about guides, in pages and as JSON. Responses are made by
 * `guidesResponse` alone, and the schema drops every field that it does not name: what a guide hides
 * cannot be in one.
 */
import * as z from 'zod/mini';
import { directoryPageSchema } from './directory-page.ts';
import { guideCardSchema, publicGuideSchema } from './public-guide.ts';

const similarGuideSchema = z.pick(guideCardSchema, {
  slug: true,
  full_name: true,
  georgian_name: true,
  latin_name: true,
});
export type SimilarGuide = z.infer<typeof similarGuideSchema>;

const guidesResponseSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('directory'), page: directoryPageSchema }),
    z.object({ kind: z.literal('guide'), guide: publicGuideSchema }),
    /** There is no such guide, or none that may be seen; those whose address is nearly the same. */
    z.object({ kind: z.literal('missing'), similar: z.optional(z.array(similarGuideSchema)) }),
    /** Nothing could be read. */
    z.object({ kind: z.literal('failed') }),
  ])
  .brand<'GuidesResponse'>();
export type GuidesResponse = z.infer<typeof guidesResponseSchema>;

export function guidesResponse(response: z.input<typeof guidesResponseSchema>): GuidesResponse {
  return guidesResponseSchema.parse(response);
}
