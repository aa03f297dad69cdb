/**
 * The documents of one database, indexed by collection, with strictly increasing commit times. The cost
 * of a commit depends on its changes, not on the size of the database.
 */
import { collectionIdOf, documentsRoot, lastSegment, parentOf } from '../model/resource-name.ts';
import { timestampFromMicros } from '../model/timestamp.ts';
import type { Document, Timestamp } from '../model/value.ts';
import type { Clock } from './clock.ts';
import { History } from './history.ts';

export interface Change {
  readonly name: string;
  readonly before: Document | null;
  readonly after: Document | null;
}

/** Why documents changed: a client's write, or clearing or importing data. */
export type CommitOrigin = 'write' | 'clear' | 'load';

/** The changes of one commit, without writes that changed nothing. */
export interface Commit {
  readonly origin: CommitOrigin;
  /** `projects/p/databases/d` */
  readonly database: string;
  readonly commitTime: Timestamp;
  readonly changes: readonly Change[];
}

/** The documents that a query or list reads. */
export interface Selector {
  /** `.../documents` or a document name. */
  readonly parent: string;
  /** Empty for every collection. */
  readonly collectionId: string;
  readonly allDescendants: boolean;
}

/** The documents at one moment. */
export interface DocumentView {
  get(name: string): Document | null;
  scan(selector: Selector): Iterable<Document>;
}

/** In microseconds. */
const MILLISECOND = 1000;

export class Database implements DocumentView {
  readonly name: string;
  readonly history: History;
  readonly #clock: Clock;
  readonly #onCommit: (commit: Commit) => void;
  /** By full name of the collection; empty collections are removed. */
  readonly #collections = new Map<string, Map<string, Document>>();
  /** Full names of the collections by their id. */
  readonly #groups = new Map<string, Set<string>>();
  /** The last assigned time, in microseconds. */
  #lastMicros: number;

  constructor(name: string, clock: Clock, onCommit: (commit: Commit) => void) {
    this.name = name;
    this.#clock = clock;
    this.#onCommit = onCommit;
    this.#lastMicros = clock.nowMicros();
    this.history = new History(this.#lastMicros);
  }

  /** Returns a time at which all stored data is visible, and no later commit is. */
  readMicros(): number {
    this.#lastMicros = Math.max(this.#lastMicros, this.#clock.nowMicros());
    return this.#lastMicros;
  }

  /** Reserves the time of the next commit: a millisecond, the unit of times in fields, later than all times assigned before. */
  nextCommitMicros(): number {
    const now = this.#clock.nowMicros();
    this.#lastMicros = now > this.#lastMicros ? now : this.#lastMicros + MILLISECOND;
    return this.#lastMicros;
  }

  get(name: string): Document | null {
    return this.#collections.get(parentOf(name))?.get(name) ?? null;
  }

  /** Returns the changes since that time; undefined when the history no longer contains them. */
  changesSince(micros: number): Change[] | undefined {
    if (!this.history.reachesBackTo(micros)) return undefined;
    return [...this.history.since(micros)]
      .map(([name, before]) => ({ name, before, after: this.get(name) }))
      .filter(({ before, after }) => before !== after);
  }

  *scan(selector: Selector): Iterable<Document> {
    for (const collection of this.#selectCollections(selector)) {
      yield* this.#collections.get(collection)?.values() ?? [];
    }
  }

  /** Returns the full names of all collections at or below `parent`. */
  collectionsBelow(parent: string): string[] {
    const prefix = `${parent}/`;
    return [...this.#collections.keys()].filter((collection) => collection.startsWith(prefix));
  }

  /**
   * Stores the given documents (null: missing) and notifies the listeners. Entries that are identical to
   * the stored ones must be the same objects; they are left out.
   */
  apply(
    commitMicros: number,
    documents: ReadonlyMap<string, Document | null>,
    origin: CommitOrigin = 'write',
  ): void {
    const changes: Change[] = [];
    for (const [name, after] of documents) {
      const before = this.get(name);
      if (before === after) continue;
      this.#put(name, after);
      this.history.record(commitMicros, name, before);
      changes.push({ name, before, after });
    }
    if (changes.length === 0) return;
    this.#onCommit({ origin, database: this.name, commitTime: timestampFromMicros(commitMicros), changes });
  }

  /** Deletes `document` and everything below it, or everything for `.../documents`, in one commit. */
  deleteRecursively(parent: string): void {
    const deleted = new Map<string, null>();
    if (parent !== documentsRoot(this.name) && this.get(parent)) deleted.set(parent, null);
    for (const collection of this.collectionsBelow(parent)) {
      for (const name of this.#collections.get(collection)?.keys() ?? []) deleted.set(name, null);
    }
    const micros = this.nextCommitMicros();
    this.apply(micros, deleted, 'clear');
    if (parent === documentsRoot(this.name)) this.history.restart(micros);
  }

  *#selectCollections({ parent, collectionId, allDescendants }: Selector): Iterable<string> {
    if (!allDescendants && collectionId !== '') yield `${parent}/${collectionId}`;
    else if (collectionId !== '') {
      const prefix = `${parent}/`;
      for (const name of this.#groups.get(collectionId) ?? []) if (name.startsWith(prefix)) yield name;
    } else {
      for (const name of this.collectionsBelow(parent)) {
        if (allDescendants || parentOf(name) === parent) yield name;
      }
    }
  }

  #put(name: string, document: Document | null): void {
    const collectionName = parentOf(name);
    let collection = this.#collections.get(collectionName);
    if (document) {
      if (!collection) {
        collection = new Map();
        this.#collections.set(collectionName, collection);
        const id = lastSegment(collectionName);
        const group = this.#groups.get(id);
        if (group) group.add(collectionName);
        else this.#groups.set(id, new Set([collectionName]));
      }
      collection.set(name, document);
    } else if (collection?.delete(name) && collection.size === 0) {
      this.#collections.delete(collectionName);
      this.#groups.get(lastSegment(collectionName))?.delete(collectionName);
    }
  }
}

export function isSelected({ parent, collectionId, allDescendants }: Selector, name: string): boolean {
  if (!name.startsWith(parent) || name.charCodeAt(parent.length) !== 47) return false;
  if (collectionId !== '' && collectionIdOf(name) !== collectionId) return false;
  return allDescendants || parentOf(parentOf(name)) === parent;
}
