/** Reads the relevant requests of an account: its newest, and those that an admin decided. */
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { MAX_ATTEMPTS } from '../../src/domain/limits.ts';
import { ownedBy } from './app.ts';
import { parseRequest } from './documents.ts';

/** Returns the query for the newest requests of an account, newest first; usable in a transaction. */
export function newestRequestsOf(uid: string, count: number): Query {
  return ownedBy('verificationRequests', uid).orderBy('requested_at', 'desc').limit(count);
}

/** Returns the query for the newest approved request of an account. */
export function lastApprovalOf(uid: string): Query {
  return ownedBy('verificationRequests', uid)
    .where('status', '==', 'approved')
    .orderBy('requested_at', 'desc')
    .limit(1);
}

/**
 * Returns the newest requests of the account and those that an admin decided, including the last approval
 * even if many later ones exist; newest first.
 * @param read runs a query, directly or in a transaction.
 */
export async function readRequestsOf(
  uid: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<readonly QueryDocumentSnapshot[]> {
  const newest = await read(newestRequestsOf(uid, MAX_ATTEMPTS));
  if (newest.size < MAX_ATTEMPTS) return newest.docs;
  const decided = await read(
    ownedBy('verificationRequests', uid).where('reviewed_by', '>', '').limit(MAX_ATTEMPTS),
  );
  // These are not ordered by time, so they may not include the last approval.
  const approved = await read(lastApprovalOf(uid));
  const known = new Set(newest.docs.map(({ id }) => id));
  // All of these are older than the newest ones.
  const older = new Map(
    [...decided.docs, ...approved.docs].filter(({ id }) => !known.has(id)).map((one) => [one.id, one]),
  );
  return [...newest.docs, ...[...older.values()].toSorted((a, b) => requestedAt(b) - requestedAt(a))];
}

function requestedAt(snapshot: QueryDocumentSnapshot): number {
  return parseRequest(snapshot)?.requested_at?.getTime() ?? 0;
}
