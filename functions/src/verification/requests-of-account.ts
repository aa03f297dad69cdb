import type { Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';

/** The query for the newest requests of an account, newest first; a transaction may read it too. */
export function newestRequestsOf(uid: string, count: number): Query {
  return firestore
    .collection(COLLECTIONS.verificationRequests)
    .where('user_id', '==', uid)
    .orderBy('requested_at', 'desc')
    .limit(count);
}
