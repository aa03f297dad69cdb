/** Finds the guide at a slug. Read for each visit, so that hidden data disappears immediately. */
import * as z from 'zod/mini';
import { publicGuideSchema, type PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { documentOf } from '../app.ts';

export type FoundGuide =
  | { readonly kind: 'found'; readonly guide: PublicGuide }
  /** The guide was renamed; `slug` is the current one. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' };

const redirectSchema = z.object({ slug: z.string() });

/** Takes one read, and another one if there is no guide. */
export async function findGuide(slug: string): Promise<FoundGuide> {
  const guide = publicGuideSchema.safeParse((await documentOf('publicGuides', slug).get()).data());
  if (guide.success) return { kind: 'found', guide: guide.data };
  const redirect = redirectSchema.safeParse((await documentOf('slugRedirects', slug).get()).data());
  return redirect.success ? { kind: 'moved', slug: redirect.data.slug } : { kind: 'missing' };
}
