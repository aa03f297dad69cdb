/** Reads the numbers on the desk's tabs from one document that the server maintains. */
import {
  collection,
  doc,
  getCountFromServer,
  getDoc,
  limit,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import { useEffect, useEffectEvent } from 'react';
import { useAsync } from '../../../browser/use-async.ts';
import { COLLECTIONS } from '../../../domain/collections.ts';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { MAX_ADMIN_LIST_LIMIT } from '../../../domain/limits.ts';
import { DESK_FIGURES, deskFiguresSchema, type DeskFigures } from '../../../domain/verification/desk-copy.ts';
import { firestore } from '../members-app.ts';
import { useLiveDocument } from './live.ts';

const figuresDocument = doc(firestore, COLLECTIONS.figures, DESK_FIGURES);

async function count(counted: Query): Promise<number> {
  return (await getCountFromServer(query(counted, limit(MAX_ADMIN_LIST_LIMIT)))).data().count;
}

function countStatus(status: RequestStatus): Promise<number> {
  return count(query(collection(firestore, COLLECTIONS.verificationRequests), where('status', '==', status)));
}

/** Where the server has stored no numbers yet: counted now, at most the rules' limit each. */
async function countAll(): Promise<DeskFigures> {
  const [pending, approved, rejected, users] = await Promise.all([
    countStatus('pending'),
    countStatus('approved'),
    countStatus('rejected'),
    count(collection(firestore, COLLECTIONS.profiles)),
  ]);
  return { pending, approved, rejected, users };
}

/**
 * Listens to the numbers.
 * @param recounts when it changes, the server's numbers are reported again.
 * @param onCounted receives them. Failures are ignored, because the lists show errors.
 */
export function useDeskCounts(recounts: number, onCounted: (counts: DeskFigures) => void): void {
  const figures = useLiveDocument(figuresDocument, deskFiguresSchema);
  const report = useEffectEvent(onCounted);
  const isMissing = figures.status === 'missing' || figures.status === 'failed';
  const known = figures.status === 'ready' ? figures.data : undefined;
  useEffect(() => {
    if (known) report(known);
    // A refusal reverts optimistic changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [known, recounts]);
  useAsync(isMissing ? recounts : undefined, countAll, onCounted);
}

/** Returns how many requests are pending. */
async function countWaiting(): Promise<number> {
  const figures = deskFiguresSchema.safeParse((await getDoc(figuresDocument)).data());
  return figures.success ? figures.data.pending : countStatus('pending');
}

/**
 * For the number next to the desk's link in the header: counts once per admin and page load; later counts
 * come from the desk.
 * @param onCounted a constant function.
 */
export function useWaitingRequests(adminId: string | undefined, onCounted: (count: number) => void): void {
  // If counting fails, no number is shown; the desk shows the error.
  useAsync(adminId, countWaiting, onCounted);
}
