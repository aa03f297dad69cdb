/** The Admin SDK of the project that the functions run in. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { COLLECTIONS } from '../../src/domain/collections.ts';

const app = initializeApp();

export const auth = getAuth(app);
export const firestore = getFirestore(app);

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
let bucket: Bucket | undefined;

/** The project's bucket. Asked for when needed: triggers of Firestore run without one. */
export function avatarBucket(): Bucket {
  return (bucket ??= getStorage(app).bucket());
}

/** The document of that id in one of our collections. */
export function documentOf(collection: keyof typeof COLLECTIONS, id: string): DocumentReference {
  return firestore.collection(COLLECTIONS[collection]).doc(id);
}
