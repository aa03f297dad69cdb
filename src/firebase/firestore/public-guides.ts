/**
 * What anonymous visitors read, through Firestore Lite: plain REST, no listeners, a quarter of the
 * full SDK's weight. Loaded only by the screens that show guides.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../domain/collections.ts';
import {
  DIRECTORY_SHARDS,
  guideCardSchema,
  publicGuideSchema,
  type GuideCard,
  type PublicGuide,
} from '../../domain/directory/public-guide.ts';
import { emulatorHosts, firebaseOptions } from '../config.ts';

const firestore = getFirestore(initializeApp(firebaseOptions, 'public'));
if (emulatorHosts)
  connectFirestoreEmulator(firestore, emulatorHosts.firestore.host, emulatorHosts.firestore.port);

const shardSchema = z.object({ guides: z.record(z.string(), z.unknown()) });
const redirectSchema = z.object({ slug: z.string() });

/** Cards of one directory document; a card this version cannot read is left out, not the others. */
function cardsOf(shard: unknown): GuideCard[] {
  const parsed = shardSchema.safeParse(shard);
  if (!parsed.success) return [];
  return Object.values(parsed.data.guides).flatMap((card) => {
    const guide = guideCardSchema.safeParse(card);
    return guide.success ? [guide.data] : [];
  });
}

/** All listed guides. Costs as many reads as there are directory documents, whatever their number. */
export async function loadDirectory(): Promise<GuideCard[]> {
  const shards = await getDocs(
    query(collection(firestore, COLLECTIONS.publicDirectory), limit(DIRECTORY_SHARDS)),
  );
  return shards.docs.flatMap((shard) => cardsOf(shard.data()));
}

export type GuideLookup =
  | { readonly kind: 'found'; readonly guide: PublicGuide }
  /** The guide was renamed; the present slug. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' };

/** The listed guide with this slug: one read, and one more when there is none. */
export async function loadGuide(slug: string): Promise<GuideLookup> {
  const found = await getDoc(doc(firestore, COLLECTIONS.publicGuides, slug));
  const guide = publicGuideSchema.safeParse(found.data());
  if (guide.success) return { kind: 'found', guide: guide.data };
  const redirect = await getDoc(doc(firestore, COLLECTIONS.slugRedirects, slug));
  const moved = redirectSchema.safeParse(redirect.data());
  return moved.success ? { kind: 'moved', slug: moved.data.slug } : { kind: 'missing' };
}
