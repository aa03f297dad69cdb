/** The operations of all transports: one instance per emulator process. */
import type {
  ListenRequest,
  ListenResponse,
  StreamReceiver,
  StreamSink,
  WriteRequest,
  WriteResponse,
} from '../model/messages.ts';
import { documentsRoot } from '../model/resource-name.ts';
import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { authenticate } from './auth.ts';
import { Commits } from './commits.ts';
import type { IndexCatalogue } from './queries/index-catalogue.ts';
import { ListenStream } from './listen/listen-stream.ts';
import { Queries } from './queries/queries.ts';
import { Reader } from './reader.ts';
import { DocumentReads } from './reads.ts';
import { RulesGate, type CompileRuleset, type JudgementObserver } from './rules-gate.ts';
import { WriteStream } from './write-stream.ts';

export interface EmulatorServicesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly compileRuleset: CompileRuleset;
  /** Source of the rules for projects without their own; undefined allows everything. */
  readonly defaultRules: string | undefined;
  /** Called with each verdict of the rules. */
  readonly onJudged?: JudgementObserver;
  /** Queries without an index in it are refused; without it, every query is served. */
  readonly indexes?: IndexCatalogue | undefined;
}

export class EmulatorServices {
  readonly store: Store;
  readonly gate: RulesGate;
  readonly reader: Reader;
  readonly reads: DocumentReads;
  readonly commits: Commits;
  readonly queries: Queries;
  readonly #indexes: IndexCatalogue | undefined;

  constructor({ store, clock, compileRuleset, defaultRules, onJudged, indexes }: EmulatorServicesOptions) {
    this.store = store;
    this.gate = new RulesGate(compileRuleset, defaultRules, onJudged);
    this.reader = new Reader(clock);
    this.reads = new DocumentReads(this.gate, this.reader);
    this.commits = new Commits(this.gate, this.reader);
    this.queries = new Queries(this.gate, this.reader, indexes);
    this.#indexes = indexes;
  }

  /** Throws a StatusError for a malformed token. */
  openListen(
    authorization: string | undefined,
    sink: StreamSink<ListenResponse>,
  ): StreamReceiver<ListenRequest> {
    return new ListenStream(this.store, this.gate, authenticate(authorization), sink, this.#indexes);
  }

  /** Throws a StatusError for a malformed token. */
  openWrite(
    authorization: string | undefined,
    sink: StreamSink<WriteResponse>,
  ): StreamReceiver<WriteRequest> {
    return new WriteStream(this.store, this.commits, authenticate(authorization), sink);
  }

  /** Deletes the documents of a database, or one document, with everything below. */
  clearDocuments(database: string, parent: string = documentsRoot(database)): void {
    this.store.database(database).deleteRecursively(parent);
  }

  /** Deletes all documents and transactions of all databases. */
  reset(): void {
    for (const database of this.store.databases()) {
      this.reader.transactionsOf(database).endAll();
      this.clearDocuments(database.name);
    }
  }
}
