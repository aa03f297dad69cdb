/**
 * One write stream. Measured: the first request opens it with only the database, and gets a stream id and
 * token; then every request is one commit, with responses strictly in order; a request without writes
 * ends the stream; a failed commit ends it with that status. Tokens are a counter in ASCII and never
 * checked.
 */
import { randomBytes } from 'node:crypto';
import type { StreamReceiver, StreamSink, WriteRequest, WriteResponse } from '../model/messages.ts';
import { checkDatabaseName } from '../model/resource-name.ts';
import { invalidArgument, messageOf, StatusError } from '../model/status-error.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { CallContext } from './auth.ts';
import type { Commits } from './commits.ts';

export class WriteStream implements StreamReceiver<WriteRequest> {
  readonly #store: Store;
  readonly #commits: Commits;
  readonly #context: CallContext;
  readonly #sink: StreamSink<WriteResponse>;
  #database: Database | undefined;
  #token = 0;
  #queue: Promise<void> = Promise.resolve();
  #over = false;

  constructor(store: Store, commits: Commits, context: CallContext, sink: StreamSink<WriteResponse>) {
    this.#store = store;
    this.#commits = commits;
    this.#context = context;
    this.#sink = sink;
  }

  receive(request: WriteRequest): void {
    this.#queue = this.#queue.then(() => this.#handle(request)).catch((error: unknown) => this.#fail(error));
  }

  close(): void {
    this.#queue = this.#queue.then(() => this.#end());
  }

  async #handle(request: WriteRequest): Promise<void> {
    if (this.#over) return;
    if (!this.#database) {
      this.#open(request);
      return;
    }
    if (request.writes.length === 0) {
      this.#respond({ streamId: '', writeResults: [] });
      this.#end();
      return;
    }
    const result = await this.#commits.commit(this.#context, this.#database, request.writes);
    this.#respond({ streamId: '', ...result });
  }

  #open({ database, streamId, writes }: WriteRequest): void {
    if (database === '') throw invalidArgument("'database' must be set on an initial write request.");
    if (writes.length > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
    if (streamId !== '') {
      throw invalidArgument(
        'Resuming streams is not supported, stream_id must not be set on an initial request.',
      );
    }
    checkDatabaseName(database);
    this.#database = this.#store.database(database);
    this.#respond({ streamId: randomBytes(8).toString('hex'), writeResults: [] });
  }

  #respond(response: Omit<WriteResponse, 'streamToken'>): void {
    if (this.#over) return;
    this.#sink.send({ ...response, streamToken: Buffer.from(String(this.#token)) });
    this.#token += 1;
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#sink.end();
  }

  #fail(error: unknown): void {
    if (this.#over) return;
    this.#over = true;
    if (error instanceof StatusError) return this.#sink.fail(error.code, error.message);
    console.error('Unexpected error on a write stream:', error);
    // On UNKNOWN and INTERNAL, SDKs would retry the same writes forever.
    this.#sink.fail('FAILED_PRECONDITION', messageOf(error));
  }
}
