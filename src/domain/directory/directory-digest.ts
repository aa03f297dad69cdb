/**
 * The digest of the directory: the cards of all listed guides in a fixed number of documents. The
 * server keeps them true and answers visitors from a copy in its memory.
 */
import * as z from 'zod/mini';
import { guideCardSchema, toGuideCard, type GuideCard, type PublicGuide } from './public-guide.ts';

/**
 * Documents that the cards are spread over. With 10 000 guides none holds more than about 70 cards: a
 * card of only the longest allowed Georgian texts takes 7 KB, a document at most 1 MiB.
 */
export const DIRECTORY_SHARDS = 256;

/** One document of `public_directory`: cards by slug, each as `storedCard` writes it. */
export const directoryShardSchema = z.object({ guides: z.record(z.string(), z.string()) });

/** The card as JSON text: an instance reads 10 000 of them, and maps would take it four times as long. */
export function storedCard(guide: PublicGuide): string {
  return JSON.stringify(toGuideCard(guide));
}

/** A card of the digest, or undefined for one that this version cannot read. */
export function readCard(stored: string): GuideCard | undefined {
  try {
    return guideCardSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** The document of `public_directory` that holds the card of this slug, '00' to 'ff'. */
export function directoryShardOf(slug: string): string {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return (sum % DIRECTORY_SHARDS).toString(16).padStart(2, '0');
}
