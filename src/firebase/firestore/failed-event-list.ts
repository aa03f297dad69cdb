/** Failed server operations, for admins to read and remove. */
import { collection, doc, limit, orderBy, query, runTransaction } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { failedEventSchema, type FailedEvent } from '../../domain/failed-event.ts';
import { PAGE_SIZE } from '../../domain/settings.ts';
import { assertOnline, FailureError, withTimeout } from '../errors.ts';
import { firestore } from '../members-app.ts';
import { useLiveQuery, type Found, type Live } from './live.ts';

const TIMEOUT_MS = 15_000;

/** Listens to the latest failures, at most a page of them. */
export function useFailedEvents(): Live<Found<FailedEvent>> {
  const store = useFirestore();
  return useLiveQuery(
    'failed-events',
    () => query(collection(store, COLLECTIONS.failedEvents), orderBy('last_at', 'desc'), limit(PAGE_SIZE)),
    failedEventSchema,
  );
}

/**
 * Removes a failure from the list; one that is already gone counts as removed.
 * @param shown as the admin saw it.
 * @throws FailureError 'conflict' when it failed again since.
 * @throws FailureError or FirebaseError when it was not removed, or the result is unknown (timeout).
 */
export async function removeFailedEvent(id: string, shown: FailedEvent): Promise<void> {
  await assertOnline();
  const entry = doc(firestore, COLLECTIONS.failedEvents, id);
  // A transaction, because a plain write without a connection would be queued and sent later.
  await withTimeout(TIMEOUT_MS, (signal) =>
    runTransaction(firestore, async (transaction) => {
      const stored = failedEventSchema.safeParse((await transaction.get(entry)).data()).data;
      signal.throwIfAborted();
      if (stored && stored.times !== shown.times) throw new FailureError('conflict');
      transaction.delete(entry);
    }),
  );
}
