/**
 * A client that stores only what the stream sends must have the query's results at every global snapshot:
 * after random commits, with a slow reader, and after reconnecting with a token.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListenRequest, ListenResponse, StreamReceiver, Write } from '../../src/model/messages.ts';
import { decodeQuery, decodeWrite } from '../support/decode.ts';
import type { StructuredQuery } from '../../src/model/query.ts';
import type { Document } from '../../src/model/value.ts';
import { systemClock } from '../../src/store/clock.ts';
import { Store } from '../../src/store/store.ts';
import { ADMIN } from '../../src/service/auth.ts';
import { EmulatorServices } from '../../src/service/services.ts';

const DATABASE = 'projects/p/databases/(default)';
const PARENT = `${DATABASE}/documents`;

/** Stores the documents of each target like an SDK, and pauses on demand. */
class Client {
  readonly services: EmulatorServices;
  readonly queries: StructuredQuery[];
  documents = new Map<string, { document: Document; targets: Set<number> }>();
  isPaused = false;
  messages = 0;
  snapshots = 0;
  #token: Uint8Array | undefined;
  #receiver: StreamReceiver<ListenRequest> | undefined;
  #wake: (() => void) | undefined;

  constructor(services: EmulatorServices, queries: readonly StructuredQuery[]) {
    this.services = services;
    this.queries = [...queries];
  }

  connect(): void {
    this.#receiver = this.services.openListen('Bearer owner', {
      send: (message) => this.#take(message),
      fail: (code, message) => {
        throw new Error(`${code} ${message}`);
      },
      end: () => undefined,
      isBehind: () => this.isPaused,
      onceReady: (callback) => (this.#wake = callback),
    });
    const token = this.#token && { resumeToken: this.#token };
    for (const [index, query] of this.queries.entries()) this.#ask(index + 1, query, token);
  }

  /** One more target on the open stream. */
  add(query: StructuredQuery): void {
    this.#ask(this.queries.push(query), query);
  }

  disconnect(): void {
    this.#receiver?.close();
    this.#wake = undefined;
    this.isPaused = false;
  }

  resume(): void {
    this.isPaused = false;
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  namesOf(targetId: number): string[] {
    const own = [...this.documents.values()].filter(({ targets }) => targets.has(targetId));
    return own.map(({ document }) => `${document.name} ${document.updateTime.nanos}`).sort();
  }

  #ask(targetId: number, query: StructuredQuery, token?: { resumeToken: Uint8Array }): void {
    const what = { kind: 'query', parent: PARENT, query } as const;
    this.#receiver?.receive({ database: DATABASE, kind: 'add', target: { targetId, what, ...token } });
  }

  #take(message: ListenResponse): void {
    this.messages += 1;
    if (message.kind === 'documentChange') {
      const { document, targetIds, removedTargetIds } = message;
      const targets = this.documents.get(document.name)?.targets ?? new Set<number>();
      for (const id of targetIds) targets.add(id);
      for (const id of removedTargetIds) targets.delete(id);
      this.documents.set(document.name, { document, targets });
    } else if (message.kind === 'documentDelete' || message.kind === 'documentRemove') {
      for (const id of message.removedTargetIds) this.documents.get(message.name)?.targets.delete(id);
    } else if (message.kind === 'targetChange') {
      if (message.change === 'RESET') {
        for (const { targets } of this.documents.values())
          for (const id of message.targetIds) targets.delete(id);
      }
      if (message.change === 'NO_CHANGE') {
        this.#token = message.resumeToken;
        this.snapshots += 1;
      }
    }
  }
}

const anyQuery = fc
  .record({
    where: fc.option(fc.nat(4)),
    order: fc.constantFrom(undefined, 'ASCENDING', 'DESCENDING'),
    limit: fc.option(fc.integer({ min: 1, max: 4 })),
    offset: fc.constantFrom(0, 0, 1, 2),
  })
  .map(({ where, order, limit, offset }) =>
    decodeQuery({
      from: [{ collectionId: 'c' }],
      ...(where !== null && {
        where: {
          fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: where } },
        },
      }),
      ...(order && { orderBy: [{ field: { fieldPath: 'n' }, direction: order }] }),
      ...(limit !== null && { limit }),
      offset,
    }),
  );

const anyWrite = fc.tuple(fc.nat(7), fc.option(fc.nat(6), { freq: 3 })).map(([id, n]): Write => {
  const name = `${PARENT}/c/${id}`;
  if (n === null) return decodeWrite({ delete: name });
  return decodeWrite({ update: { name, fields: { n: { integerValue: n } } } });
});

type Step = readonly Write[] | StructuredQuery | 'pause' | 'resume' | 'reconnect';
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyWrite, { minLength: 1, maxLength: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom('pause', 'resume', 'reconnect') },
  { weight: 1, arbitrary: anyQuery },
);

async function expected(services: EmulatorServices, query: StructuredQuery): Promise<string[]> {
  const { documents } = await services.queries.run(
    ADMIN,
    services.store.database(DATABASE),
    PARENT,
    query,
    {},
  );
  return documents.map(({ name, updateTime }) => `${name} ${updateTime.nanos}`).sort();
}

function newServices(): EmulatorServices {
  return new EmulatorServices({
    store: new Store(systemClock),
    clock: systemClock,
    compileRuleset: () => ({ issues: [] }),
    defaultRules: undefined,
  });
}

async function take(client: Client, step: Step): Promise<void> {
  const { services } = client;
  if (step === 'pause') client.isPaused = true;
  else if (step === 'resume') client.resume();
  else if (step === 'reconnect') {
    client.disconnect();
    await set(services, 'c/0', 5);
    client.connect();
  } else if ('from' in step) client.add(step);
  else await services.commits.commit(ADMIN, services.store.database(DATABASE), step);
}

async function set(services: EmulatorServices, path: string, n: number): Promise<void> {
  const update = { name: `${PARENT}/${path}`, fields: { n: { integerValue: n } } };
  await services.commits.commit(ADMIN, services.store.database(DATABASE), [decodeWrite({ update })]);
}

const ALL = decodeQuery({ from: [{ collectionId: 'c' }] });
const HIGHEST = decodeQuery({
  from: [{ collectionId: 'c' }],
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  limit: 1,
});

describe('a listen stream', () => {
  it('has the results of its queries after random commits, pauses and reconnects', async () => {
    const scenario = fc.tuple(
      fc.array(anyQuery, { minLength: 1, maxLength: 3 }),
      fc.array(anyStep, { maxLength: 25 }),
    );
    await fc.assert(
      fc.asyncProperty(scenario, async ([queries, steps]) => {
        const services = newServices();
        const client = new Client(services, queries);
        client.connect();
        for (const step of steps) {
          await take(client, step);
          // A client that is behind is sent the newest state only with a new target.
          if (client.isPaused && !('from' in Object(step))) continue;
          for (const [index, query] of client.queries.entries()) {
            expect(client.namesOf(index + 1)).toEqual(await expected(services, query));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('holds back data for a slow client and sends it as one snapshot of all targets', async () => {
    const services = newServices();
    const client = new Client(services, [ALL, HIGHEST]);
    await set(services, 'c/old', 0);
    client.connect();
    client.isPaused = true;
    const { messages } = client;
    for (let n = 1; n <= 1000; n += 1) await set(services, `c/${n % 2}`, n);
    expect(client.messages).toBe(messages);
    client.resume();
    // Two documents, each once for both targets, the one that left the second, and the snapshot.
    expect(client.messages).toBe(messages + 4);
    expect(client.namesOf(1)).toEqual(await expected(services, ALL));
    expect(client.namesOf(2)).toEqual(await expected(services, HIGHEST));
    await set(services, 'c/0', 1001);
    expect(client.namesOf(2)).toEqual(await expected(services, HIGHEST));
  });

  it('resets its targets when a slow client missed more than the history contains', async () => {
    const services = newServices();
    const client = new Client(services, [ALL, HIGHEST]);
    await set(services, 'c/old', 0);
    client.connect();
    client.isPaused = true;
    services.store.database(DATABASE).deleteRecursively(PARENT);
    await set(services, 'c/new', 1);
    const { snapshots } = client;
    client.resume();
    expect(client.snapshots).toBe(snapshots + 1);
    expect(client.namesOf(1)).toEqual(await expected(services, ALL));
    expect(client.namesOf(2)).toEqual(await expected(services, HIGHEST));
  });

  it('sends nothing for writes that change nothing or match no target', async () => {
    const services = newServices();
    const client = new Client(services, [decodeQuery({ from: [{ collectionId: 'c' }] })]);
    const write = (name: string) =>
      services.commits.commit(ADMIN, services.store.database(DATABASE), [
        decodeWrite({ update: { name: `${PARENT}/${name}`, fields: {} } }),
      ]);
    const first = await write('c/x');
    client.connect();
    const before = client.snapshots;
    const again = await write('c/x');
    await write('other/x');
    expect(client.snapshots).toBe(before);
    expect(again.writeResults[0]?.updateTime).toEqual(first.commitTime);
  });
});
