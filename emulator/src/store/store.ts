/** All databases of all projects, created on first use, and the commits as they happen. */
import type { Clock } from './clock.ts';
import { Database, type Commit } from './database.ts';
import { documentsRoot } from '../model/resource-name.ts';
import type { Document, Fields } from '../model/value.ts';
import { timestampFromMicros } from '../model/timestamp.ts';

export type CommitListener = (commit: Commit) => void;

export class Store {
  readonly #clock: Clock;
  readonly #databases = new Map<string, Database>();
  readonly #listeners = new Set<CommitListener>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `name` is `projects/p/databases/d`, checked by the caller. */
  database(name: string): Database {
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(name, this.#clock, (commit) => {
        for (const listener of this.#listeners) notify(listener, commit);
      });
      this.#databases.set(name, database);
    }
    return database;
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  /** Called with each commit, after it is visible and before the writer gets its response. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Imports documents as if written now. `documents` are full names and their fields. */
  load(databaseName: string, documents: Iterable<readonly [name: string, fields: Fields]>): void {
    const database = this.database(databaseName);
    const micros = database.nextCommitMicros();
    const time = timestampFromMicros(micros);
    const loaded = new Map<string, Document>();
    for (const [name, fields] of documents) {
      const createTime = database.get(name)?.createTime ?? time;
      loaded.set(name, { name, fields, createTime, updateTime: time });
    }
    database.apply(micros, loaded, 'load');
  }

  /** Returns every document of a database in no particular order, for exports. */
  documents(databaseName: string): Iterable<Document> {
    const parent = documentsRoot(databaseName);
    return this.database(databaseName).scan({ parent, collectionId: '', allDescendants: true });
  }
}

/** The commit has happened: an error of a listener must not fail the write. */
function notify(listener: CommitListener, commit: Commit): void {
  try {
    listener(commit);
  } catch (error) {
    console.error('A commit listener failed:', error);
  }
}
