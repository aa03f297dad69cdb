/**
 * The lock keys of transactions: the documents they read, and for queries the collection id in all
 * parents. A write locks its document and that document's collection id.
 */
import type { Write } from '../model/messages.ts';
import { collectionIdOf } from '../model/resource-name.ts';

/** Represents every collection; document names never begin with it. */
const ANY_COLLECTION = 'collection:';

export function collectionLock(collectionId: string): string {
  return `${ANY_COLLECTION}${collectionId}`;
}

export function writeLocks(writes: readonly Write[]): string[] {
  const keys = new Set<string>([ANY_COLLECTION]);
  for (const { name } of writes) keys.add(name).add(collectionLock(collectionIdOf(name)));
  return [...keys];
}
