/** The guide at an address, read for each visit: what was hidden a moment ago is not shown. */
import * as z from 'zod/mini';
import { publicGuideSchema, type PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { documentOf } from '../app.ts';

export type FoundGuide =
  | { readonly kind: 'found'; readonly guide: PublicGuide }
  /** The guide was renamed; the present slug. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' };

const redirectSchema = z.object({ slug: z.string() });

/** One read, and one more when there is no guide. */
export async function findGuide(slug: string): Promise<FoundGuide> {
  const guide = publicGuideSchema.safeParse((await documentOf('publicGuides', slug).get()).data());
  if (guide.success) return { kind: 'found', guide: guide.data };
  const redirect = redirectSchema.safeParse((await documentOf('slugRedirects', slug).get()).data());
  return redirect.success ? { kind: 'moved', slug: redirect.data.slug } : { kind: 'missing' };
}
