/**
 * The directory digest: the cards of all listed guides in a fixed number of documents. The server
 * updates them and serves visitors from an in-memory copy.
 */
import * as z from 'zod/mini';
import { guideCardSchema, toGuideCard, type GuideCard, type PublicGuide } from './public-guide.ts';

/**
 * Number of documents that hold the cards. With 10 000 guides each holds at most about 70 cards:
 * the largest possible card (Georgian text at every limit) takes 10 KB, and a document may have 1
 * MiB.
 */
export const DIRECTORY_SHARDS = 256;

/** One document of `public_directory`: cards by slug, each as `storedCard` writes it. */
export const directoryShardSchema = z.object({ guides: z.record(z.string(), z.string()) });

/**
 * Returns the card as JSON text: an instance loads 10 000 of them, and Firestore maps would take
 * four times as long to read.
 */
export function storedCard(guide: PublicGuide): string {
  return JSON.stringify(toGuideCard(guide));
}

/** Returns a card of the digest, or undefined if this version cannot read it. */
export function readCard(stored: string): GuideCard | undefined {
  try {
    return guideCardSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of the `public_directory` document that holds the card of this slug, '00' to 'ff'.
 */
export function directoryShardOf(slug: string): string {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return (sum % DIRECTORY_SHARDS).toString(16).padStart(2, '0');
}
