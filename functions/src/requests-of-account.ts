/** Queries for the requests of an account. */
import type { Query } from 'firebase-admin/firestore';
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
