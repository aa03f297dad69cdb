/** How many requests wait for a decision: for the number beside the desk's link in the header. */
import { collection, getCountFromServer, limit, query, where, type Firestore } from 'firebase/firestore';
import { useEffect } from 'react';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../domain/limits.ts';

async function countWaiting(store: Firestore): Promise<number> {
  const pending = query(
    collection(store, COLLECTIONS.verificationRequests),
    where('status', '==', 'pending'),
    limit(MAX_ADMIN_LIST_LIMIT),
  );
  return (await getCountFromServer(pending)).data().count;
}

/**
 * Counts once for each admin as long as the page lives; the desk tells of every later count.
 * @param onCounted a constant function.
 */
export function useWaitingRequests(adminId: string | undefined, onCounted: (count: number) => void): void {
  const store = useFirestore();
  useEffect(() => {
    if (adminId === undefined) return undefined;
    let isCurrent = true;
    countWaiting(store).then(
      (count) => {
        if (isCurrent) onCounted(count);
      },
      // The number is missing then; the desk says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [store, adminId, onCounted]);
}
