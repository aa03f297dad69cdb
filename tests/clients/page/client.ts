/**
 * The page of the browser tests: the unmodified web SDKs of the installed `firebase` package, and a
 * record of what listeners receive. Tests use it as `client`.
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
  /** Port of Firestore on 127.0.0.1. */
  readonly port: number;
  /** Port of the identity service; without it, nobody signs in. */
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

/** One snapshot: `id=value` texts of the field `name`; pending ones are marked with `*`. */
export interface Heard {
  readonly documents: string;
  readonly fromCache: boolean;
}

/** By path, newest last. */
export const heard: Record<string, Heard[]> = {};
/** The error code of each stopped listener, by path. */
export const failures: Record<string, string> = {};

/** The results of queued writes, by path. */
export const outcomes: Record<string, string> = {};

/** Listens to a collection or document and records all snapshots; returns the unsubscribe function. */
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

/** Returns the error code of an operation, or `done` if it succeeds. */
export async function outcome(operation: Promise<unknown>): Promise<string> {
  try {
    await operation;
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
