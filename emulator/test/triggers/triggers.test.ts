// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { documentFromRaw } from '../support/decode.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeWire } from '../../src/protobuf/reader.ts';
import { optionalMessage } from '../../src/protobuf/raw-message.ts';
import type { Document, Value } from '../../src/model/value.ts';
import { matchesPattern, parseDocumentPattern } from '../../src/triggers/document-pattern.ts';
import { TriggerDelivery } from '../../src/triggers/trigger-delivery.ts';
import { parseSecondGeneration, TriggerRegistry } from '../../src/triggers/trigger-registry.ts';
import { changedPaths } from '../../src/triggers/trigger-request.ts';

const AT = new Date('2026-05-06T07:08:09.123Z');

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server;
let port: number;
let received: Received[];
let answer: { status: number; delayMs: number };
let registry: TriggerRegistry;
let delivery: TriggerDelivery;
let logged: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      const { status, delayMs } = answer;
      answer = { status, delayMs: 0 };
      setTimeout(() => response.writeHead(status).end(), delayMs);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  port = address.port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  received = [];
  logged = [];
  answer = { status: 200, delayMs: 0 };
  registry = new TriggerRegistry();
  delivery = new TriggerDelivery(registry, `127.0.0.1:${port}`, (line) => logged.push(line));
});
afterEach(() => delivery.idle());

function guide(name: string, id = 'g1'): Document {
  const time = { seconds: 1n, nanos: 0 };
  return {
    name: `projects/p/databases/(default)/documents/guides/${id}`,
    fields: new Map<string, Value>([['name', { kind: 'string', value: name }]]),
    createTime: time,
    updateTime: time,
  };
}

function registerSecond(verb: string, pattern = 'guides/{id}', key = 'europe-west1-copy-0'): void {
  const body = {
    eventType: `google.cloud.firestore.document.v1.${verb}`,
    database: '(default)',
    namespace: '(default)',
    document: { value: pattern, matchType: 'PATH_PATTERN' },
  };
  registry.register(parseSecondGeneration('p', key, body));
}

test.each([
  ['users/{id}', 'users/a', true],
  ['users/{id}', 'users/a/b/c', false],
  ['users/{id}', 'guides/a', false],
  ['users/{rest=**}', 'users/a/b/c', true],
  ['users/{rest=**}', 'users', false],
  ['{all=**}/posts/{p}', 'users/a/posts/b', true],
  ['users/literal', 'users/literal', true],
])('pattern %s against %s', (pattern, path, expected) => {
  expect(matchesPattern(parseDocumentPattern(pattern), path.split('/'))).toBe(expected);
});

describe('second generation', () => {
  test('an update arrives as a CloudEvent with base64 protobuf', async () => {
    registerSecond('written');
    delivery.documentChanged({ before: guide('ძველი'), after: guide('new') }, AT);
    await delivery.idle();
    expect(received).toHaveLength(1);
    const { path, headers, body } = received[0] ?? { path: '', headers: {}, body: '' };
    expect(path).toBe('/functions/projects/p/triggers/europe-west1-copy-0');
    expect(headers).toMatchObject({
      connection: 'close',
      'content-type': 'application/protobuf',
      'content-length': String(body.length),
      'ce-type': 'google.cloud.firestore.document.v1.written',
      'ce-source': '//firestore.googleapis.com/projects/projects/p/databases/(default)',
      'ce-subject': 'documents/guides/g1',
      'ce-document': 'guides/g1',
      'ce-time': '2026-05-06T07:08:09Z',
      'ce-location': 'europe-west1',
      'ce-project': 'p',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
    });
    const event = decodeWire('DocumentEventData', Buffer.from(body, 'base64'));
    expect(documentFromRaw(optionalMessage(event, 'value') ?? {})).toEqual(guide('new'));
    expect(documentFromRaw(optionalMessage(event, 'oldValue') ?? {})).toEqual(guide('ძველი'));
    expect(event['updateMask']).toEqual({ fieldPaths: ['name'] });
  });

  test.each([
    ['created', { before: null, after: guide('a') }],
    ['updated', { before: guide('a'), after: guide('b') }],
    ['deleted', { before: guide('a'), after: null }],
  ])('%s fires for its own kind of change only', async (verb, change) => {
    for (const each of ['created', 'updated', 'deleted']) registerSecond(each, 'guides/{id}', each);
    delivery.documentChanged(change, AT);
    await delivery.idle();
    expect(received.map(({ path }) => path)).toEqual([`/functions/projects/p/triggers/${verb}`]);
  });

  test('percent-encodes a document name that a header cannot contain', async () => {
    registerSecond('created');
    delivery.documentChanged({ before: null, after: guide('a', 'გიდი 1%') }, AT);
    await delivery.idle();
    expect(received[0]?.headers['ce-document']).toBe(`guides/${encodeURIComponent('გიდი 1%')}`);
  });

  test.each([{}, { eventType: 'google.cloud.firestore.document.v1.purged' }, null])('refuses %j', (body) => {
    expect(() => parseSecondGeneration('p', 'k', body)).toThrow(/^Unsupported trigger/);
  });
});

test('changes of one document arrive in order; other documents do not wait', async () => {
  registerSecond('written');
  answer = { status: 200, delayMs: 150 };
  delivery.documentChanged({ before: null, after: guide('1') }, AT);
  delivery.documentChanged({ before: guide('1'), after: guide('2') }, AT);
  delivery.documentChanged({ before: null, after: guide('x', 'g2') }, AT);
  await new Promise((done) => setTimeout(done, 80));
  expect(received.map(({ headers }) => headers['ce-document'])).toEqual(['guides/g1', 'guides/g2']);
  await delivery.idle();
  expect(received).toHaveLength(3);
});

test('a failure is logged and not retried, and later changes are delivered', async () => {
  registerSecond('written');
  answer = { status: 500, delayMs: 0 };
  delivery.documentChanged({ before: null, after: guide('1') }, AT);
  await delivery.idle();
  answer = { status: 204, delayMs: 0 };
  delivery.documentChanged({ before: guide('1'), after: null }, AT);
  await delivery.idle();
  expect(received).toHaveLength(2);
  expect(logged).toEqual(['Trigger /functions/projects/p/triggers/europe-west1-copy-0 failed: HTTP 500']);
});

function map(entries: [string, Value][]): Value {
  return { kind: 'map', fields: new Map(entries) };
}

function number(value: bigint): Value {
  return { kind: 'integer', value };
}

test('changed paths include map fields and quote special names', () => {
  const before = new Map([
    [
      'm',
      map([
        ['a b', number(1n)],
        ['same', number(1n)],
      ]),
    ],
    ['gone', number(1n)],
  ]);
  const after = new Map([
    [
      'm',
      map([
        ['a b', number(2n)],
        ['same', number(1n)],
      ]),
    ],
    ['new', number(1n)],
  ]);
  expect(changedPaths(before, after)).toEqual(['m.`a b`', 'gone', 'new']);
});
