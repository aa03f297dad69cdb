/** Removes documents whose time is over. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';

/** Documents in one run; the rest waits for the next night. */
const MOST = 500;

/** @returns how many documents were removed whose `field` lies before `oldest`. */
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
