/** Forgets the addresses that have rested long enough after they were given up. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';
import { slugRestCutoff } from '../projection/guide-slugs.ts';

/** Addresses in one run; the rest waits for the next night. */
const MOST = 500;

/** @returns how many are free again. */
export async function removeRestedSlugs(now: Date): Promise<number> {
  const { docs } = await firestore
    .collection(COLLECTIONS.guideSlugs)
    .where('released_at', '<', slugRestCutoff(now))
    .limit(MOST)
    .get();
  // One that was claimed meanwhile has been written since, and stays.
  const removals = await Promise.allSettled(
    docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })),
  );
  return removals.filter(({ status }) => status === 'fulfilled').length;
}
