/**
 * One listen stream: its targets, and what it sends for each commit. For a new target it sends ADD, its
 * documents, CURRENT, and a NO_CHANGE without target ids, which is the global snapshot that SDKs wait
 * for. For a refused target it sends ADD and REMOVE with a cause; the stream stays open for the others.
 * The official emulator sends RESET and all documents after every write; this one sends the changes and
 * one NO_CHANGE per commit, like production. When the rules or a document change on which the last
 * verdict depends, access is checked again before anything of that commit is sent.
 *
 * Everything happens synchronously with the commit, so a snapshot never contains only a part of a commit.
 * A slow client gets nothing until it has caught up, then one snapshot of the newest state. What it
 * missed is read from the database's history; nothing is buffered for it.
 */
import type {
  ListenRequest,
  ListenResponse,
  StreamReceiver,
  StreamSink,
  Target,
} from '../../model/messages.ts';
import { checkDatabaseName, checkDocumentName, databaseOf, projectOf } from '../../model/resource-name.ts';
import { invalidArgument, StatusError, statusOf } from '../../model/status-error.ts';
import { microsOf, timestampFromMicros } from '../../model/timestamp.ts';
import type { Document, Timestamp } from '../../model/value.ts';
import type { DocumentAccess } from '../../rules/types.ts';
import type { Change, Commit, Database } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import type { CallContext } from '../auth.ts';
import type { IndexCatalogue } from '../queries/index-catalogue.ts';
import { requireIndexes } from '../queries/index-requirement.ts';
import {
  DocumentsView,
  UnlimitedView,
  WindowView,
  type TargetDelta,
  type TargetView,
} from './listen-target.ts';
import { QueryPlan } from '../queries/query-plan.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { isDenied, type RulesGate } from '../rules-gate.ts';

interface ActiveTarget {
  readonly view: TargetView;
  /**
   * Throws PERMISSION_DENIED when the caller may not (or no longer) listen; rules read through `view`.
   */
  readonly checkAccess: (view: DocumentAccess) => void;
  /** The documents on which the last verdict depends: requested ones, and those that the rules read. */
  dependsOn: ReadonlySet<string>;
}

/** One document in one snapshot, for all targets. */
interface OutgoingDocument {
  document: Document | null;
  /** Whether a target may show `document` to this caller. */
  isReadable: boolean;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

export class ListenStream implements StreamReceiver<ListenRequest> {
  readonly #store: Store;
  readonly #gate: RulesGate;
  readonly #context: CallContext;
  readonly #sink: StreamSink<ListenResponse>;
  readonly #indexes: IndexCatalogue | undefined;
  readonly #targets = new Map<number, ActiveTarget>();
  readonly #stop: (() => void)[] = [];
  #database: Database | undefined;
  /** Set while the client is behind: no later commit was sent. Microseconds. */
  #heldSince: number | undefined;
  #closed = false;

  /** If `indexes` is given, queries without an index in it are refused. */
  constructor(
    store: Store,
    gate: RulesGate,
    context: CallContext,
    sink: StreamSink<ListenResponse>,
    indexes?: IndexCatalogue,
  ) {
    this.#store = store;
    this.#gate = gate;
    this.#context = context;
    this.#sink = sink;
    this.#indexes = indexes;
    this.#stop.push(
      store.onCommit((commit) => this.#guarded(() => this.#onCommit(commit))),
      gate.onReload((project) => this.#guarded(() => this.#recheckAll(project))),
    );
  }

  receive(request: ListenRequest): void {
    this.#guarded(() => {
      const database = this.#useDatabase(request.database);
      if (request.kind === 'add') this.#add(database, request.target);
      else if (this.#targets.delete(request.targetId)) this.#sendTarget('REMOVE', request.targetId);
    });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const stop of this.#stop) stop();
    this.#targets.clear();
    this.#sink.end();
  }

  #guarded(work: () => void): void {
    if (this.#closed) return;
    try {
      work();
    } catch (error) {
      this.#closed = true;
      for (const stop of this.#stop) stop();
      const { code, message } = statusOf(error, 'on a listen stream');
      this.#sink.fail(code, message);
    }
  }

  /**
   * Throws INVALID_ARGUMENT unless `name` is the database of the stream; the first one named becomes it.
   */
  #useDatabase(name: string): Database {
    const known = this.#database;
    if (known && (name === '' || name === known.name)) return known;
    if (known) throw invalidArgument('A listen stream belongs to one database.');
    checkDatabaseName(name);
    this.#database = this.#store.database(name);
    return this.#database;
  }

  #add(database: Database, target: Target): void {
    const { targetId } = target;
    // The new target's snapshot includes all targets.
    this.#catchUp();
    this.#sendTarget('ADD', targetId);
    let active: ActiveTarget;
    try {
      active = this.#open(database, target);
      judge(active, database);
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      this.#targets.delete(targetId);
      this.#sendTarget('REMOVE', targetId, error);
      return;
    }
    this.#targets.set(targetId, active);
    const micros = database.readMicros();
    const readTime = timestampFromMicros(micros);
    if (!this.#resume(database, target, active.view, readTime)) {
      if (target.resumeToken || target.readTime) this.#sendTarget('RESET', targetId);
      this.#sendAll(targetId, active.view, readTime);
    }
    this.#sendTime('CURRENT', [targetId], readTime);
    this.#sendTime('NO_CHANGE', [], readTime);
  }

  #open(database: Database, { what }: Target): ActiveTarget {
    if (what.kind === 'invalid') throw new StatusError(what.code, what.message);
    if (what.kind === 'documents') {
      for (const name of what.names) {
        checkDocumentName(name);
        this.#useDatabase(databaseOf(name));
      }
      const view = new DocumentsView(what.names, database);
      const checkAccess = (seen: DocumentAccess): void => {
        const time = timestampFromMicros(database.readMicros());
        for (const name of view.names) this.#gate.checkGet(this.#context, name, seen.get(name), seen, time);
      };
      return { view, checkAccess, dependsOn: view.names };
    }
    const { parent, query } = what;
    const plan = new QueryPlan(parent, query);
    this.#useDatabase(databaseOf(parent));
    const view = plan.isWindowed ? new WindowView(plan, database) : new UnlimitedView(plan, database);
    const checkAccess = (seen: DocumentAccess): void => {
      const time = timestampFromMicros(database.readMicros());
      this.#gate.checkQuery(this.#context, parent, query, seen, time);
      if (this.#indexes) requireIndexes(this.#indexes, plan);
    };
    return { view, checkAccess, dependsOn: new Set() };
  }

  /** Sends only the changes since the resume token; returns false when the token does not allow that. */
  #resume(database: Database, target: Target, view: TargetView, readTime: Timestamp): boolean {
    const micros = decodeResumeToken(target.resumeToken);
    const missed = micros === undefined ? undefined : database.changesSince(micros);
    const changes = missed && view.resume(missed);
    if (!changes) return false;
    this.#sendChanges(new Map([[target.targetId, view.apply(changes)]]), readTime);
    return true;
  }

  #sendAll(targetId: number, view: TargetView, readTime: Timestamp): void {
    const { documents, missing } = view.start();
    for (const document of documents) {
      this.#sink.send({ kind: 'documentChange', document, targetIds: [targetId], removedTargetIds: [] });
    }
    for (const name of missing) {
      this.#sink.send({ kind: 'documentDelete', name, readTime, removedTargetIds: [targetId] });
    }
  }

  #onCommit({ database, changes, commitTime }: Commit): void {
    if (database !== this.#database?.name || this.#heldSince !== undefined) return;
    if (this.#sink.isBehind()) this.#hold(microsOf(commitTime) - 1);
    else this.#sendCommitted(changes, commitTime);
  }

  /** Sends nothing until the client has caught up. */
  #hold(micros: number): void {
    this.#heldSince = micros;
    this.#sink.onceReady(() =>
      this.#guarded(() => {
        this.#catchUp();
        this.#heldSince = undefined;
      }),
    );
  }

  /** Sends what was held back, if anything. */
  #catchUp(): void {
    const database = this.#database;
    if (!database || this.#heldSince === undefined) return;
    const changes = database.changesSince(this.#heldSince);
    this.#heldSince = database.readMicros();
    const readTime = timestampFromMicros(this.#heldSince);
    if (changes) this.#sendCommitted(changes, readTime);
    else this.#startOver(readTime);
  }

  /** More has changed than the history contains. */
  #startOver(readTime: Timestamp): void {
    for (const [targetId, target] of this.#targets) {
      if (!this.#stillAllowed(targetId, target)) continue;
      this.#sendTarget('RESET', targetId);
      this.#sendAll(targetId, target.view, readTime);
      this.#sendTime('CURRENT', [targetId], readTime);
    }
    this.#sendTime('NO_CHANGE', [], readTime);
  }

  #sendCommitted(changes: readonly Change[], readTime: Timestamp): void {
    const deltas = new Map<number, TargetDelta>();
    for (const [targetId, target] of this.#targets) {
      const isAffected = changes.some(({ name }) => target.dependsOn.has(name));
      if (isAffected && !this.#stillAllowed(targetId, target)) continue;
      const delta = target.view.apply(changes);
      if (delta.changed.length > 0 || delta.removed.length > 0) deltas.set(targetId, delta);
    }
    if (this.#sendChanges(deltas, readTime)) this.#sendTime('NO_CHANGE', [], readTime);
  }

  /** Returns whether anything was sent. */
  #sendChanges(deltas: ReadonlyMap<number, TargetDelta>, readTime: Timestamp): boolean {
    const outgoing = new Map<string, OutgoingDocument>();
    const entry = (name: string, document: Document | null): OutgoingDocument => {
      const known = outgoing.get(name);
      if (known) return known;
      const created = { document, isReadable: false, targetIds: [], removedTargetIds: [] };
      outgoing.set(name, created);
      return created;
    };
    for (const [targetId, { changed, removed }] of deltas) {
      for (const document of changed) {
        const item = entry(document.name, document);
        item.targetIds.push(targetId);
        item.isReadable = true;
      }
      for (const { name, document, isNewContent } of removed) {
        const item = entry(name, document);
        item.removedTargetIds.push(targetId);
        item.isReadable ||= !isNewContent;
      }
    }
    for (const [name, item] of outgoing) this.#sendDocument(name, item, readTime);
    return outgoing.size > 0;
  }

  #sendDocument(name: string, item: OutgoingDocument, readTime: Timestamp): void {
    const { document, targetIds, removedTargetIds } = item;
    if (!document) this.#sink.send({ kind: 'documentDelete', name, readTime, removedTargetIds });
    else if (item.isReadable || this.#mayGet(document, readTime)) {
      this.#sink.send({ kind: 'documentChange', document, targetIds, removedTargetIds });
    } else this.#sink.send({ kind: 'documentRemove', name, readTime, removedTargetIds });
  }

  /**
   * The new contents of a document that left a query may be private, so they require permission to get.
   */
  #mayGet(document: Document, time: Timestamp): boolean {
    return this.#database !== undefined && this.#gate.mayGet(this.#context, document, this.#database, time);
  }

  /** Ends the initial documents of a target (CURRENT) or a snapshot of all targets (NO_CHANGE). */
  #sendTime(change: 'CURRENT' | 'NO_CHANGE', targetIds: readonly number[], readTime: Timestamp): void {
    const resumeToken = encodeResumeToken(microsOf(readTime));
    this.#sink.send({ kind: 'targetChange', change, targetIds, resumeToken, readTime });
  }

  #sendTarget(change: 'ADD' | 'REMOVE' | 'RESET', targetId: number, cause?: StatusError): void {
    this.#sink.send({ kind: 'targetChange', change, targetIds: [targetId], ...(cause && { cause }) });
  }

  #recheckAll(project: string): void {
    if (!this.#database || projectOf(this.#database.name) !== project) return;
    for (const [targetId, target] of this.#targets) this.#stillAllowed(targetId, target);
  }

  /** Removes a target that lost its access, with the reason. */
  #stillAllowed(targetId: number, target: ActiveTarget): boolean {
    try {
      if (this.#database) judge(target, this.#database);
      return true;
    } catch (error) {
      if (!isDenied(error)) throw error;
      this.#targets.delete(targetId);
      this.#sendTarget('REMOVE', targetId, error);
      return false;
    }
  }
}

/** Throws PERMISSION_DENIED, or records the documents on which the verdict depends. */
function judge(target: ActiveTarget, database: Database): void {
  const dependsOn = new Set<string>();
  target.checkAccess({
    get: (name) => {
      dependsOn.add(name);
      return database.get(name);
    },
  });
  target.dependsOn = dependsOn;
}
