/** Finds what a visit shows. Read for each visit, so that hidden data disappears immediately. */
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { publicGuideSchema, type PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import {
  publicMembershipSchema,
  type PublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import type { CardKey } from '../../../src/domain/membership/signed-card.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';

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

const parsePublicMembership = parserOf(publicMembershipSchema);

/** Returns undefined if the number was never given. @throws Error if the document cannot be read. */
export async function findMembership(number: string): Promise<PublicMembership | undefined> {
  const snapshot = await documentOf('publicMemberships', number).get();
  if (!snapshot.exists) return undefined;
  const membership = parsePublicMembership(snapshot);
  if (!membership) throw new Error('A membership cannot be read');
  return membership;
}

/** Maximum keys of cards returned; there is one for each change of the secret. */
const MOST_KEYS = 20;

/** Returns the newest public keys that verify cards. */
export async function findCardKeys(): Promise<CardKey[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.cardKeys)
    .orderBy('since', 'desc')
    .limit(MOST_KEYS)
    .get();
  return docs.map((key) => ({ id: key.id, public_key: z.string().parse(key.get('public_key')) }));
}
