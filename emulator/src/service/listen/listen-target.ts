/**
 * The contents of one target of a listen stream, and how a commit changes them. The cost depends on the
 * commit, except for queries with a limit or offset: a matching change runs them again.
 */
import type { Document } from '../../model/value.ts';
import type { Change, Database, DocumentView } from '../../store/database.ts';
import type { QueryPlan } from '../queries/query-plan.ts';

export interface TargetDelta {
  /** New in the target, or with new contents. */
  readonly changed: readonly Document[];
  /** No longer in the target. */
  readonly removed: readonly RemovedDocument[];
}

export interface RemovedDocument {
  readonly name: string;
  /** Null: deleted. */
  readonly document: Document | null;
  /** Whether the contents differ from those shown before. */
  readonly isNewContent: boolean;
}

export interface TargetView {
  /** Returns the current contents in order, and the names of requested documents that do not exist. */
  start(): { readonly documents: readonly Document[]; readonly missing: readonly string[] };
  apply(changes: readonly Change[]): TargetDelta;
  /** Returns the changes for a client that missed `changes`; undefined when the target must be reset. */
  resume(changes: readonly Change[]): readonly Change[] | undefined;
}

/** A documents target. */
export class DocumentsView implements TargetView {
  readonly names: ReadonlySet<string>;
  readonly #view: DocumentView;

  constructor(names: readonly string[], view: DocumentView) {
    this.names = new Set(names);
    this.#view = view;
  }

  start(): { documents: Document[]; missing: string[] } {
    const documents: Document[] = [];
    const missing: string[] = [];
    for (const name of this.names) {
      const document = this.#view.get(name);
      if (document) documents.push(document);
      else missing.push(name);
    }
    return { documents, missing };
  }

  apply(changes: readonly Change[]): TargetDelta {
    const mine = changes.filter(({ name }) => this.names.has(name));
    return {
      changed: mine.flatMap(({ after }) => after ?? []),
      removed: mine
        .filter(({ after }) => !after)
        .map(({ name }) => ({ name, document: null, isNewContent: false })),
    };
  }

  resume(changes: readonly Change[]): Change[] {
    // A missing document is sent again: the client may not have received it.
    const missing = this.start().missing.map((name) => ({ name, before: null, after: null }));
    return [...changes.filter(({ after }) => after), ...missing];
  }
}

/** A query without limit and offset: whether a document matches depends on no other document. */
export class UnlimitedView implements TargetView {
  readonly #plan: QueryPlan;
  readonly #view: DocumentView;

  constructor(plan: QueryPlan, view: DocumentView) {
    this.#plan = plan;
    this.#view = view;
  }

  start(): { documents: Document[]; missing: string[] } {
    return { documents: this.#plan.run(this.#view), missing: [] };
  }

  apply(changes: readonly Change[]): TargetDelta {
    const changed: Document[] = [];
    const removed: RemovedDocument[] = [];
    for (const { name, before, after } of changes) {
      if (after && this.#plan.matches(after)) changed.push(after);
      else if (before && this.#plan.matches(before))
        removed.push({ name, document: after, isNewContent: true });
    }
    return { changed, removed };
  }

  resume(changes: readonly Change[]): readonly Change[] {
    return changes;
  }
}

/** A query with a limit or offset: a change of one document can add or remove others. */
export class WindowView implements TargetView {
  readonly #plan: QueryPlan;
  readonly #database: Database;
  /** The first offset + limit results. */
  #shown = new Map<string, Document>();

  constructor(plan: QueryPlan, database: Database) {
    this.#plan = plan;
    this.#database = database;
  }

  start(): { documents: Document[]; missing: string[] } {
    const documents = this.#plan.run(this.#database).slice(this.#plan.query.offset);
    this.#shown = new Map(documents.map((document) => [document.name, document]));
    return { documents, missing: [] };
  }

  apply(changes: readonly Change[]): TargetDelta {
    const matches = (document: Document | null): boolean => document !== null && this.#plan.matches(document);
    if (!changes.some(({ before, after }) => matches(before) || matches(after))) {
      return { changed: [], removed: [] };
    }
    const before = this.#shown;
    const { documents } = this.start();
    const gone = [...before.keys()].filter((name) => !this.#shown.has(name));
    return {
      changed: documents.filter((document) => before.get(document.name) !== document),
      removed: gone.map((name) => {
        const document = this.#database.get(name);
        return { name, document, isNewContent: document !== before.get(name) };
      }),
    };
  }

  resume(): undefined {
    return undefined;
  }
}
