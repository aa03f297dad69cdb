/**
 * Sends committed changes to the Functions emulator: asynchronously, one request per matching
 * trigger, changes of one document in commit order, different documents in parallel. A failed request
 * is logged and not retried, as with the official emulator; 204 means that triggers are disabled.
 */
import { Agent, request } from 'node:http';
import type { ChangeKind, TriggerRegistry } from './trigger-registry.ts';
import { triggerRequest, type DocumentChange, type TriggerRequest } from './trigger-request.ts';

/** Maximum concurrent requests: the Functions emulator runs each in a worker of 190 MB. */
const MAX_CONCURRENT = 6;

/**
 * A worker that is stopped by a reload of the functions never responds; without a timeout, six of them
 * would block all triggers. Longer than the maximum duration of an event function in production.
 */
const RESPONSE_LIMIT_MS = 90_000;

export class TriggerDelivery {
  readonly #registry: TriggerRegistry;
  readonly #functions: { readonly host: string; readonly port: number };
  readonly #log: (line: string) => void;
  readonly #agent = new Agent({ maxSockets: MAX_CONCURRENT });
  /** The last pending delivery of each document. */
  readonly #tails = new Map<string, Promise<void>>();

  /** `functionsEmulator` is `host:port`. Throws a RangeError for any other format. */
  constructor(registry: TriggerRegistry, functionsEmulator: string, log: (line: string) => void) {
    const [, host, port] = /^(.+):(\d+)$/.exec(functionsEmulator) ?? [];
    if (host === undefined || port === undefined) {
      throw new RangeError(`"${functionsEmulator}" is not host:port`);
    }
    this.#registry = registry;
    this.#functions = { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
    this.#log = log;
  }

  /** Called once per changed document after its commit; returns immediately. */
  documentChanged(change: DocumentChange, at: Date): void {
    const name = change.after?.name ?? change.before?.name ?? '';
    const [, project, database, path] =
      /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/s.exec(name) ?? [];
    if (project === undefined || database === undefined || path === undefined) return;
    const triggers = this.#registry.matching(project, database, kindOf(change), path.split('/'));
    if (triggers.length === 0) return;
    const previous = this.#tails.get(name) ?? Promise.resolve();
    const tail = previous.then(async () => {
      await Promise.all(triggers.map((trigger) => this.#send(triggerRequest(trigger, path, change, at))));
      if (this.#tails.get(name) === tail) this.#tails.delete(name);
    });
    this.#tails.set(name, tail);
  }

  /** Resolves when no delivery is pending. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  /** Never rejects. */
  #send({ path, headers, body }: TriggerRequest): Promise<void> {
    return new Promise((done) => {
      const failed = (reason: string): void => {
        this.#log(`Trigger ${path} failed: ${reason}`);
        done();
      };
      const sent = request(
        {
          ...this.#functions,
          path,
          method: 'POST',
          agent: this.#agent,
          timeout: RESPONSE_LIMIT_MS,
          // An event is lost with a kept connection that the other side is just closing.
          headers: { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          response.resume();
          response.on('error', (error) => failed(error.message));
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            if (status >= 400) failed(`HTTP ${status}`);
            else done();
          });
        },
      );
      sent.on('error', (error) => failed(error.message));
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.end(body);
    });
  }
}

function kindOf({ before, after }: DocumentChange): ChangeKind {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}
