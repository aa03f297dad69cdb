/** The Admin SDK for the project in which the functions run. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentReference, type Query } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { COLLECTIONS } from '../../src/domain/collections.ts';

const app = initializeApp();

export const auth = getAuth(app);
export const firestore = getFirestore(app);

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
let bucket: Bucket | undefined;

/** Returns the project's bucket. Looked up on demand, because Firestore triggers run without one. */
export function avatarBucket(): Bucket {
  return (bucket ??= getStorage(app).bucket());
}

export function documentOf(collection: keyof typeof COLLECTIONS, id: string): DocumentReference {
  return firestore.collection(COLLECTIONS[collection]).doc(id);
}

/**
 * Returns the query for a collection's documents that belong to the account, or name it in another field.
 */
export function ownedBy(collection: keyof typeof COLLECTIONS, uid: string, field = 'user_id'): Query {
  return firestore.collection(COLLECTIONS[collection]).where(field, '==', uid);
}
