/** Failed server operations, for admins to read and remove. */
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { doc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { failedEventSchema, type FailedEvent } from '../../../domain/failed-event.ts';
import { PAGE_SIZE } from '../../../domain/settings.ts';
import { FailureError } from '../errors.ts';
import { firestore, savingFirestore } from '../members-app.ts';
import { useLiveQuery, type Found, type Live } from './live.ts';
import { saveWithin } from './saves.ts';

const TIMEOUT_MS = 15_000;

/** Listens to the latest failures, at most a page of them. */
export function useFailedEvents(): Live<Found<FailedEvent>> {
  return useLiveQuery(
    'failed-events',
    () =>
      query(collection(firestore, COLLECTIONS.failedEvents), orderBy('last_at', 'desc'), limit(PAGE_SIZE)),
    failedEventSchema,
  );
}

/**
 * Removes a failure from the list; one that is already gone counts as removed.
 * @param shown as the admin saw it.
 * @throws FailureError 'conflict' when it failed again since; otherwise like `saveWithin`.
 */
export async function removeFailedEvent(id: string, shown: FailedEvent): Promise<void> {
  const entry = doc(savingFirestore, COLLECTIONS.failedEvents, id);
  await saveWithin(TIMEOUT_MS, async (transaction) => {
    const stored = failedEventSchema.safeParse((await transaction.get(entry)).data()).data;
    if (stored && stored.times !== shown.times) throw new FailureError('conflict');
    transaction.delete(entry);
  });
}
