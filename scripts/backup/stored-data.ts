/** Reads all documents and files that a backup must restore, in a comparable form. */
import { isDeepStrictEqual } from 'node:util';
import { initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { LOCAL } from '../local-project.ts';

export interface StoredData {
  /** Fields of each document by its path. */
  readonly documents: ReadonlyMap<string, DocumentData>;
  /** MD5 of each file by its path. */
  readonly files: ReadonlyMap<string, string>;
}

/** Returns the paths whose contents differ, or that only one of the two has. */
export function differences(one: StoredData, other: StoredData): string[] {
  const kinds = [
    [one.documents, other.documents],
    [one.files, other.files],
  ] as const;
  return kinds.flatMap(([left, right]) =>
    [...new Set([...left.keys(), ...right.keys()])].filter(
      (path) => !isDeepStrictEqual(left.get(path), right.get(path)),
    ),
  );
}

/** The local suite, accessed through the Admin SDK. */
export class LocalSuite {
  readonly auth: Auth;
  readonly #app: App;
  readonly #firestore: Firestore;

  constructor() {
    this.#app = initializeApp(
      { projectId: LOCAL.project, storageBucket: LOCAL.bucket },
      `backup-${Date.now()}`,
    );
    this.auth = getAuth(this.#app);
    this.#firestore = getFirestore(this.#app);
  }

  async read(): Promise<StoredData> {
    const collections = await this.#firestore.listCollections();
    const snapshots = await Promise.all(collections.map((collection) => collection.get()));
    const [files] = await getStorage(this.#app).bucket().getFiles();
    return {
      documents: new Map(
        snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()] as const)),
      ),
      files: new Map(files.map(({ name, metadata }) => [name, String(metadata.md5Hash)])),
    };
  }
}
