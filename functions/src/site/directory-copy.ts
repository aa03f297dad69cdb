/**
 * The directory in the memory of an instance. Loaded completely once; afterwards one query reads the
 * changed documents of the digest, which is one read while nothing has changed.
 */
import { Timestamp, type QueryDocumentSnapshot, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { createDirectory, type Directory } from '../../../src/domain/directory/search/directory.ts';
import { directoryShardSchema, readCard } from '../../../src/domain/directory/directory-digest.ts';
import type { GuideCard } from '../../../src/domain/directory/public-guide.ts';
import { firestore } from '../app.ts';

/** Milliseconds for which the copy is used while queries fail; it may still contain data hidden since. */
const STALE_MS = 5 * 60_000;
/** Milliseconds by which the timestamps of two writes may differ from the order of their commits. */
const OVERLAP_MS = 10_000;

export interface DirectoryCopy {
  readonly directory: Directory;
  /** Changes whenever the data changes. */
  readonly version: number;
}

interface Shard {
  readonly document: QueryDocumentSnapshot;
  readonly cards: readonly GuideCard[];
}

export class DirectoryReader {
  /** By the time of their last change: while the last one is unchanged, so is the digest. */
  readonly #shards = new Map<string, Shard>();
  #readAt = Timestamp.fromMillis(0);
  #copy: DirectoryCopy | undefined;
  #refreshedAt = 0;
  #refreshing: Promise<DirectoryCopy> | undefined;

  /** Returns the current directory; concurrent visits share one query. @throws when it cannot be read. */
  async current(): Promise<DirectoryCopy> {
    try {
      return await (this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined)));
    } catch (error) {
      if (!this.#copy || performance.now() - this.#refreshedAt > STALE_MS) throw error;
      logger.error('The digest of the directory could not be read', { error: String(error) });
      return this.#copy;
    }
  }

  async #refresh(): Promise<DirectoryCopy> {
    const newest = [...this.#shards.values()].at(-1)?.document;
    let changed = await changedSince(newest, this.#readAt);
    let isChanged = !this.#copy;
    if (newest && !changed.docs.some((shard) => isSame(shard, newest))) {
      // The digest was emptied and rewritten.
      changed = await changedSince(undefined, this.#readAt);
      this.#shards.clear();
      isChanged = true;
    }
    for (const document of changed.docs) {
      const known = this.#shards.get(document.id);
      const same = known?.document.updateTime.isEqual(document.updateTime) ? known : undefined;
      isChanged ||= !same;
      this.#shards.delete(document.id);
      this.#shards.set(document.id, same ?? { document, cards: cardsOf(document) });
    }
    if (!this.#copy || isChanged) {
      const cards = [...this.#shards.values()].flatMap((shard) => shard.cards);
      this.#copy = { directory: createDirectory(cards), version: (this.#copy?.version ?? 0) + 1 };
    }
    this.#readAt = changed.readTime;
    this.#refreshedAt = performance.now();
    return this.#copy;
  }
}

/** Always includes the newest known document, and older ones of the last seconds; all, if none is known. */
function changedSince(newest: QueryDocumentSnapshot | undefined, readAt: Timestamp): Promise<QuerySnapshot> {
  const shards = firestore.collection(COLLECTIONS.publicDirectory).orderBy('updated_at');
  if (!newest) return shards.get();
  const overlap = Timestamp.fromMillis(readAt.toMillis() - OVERLAP_MS);
  const updatedAt: unknown = newest.get('updated_at');
  const isOlder = updatedAt instanceof Timestamp && updatedAt.valueOf() < overlap.valueOf();
  return (isOlder ? shards.startAt(newest) : shards.startAt(overlap)).get();
}

function isSame(shard: QueryDocumentSnapshot, known: QueryDocumentSnapshot): boolean {
  return shard.id === known.id && shard.createTime.isEqual(known.createTime);
}

function cardsOf(shard: QueryDocumentSnapshot): GuideCard[] {
  const stored = directoryShardSchema.safeParse(shard.data()).data?.guides ?? {};
  return Object.entries(stored).flatMap(([slug, card]) => {
    const guide = readCard(card);
    if (guide) return [guide];
    logger.error('Unreadable card in the digest', { slug });
    return [];
  });
}
