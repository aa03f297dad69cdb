/**
 * The digest of the directory: the cards of all listed guides in a fixed number of documents. The
 * server keeps them true and answers visitors from a copy in its memory.
 */
import * as z from 'zod/mini';
import { guideCardSchema } from './public-guide.ts';

/**
 * Documents that the cards are spread over. With 10 000 guides none holds more than about 70 cards: a
 * card of only the longest allowed Georgian texts takes 7 KB, a document at most 1 MiB.
 */
export const DIRECTORY_SHARDS = 256;

/** One document of `public_directory`: cards by slug. */
export const directoryShardSchema = z.object({ guides: z.record(z.string(), guideCardSchema) });

/** The same with its cards unread: one that this version cannot read does not hide the others. */
export const storedShardSchema = z.object({ guides: z.record(z.string(), z.unknown()) });

/** The document of `public_directory` that holds the card of this slug, '00' to 'ff'. */
export function directoryShardOf(slug: string): string {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return (sum % DIRECTORY_SHARDS).toString(16).padStart(2, '0');
}
