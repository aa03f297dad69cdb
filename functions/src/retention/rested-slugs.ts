/** Releases slugs that were given up long enough ago. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';
import { slugRestCutoff } from '../projection/guide-slugs.ts';

/** Slugs per run; the rest is released the next night. */
const MOST = 500;

/** @returns how many slugs were released. */
export async function removeRestedSlugs(now: Date): Promise<number> {
  const { docs } = await firestore
    .collection(COLLECTIONS.guideSlugs)
    .where('released_at', '<', slugRestCutoff(now))
    .limit(MOST)
    .get();
  // A slug that was claimed meanwhile has been written since, and stays.
  const removals = await Promise.allSettled(
    docs.map(({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime })),
  );
  return removals.filter(({ status }) => status === 'fulfilled').length;
}
