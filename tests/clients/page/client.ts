/**
 * The page of the browser tests: the unmodified web SDKs of the installed `firebase` package, and a
 * note of what listeners are told. Tests reach all of it as `client`.
 */
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  collection,
  doc,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreSettings,
  type SnapshotMetadata,
} from 'firebase/firestore';

export { getIdToken, signInWithCustomToken, signOut } from 'firebase/auth';
export * from 'firebase/firestore';

interface Opening {
  /** Where Firestore listens on 127.0.0.1. */
  readonly port: number;
  /** Where the identity service listens; absent: nobody signs in. */
  readonly identityPort?: number | undefined;
  readonly settings?: FirestoreSettings;
}

export let db: Firestore;
export let auth: Auth;

/** Connects this page. */
export function open({ port, identityPort, settings = {} }: Opening): void {
  const app = initializeApp({ projectId: 'demo-test', apiKey: 'x' });
  if (identityPort !== undefined) {
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${identityPort}`, { disableWarnings: true });
  }
  db = initializeFirestore(app, settings);
  connectFirestoreEmulator(db, '127.0.0.1', port);
}

/** One snapshot: `id=value` texts of the field `name`, those not yet stored with a `*`. */
export interface Heard {
  readonly documents: string;
  readonly fromCache: boolean;
}

/** By path, newest last. */
export const heard: Record<string, Heard[]> = {};
/** The code each listener ended with, by path. */
export const failures: Record<string, string> = {};

/** What became of writes that were queued, by path. */
export const outcomes: Record<string, string> = {};

/** Listens to a collection or document and notes everything it is told; returns the way to stop. */
export function listen(path: string): () => void {
  const notes: Heard[] = [];
  heard[path] = notes;
  const note = (documents: readonly DocumentSnapshot[], { fromCache }: SnapshotMetadata): void => {
    const texts = documents.map(
      (one) => `${one.id}=${one.get('name')}${one.metadata.hasPendingWrites ? '*' : ''}`,
    );
    notes.push({ documents: texts.join(), fromCache });
  };
  const options = { includeMetadataChanges: true };
  const fail = ({ code }: { readonly code: string }): void => {
    failures[path] = code;
  };
  if (path.split('/').length % 2 === 1) {
    return onSnapshot(collection(db, path), options, ({ docs, metadata }) => note(docs, metadata), fail);
  }
  const single = (one: DocumentSnapshot): void => note(one.exists() ? [one] : [], one.metadata);
  return onSnapshot(doc(db, path), options, single, fail);
}

/** The code an operation fails with; `done` when it does not. */
export async function outcome(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
