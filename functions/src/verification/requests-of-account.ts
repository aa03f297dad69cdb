/** The requests of an account that count: its newest, and those that an admin decided. */
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { MAX_ATTEMPTS } from '../../../src/domain/verification/desk-copy.ts';
import { firestore } from '../app.ts';
import { parseRequest } from '../documents.ts';

/** The query for the newest requests of an account, newest first; a transaction may read it too. */
export function newestRequestsOf(uid: string, count: number): Query {
  return firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('user_id', '==', uid)
    .orderBy('requested_at', 'desc')
    .limit(count);
}

/** The query for the newest request of an account that stands approved. */
export function lastApprovalOf(uid: string): Query {
  return firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('user_id', '==', uid)
    .where('status', '==', 'approved')
    .orderBy('requested_at', 'desc')
    .limit(1);
}

/**
 * The newest requests of the account and those that an admin decided, the last approval among them, which later ones
 * must not push out; newest first.
 * @param read reads a query, at once or in a transaction.
 */
export async function readRequestsOf(
  uid: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<readonly QueryDocumentSnapshot[]> {
  const newest = await read(newestRequestsOf(uid, MAX_ATTEMPTS));
  if (newest.size < MAX_ATTEMPTS) return newest.docs;
  const requests = firestore.collection(COLLECTIONS.verificationRequests).where('user_id', '==', uid);
  const decided = await read(requests.where('reviewed_by', '>', '').limit(MAX_ATTEMPTS));
  // Those are in no order of time: the last approval need not be among them.
  const approved = await read(lastApprovalOf(uid));
  const known = new Set(newest.docs.map(({ id }) => id));
  // Asked for before all of the newest.
  const older = new Map(
    [...decided.docs, ...approved.docs].filter(({ id }) => !known.has(id)).map((one) => [one.id, one]),
  );
  return [...newest.docs, ...[...older.values()].toSorted((a, b) => requestedAt(b) - requestedAt(a))];
}

function requestedAt(snapshot: QueryDocumentSnapshot): number {
  return parseRequest(snapshot)?.requested_at?.getTime() ?? 0;
}
