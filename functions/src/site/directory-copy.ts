/**
 * The directory in the memory of an instance. Loaded completely once; afterwards one query reads the
 * changed documents of the digest, which is one read while nothing has changed.
 */
import {
  FieldPath,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
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

/** The last changed document that is known: while it is unchanged, so is the digest. */
interface Newest {
  readonly id: string;
  readonly createTime: Timestamp;
  readonly updatedAt: Timestamp;
}

interface Shard {
  readonly updateTime: Timestamp;
  readonly cards: readonly GuideCard[];
}

export class DirectoryReader {
  readonly #now: () => number;
  #shards = new Map<string, Shard>();
  #newest: Newest | undefined;
  #readAt = Timestamp.fromMillis(0);
  #copy: DirectoryCopy | undefined;
  #refreshedAt = -Infinity;
  #refreshing: Promise<DirectoryCopy> | undefined;

  /** @param now a monotonic clock in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns the current directory; concurrent visits share one query. @throws when it cannot be read. */
  async current(): Promise<DirectoryCopy> {
    try {
      return await (this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined)));
    } catch (error) {
      if (!this.#copy || this.#now() - this.#refreshedAt > STALE_MS) throw error;
      logger.error('The digest of the directory could not be read', { error: String(error) });
      return this.#copy;
    }
  }

  async #refresh(): Promise<DirectoryCopy> {
    let changed = await this.#changed();
    const newest = this.#newest;
    if (newest && !changed.docs.some((shard) => isSame(shard, newest))) {
      // The digest was emptied and rewritten.
      this.#shards = new Map();
      this.#newest = undefined;
      changed = await this.#changed();
    }
    const isReset = newest !== undefined && this.#newest === undefined;
    const isChanged = changed.docs.map((shard) => this.#take(shard)).some(Boolean);
    if (!this.#copy || isReset || isChanged) {
      const cards = [...this.#shards.values()].flatMap((shard) => shard.cards);
      this.#copy = { directory: createDirectory(cards), version: (this.#copy?.version ?? 0) + 1 };
    }
    this.#readAt = changed.readTime;
    this.#refreshedAt = this.#now();
    return this.#copy;
  }

  /** Always includes the newest known document, and older ones of the last seconds. */
  #changed(): Promise<QuerySnapshot> {
    const shards = inOrder();
    const newest = this.#newest;
    if (!newest) return shards.get();
    const overlap = Timestamp.fromMillis(Math.max(this.#readAt.toMillis() - OVERLAP_MS, 0));
    const isOlder = newest.updatedAt.valueOf() < overlap.valueOf();
    return (isOlder ? shards.startAt(newest.updatedAt, newest.id) : shards.startAt(overlap)).get();
  }

  /** Adds a document of the digest; returns false if it has not changed. */
  #take(shard: QueryDocumentSnapshot): boolean {
    const { id, createTime, updateTime } = shard;
    const updatedAt: unknown = shard.get('updated_at');
    if (updatedAt instanceof Timestamp && (!this.#newest || isAfter(updatedAt, id, this.#newest)))
      this.#newest = { id, createTime, updatedAt };
    if (this.#shards.get(id)?.updateTime.isEqual(updateTime)) return false;
    this.#shards.set(id, { updateTime, cards: cardsOf(shard) });
    return true;
  }
}

/** All documents of the digest, the last changed one at the end. */
function inOrder(): Query {
  return firestore
    .collection(COLLECTIONS.publicDirectory)
    .orderBy('updated_at')
    .orderBy(FieldPath.documentId());
}

function isAfter(time: Timestamp, id: string, known: Newest): boolean {
  return time.isEqual(known.updatedAt) ? id > known.id : time.valueOf() > known.updatedAt.valueOf();
}

function isSame(shard: QueryDocumentSnapshot, known: Newest): boolean {
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
