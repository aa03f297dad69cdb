/** Removes expired documents. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';

/** Documents per run; the rest is removed the next night. */
const MOST = 500;

/** @returns how many documents with a `field` before `oldest` were removed. */
export async function removeBefore(
  collection: keyof typeof COLLECTIONS,
  field: string,
  oldest: Date,
): Promise<number> {
  const { docs } = await firestore
    .collection(COLLECTIONS[collection])
    .where(field, '<', oldest)
    .limit(MOST)
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
