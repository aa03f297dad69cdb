import type { Query } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { firestore } from '../app.ts';

/**
 * Returns the query for a collection's documents that belong to the account, or name it in another field.
 */
export function ownedBy(collection: keyof typeof COLLECTIONS, uid: string, field = 'user_id'): Query {
  return firestore.collection(COLLECTIONS[collection]).where(field, '==', uid);
}
