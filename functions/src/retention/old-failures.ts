/** Removes what the desk was told long ago. */
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { FAILED_EVENT_DAYS } from '../../../src/domain/limits.ts';
import { firestore } from '../app.ts';

/** Entries in one run; the rest waits for the next night. */
const MOST = 500;

/** @returns how many entries were removed. */
export async function removeOldFailures(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - FAILED_EVENT_DAYS * 86_400_000);
  const { docs } = await firestore
    .collection(COLLECTIONS.failedEvents)
    .where('last_at', '<', oldest)
    .limit(MOST)
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
