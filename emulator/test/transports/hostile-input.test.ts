// @vitest-environment node
/**
 * Any input to the port gets a response or a closed connection, and never causes a crash or stores a
 * document.
 */
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(18140);
});
afterAll(() => server.close());

/** Fails the test after which the server is down or has stored anything. */
afterEach(async () => {
  await fetch(`http://${server.address}/`);
  const stored = [...server.services.store.databases()].flatMap(({ name }) => [
    ...server.services.store.documents(name),
  ]);
  if (stored.length > 0) throw new Error(`stored: ${stored.map(({ name }) => name).join(', ')}`);
});

/** Sends bytes and half-closes; resolves with the response when the connection is closed. */
function exchange(bytes: Uint8Array | string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(server.port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

const http = (line: string, body = ''): Promise<string> =>
  exchange(
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

const deep = (open: string, middle: string, close: string, times: number): string =>
  open.repeat(times) + middle + close.repeat(times);

const DATABASE = 'projects/p/databases/(default)';
const DOCUMENTS = `/v1/${DATABASE}/documents`;

describe('hostile input', () => {
  it.each([
    `PATCH ${DOCUMENTS}/a/..`,
    `PATCH ${DOCUMENTS}/a/%2e%2e`,
    `PATCH ${DOCUMENTS}/a/b/../c`,
    `PATCH ${DOCUMENTS}/a/.`,
    `PATCH ${DOCUMENTS}/a/b%2fc`,
    `PATCH ${DOCUMENTS}/a/b%2Fc%2fd`,
    `PATCH ${DOCUMENTS}/a\\b/c`,
    `PATCH ${DOCUMENTS}/a/__x__`,
    `PATCH ${DOCUMENTS}/__a__/x`,
    `PATCH ${DOCUMENTS}/a/b%00c`,
    `PATCH ${DOCUMENTS}/a/%ff`,
    `PATCH ${DOCUMENTS}/a/%`,
    `PATCH ${DOCUMENTS}/a//b`,
    `PATCH ${DOCUMENTS}//b`,
    `PATCH ${DOCUMENTS}/a/`,
    `PATCH ${DOCUMENTS}/a/${'x'.repeat(1501)}`,
    'PATCH /v1/projects//databases/(default)/documents/a/b',
    'PATCH /v1/projects/p/databases//documents/a/b',
    `POST ${DOCUMENTS}/a%2Fb%2Fc`,
  ])('refuses %s', async (line) => {
    expect(await http(line, '{}')).toMatch(/^HTTP\/1\.1 40[04]/);
  });

  it.each([
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/../b"}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a"}}]}',
    '{"writes":[{"update":{"name":"projects/q/databases/(default)/documents/a/b"}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"__x__":{"nullValue":null}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"__proto__":{"mapValue":{}}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"":{"nullValue":null}}}}]}',
    `{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"a":{"stringValue":"${'x'.repeat(1_048_577)}"}}}}]}`,
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"a":{"arrayValue":{"values":[{"arrayValue":{}}]}}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/\\ud800"}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"\\udc00":{"nullValue":null}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"a":{"stringValue":"\\ud83d"}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b","fields":{"a":{"stringValue":"","nullValue":null}}}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b"},"delete":"projects/p/databases/(default)/documents/a/c"}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b"},"updateMask":{},"update_mask":{}}]}',
    '{"writes":[{"update":{"name":"projects/p/databases/(default)/documents/a/b"},"currentDocument":{"exists":false,"updateTime":"2026-01-01T00:00:00Z"}}]}',
    '{"writes":[{}]}',
    '{"writes":{}}',
    '{"__proto__":{}}',
    '[]',
    '{',
    '"text"',
    'null',
    '['.repeat(100_000),
  ])('refuses to commit %.90s', async (body) => {
    expect(await http(`POST ${DOCUMENTS}:commit`, body)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('rejects documents, filters and field paths nested too deeply', async () => {
    const name = '"name":"projects/p/databases/(default)/documents/a/b"';
    for (const times of [21, 100, 20_000]) {
      const value = deep('{"mapValue":{"fields":{"a":', '{"nullValue":null}', '}}}', times);
      const body = `{"writes":[{"update":{${name},"fields":{"a":${value}}}}]}`;
      expect(await http(`POST ${DOCUMENTS}:commit`, body)).toMatch(/^HTTP\/1\.1 400/);
    }
    const filter = deep('{"compositeFilter":{"op":"AND","filters":[', '', ']}}', 20_000);
    const query = `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${filter}}}`;
    expect(await http(`POST ${DOCUMENTS}:runQuery`, query)).toMatch(/^HTTP\/1\.1 400/);
    const path = `${'a.'.repeat(200_000)}a`;
    const masked = `{"writes":[{"update":{${name}},"updateMask":{"fieldPaths":["${path}"]}}]}`;
    expect(await http(`POST ${DOCUMENTS}:commit`, masked)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('rejects a body that is too large, and serves the next request of that connection', async () => {
    const commit = `http://${server.address}${DOCUMENTS}:commit`;
    for (let round = 0; round < 2; round += 1) {
      const refused = await fetch(commit, { method: 'POST', body: `{"writes":[${' '.repeat(17 << 20)}]}` });
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('exceeds the limit'),
      ]);
      const next = await fetch(`http://${server.address}/`, { signal: AbortSignal.timeout(2000) });
      expect(await next.text()).toBe('Ok\n');
    }
  });

  it('names unsupported methods in its refusal', async () => {
    const partition = await http(
      `POST ${DOCUMENTS}:partitionQuery`,
      '{"structuredQuery":{},"partitionCount":"3"}',
    );
    expect(partition).toMatch(/^HTTP\/1\.1 501[^]*partitionQuery is unimplemented/);
    const pipeline = await http(
      `POST ${DOCUMENTS}:executePipeline`,
      '{"structuredPipeline":{"pipeline":{}}}',
    );
    expect(pipeline).toMatch(/^HTTP\/1\.1 501[^]*executePipeline is unimplemented/);
    expect(await http(`POST ${DOCUMENTS}/a?documentId=b`, '{}')).toMatch(/501[^]*CreateDocument is unimpl/);
    expect(await http(`PATCH ${DOCUMENTS}/a/b?updateMask.fieldPaths=c`, '{}')).toMatch(/501[^]*updateMask/);
    const readOnly = '{"options":{"readOnly":{}}}';
    expect(await http(`POST ${DOCUMENTS}:beginTransaction`, readOnly)).toMatch(
      /501[^]*read_only is unimplem/,
    );
    const write = '{"writes":[{"transform":{}}]}';
    expect(await http(`POST ${DOCUMENTS}:commit`, write)).toMatch(/501[^]*transform is unimplemented/);
    const query = '{"structuredQuery":{"from":[{"collectionId":"a"}]},"readTime":"2026-01-01T00:00:00Z"}';
    expect(await http(`POST ${DOCUMENTS}:runQuery`, query)).toMatch(/501[^]*read_time is unimplemented/);
    expect(await http(`DELETE ${DOCUMENTS}:commit`, '{}')).toMatch(/^HTTP\/1\.1 404/);
    expect(await http('GET /emulator/v1/nothing')).toMatch(/^HTTP\/1\.1 404/);
  });

  it('responds to preflights of any path', async () => {
    const response = await fetch(`http://${server.address}/anything`, {
      method: 'OPTIONS',
      headers: { origin: 'http://a.test', 'access-control-request-headers': 'x-a' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://a.test');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-a');
  });
});
