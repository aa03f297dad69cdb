/** The numbers on the desk's tabs, counted by the server. */
import {
  collection,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { useEffect, useEffectEvent } from 'react';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import type { RequestStatus } from '../../domain/guide/guide-profile.ts';
import { profileSchema } from '../../domain/guide/profile.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../domain/limits.ts';
import { journalEntrySchema, verificationRequestSchema } from '../../domain/verification/verification.ts';
import { useLiveQuery } from './live.ts';

export interface DeskCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly users: number;
}

async function count(counted: Query): Promise<number> {
  return (await getCountFromServer(query(counted, limit(MAX_ADMIN_LIST_LIMIT)))).data().count;
}

async function countAll(store: Firestore): Promise<DeskCounts> {
  const requests = collection(store, COLLECTIONS.verificationRequests);
  const countStatus = (status: RequestStatus) => count(query(requests, where('status', '==', status)));
  const [pending, approved, rejected, users] = await Promise.all([
    countStatus('pending'),
    countStatus('approved'),
    countStatus('rejected'),
    count(collection(store, COLLECTIONS.profiles)),
  ]);
  return { pending, approved, rejected, users };
}

function newestBy(source: Query, field: string): Query {
  return query(source, orderBy(field, 'desc'), limit(1));
}

/**
 * A text that changes with every new request, account and journal entry, at the price of one document
 * each: it listens to the newest of every kind. Undefined until all three are read.
 */
function useNewestChange(): string | undefined {
  const store = useFirestore();
  const states = [
    useLiveQuery(
      'newest:requests',
      () => newestBy(collection(store, COLLECTIONS.verificationRequests), 'requested_at'),
      verificationRequestSchema,
    ),
    useLiveQuery(
      'newest:journal',
      () => newestBy(collection(store, COLLECTIONS.decisionJournal), 'at'),
      journalEntrySchema,
    ),
    useLiveQuery(
      'newest:users',
      () => newestBy(collection(store, COLLECTIONS.profiles), 'created_at'),
      profileSchema,
    ),
  ];
  // All three together, so that opening the desk counts once.
  if (states.some(({ status }) => status === 'loading')) return undefined;
  return states
    .map((state) => {
      const row = state.status === 'ready' ? state.data[0] : undefined;
      return row ? `${row.id}${JSON.stringify(row.data)}` : state.status;
    })
    .join('|');
}

/** Changes within so many ms are counted together. */
const RECOUNT_DELAY_MS = 250;

/**
 * Counts when the desk is opened and after every change, at most the rules' limit each.
 * @param recounts a number; changing it counts again.
 * @param onCounted receives the counts. A failed count is skipped: the lists show what is wrong, and
 *   the next change counts again.
 */
export function useDeskCounts(recounts: number, onCounted: (counts: DeskCounts) => void): void {
  const store = useFirestore();
  const newestChange = useNewestChange();
  const report = useEffectEvent(onCounted);
  useEffect(() => {
    if (newestChange === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      countAll(store).then(
        (counts) => {
          if (isCurrent) report(counts);
        },
        () => {},
      );
    }, RECOUNT_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // These two say when to count again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [store, newestChange, recounts]);
}
