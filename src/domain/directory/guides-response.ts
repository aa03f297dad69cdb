/**
 * What the server tells a visitor about guides, in pages and as JSON. Responses are made by
 * `guidesResponse` alone, and the schema drops every field that it does not name: what a guide hides
 * cannot be in one.
 */
import * as z from 'zod/mini';
import { directoryPageSchema } from './directory-page.ts';
import { publicGuideSchema } from './public-guide.ts';

const guidesResponseSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('directory'), page: directoryPageSchema }),
    z.object({ kind: z.literal('guide'), guide: publicGuideSchema }),
    /** There is no such guide, or none that may be seen. */
    z.object({ kind: z.literal('missing') }),
    /** Nothing could be read. */
    z.object({ kind: z.literal('failed') }),
  ])
  .brand<'GuidesResponse'>();
export type GuidesResponse = z.infer<typeof guidesResponseSchema>;

export function guidesResponse(response: z.input<typeof guidesResponseSchema>): GuidesResponse {
  return guidesResponseSchema.parse(response);
}
