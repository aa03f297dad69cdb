/** Reads the relevant requests of an account: its newest, and those that an admin decided. */
import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { MAX_ATTEMPTS } from '../../src/domain/limits.ts';
import { ownedBy } from './app.ts';

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
 * even if many later ones exist.
 */
export async function readRequestsOf(
  transaction: Transaction,
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const { docs: newest } = await transaction.get(newestRequestsOf(uid, MAX_ATTEMPTS));
  if (newest.length < MAX_ATTEMPTS) return newest;
  const decided = await transaction.get(
    ownedBy('verificationRequests', uid).where('reviewed_by', '>', '').limit(MAX_ATTEMPTS),
  );
  // These are not ordered by time, so they may not include the last approval.
  const approved = await transaction.get(lastApprovalOf(uid));
  const all = [...newest, ...decided.docs, ...approved.docs];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
