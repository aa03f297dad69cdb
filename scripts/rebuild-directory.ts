/**
 * Rebuilds the directory digest from the guides' public documents, after a change of the cards' form or when it may have
 * been damaged. Changes only what differs, each card in a transaction with the document it is made from, so guides may
 * be approved and hidden meanwhile. May be repeated.
 *
 *     npm run data:rebuild-directory -- [--production]
 *
 * Works on the emulators of a local run, or with --production on the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS } from '../src/domain/collections.ts';
import {
  DIRECTORY_SHARDS,
  directoryShardOf,
  directoryShardSchema,
  storedCard,
} from '../src/domain/directory/directory-digest.ts';
import { publicGuideSchema } from '../src/domain/directory/public-guide.ts';
import { setProjectEnvironment } from './local-project.ts';

/** Transactions at a time. */
const PARALLEL = 20;

/** @returns how many cards were missing or different, and how many were of guides who are not listed. */
export async function rebuildDirectory() {
  const { documentOf, firestore } = await import('../functions/src/app.ts');
  const { writeCard } = await import('../functions/src/projection/directory-card.ts');
  const [guides, shards] = await Promise.all([
    firestore.collection(COLLECTIONS.publicGuides).get(),
    firestore.collection(COLLECTIONS.publicDirectory).limit(DIRECTORY_SHARDS).get(),
  ]);
  const stored = new Map<string, string>();
  for (const shard of shards.docs) {
    const cards = directoryShardSchema.safeParse(shard.data()).data?.guides ?? {};
    for (const [slug, card] of Object.entries(cards))
      if (directoryShardOf(slug) === shard.id) stored.set(slug, card);
  }
  const listed = new Map(
    guides.docs.map((guide) => [guide.id, publicGuideSchema.safeParse(guide.data()).data]),
  );
  const different = [...new Set([...listed.keys(), ...stored.keys()])].filter((slug) => {
    const guide = listed.get(slug);
    return stored.get(slug) !== (guide && storedCard(guide));
  });

  /** @returns whether there is a card now. */
  const rewrite = (slug: string): Promise<boolean> =>
    firestore.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(documentOf('publicGuides', slug));
      const guide = publicGuideSchema.safeParse(snapshot.data()).data;
      writeCard(transaction, slug, guide);
      return guide !== undefined;
    });

  let written = 0;
  let removed = 0;
  for (let from = 0; from < different.length; from += PARALLEL) {
    const outcomes = await Promise.all(different.slice(from, from + PARALLEL).map(rewrite));
    written += outcomes.filter(Boolean).length;
    removed += outcomes.filter((isThere) => !isThere).length;
  }
  return { written, removed };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
  setProjectEnvironment(values.production);
  const { written, removed } = await rebuildDirectory();
  console.log(`${written} cards were written, ${removed} removed.`);
}
