// @vitest-environment node
/**
 * Any input to the port gets a response or a closed connection, and never causes a crash or stores a
 * document.
 */
import { connect } from 'node:net';
import { connect as connectHttp2, constants } from 'node:http2';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
  it('survives random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('', 'PRI', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'POST '),
        async (bytes, start) => {
          expect(await exchange(Buffer.concat([Buffer.from(start), bytes]))).not.toMatch(
            /^HTTP\/1\.1 (?:200|5)/,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('waits for the rest of a split HTTP/2 preface without busy polling', async () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('P');
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
    socket.destroy();
  });

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

  it('ignores a truncated request', async () => {
    const error = vi.spyOn(console, 'error');
    const request = `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"writes":[`;
    for (let length = 1; length <= request.length; length += 4) {
      await new Promise<void>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () => {
          socket.write(request.slice(0, length), () => setTimeout(() => socket.destroy(), 2));
        });
        socket.on('close', () => resolve());
      });
    }
    await fetch(`http://${server.address}/`);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('rejects or ignores random commit bodies', async () => {
    const names = ['writes', 'update', 'delete', 'transform', 'name', 'fields', 'updateMask', '__proto__'];
    const { json } = fc.letrec<{ json: unknown }>((tie) => ({
      json: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(
          null,
          true,
          -0,
          1e308,
          '',
          '..',
          '\0',
          '\ud800',
          'NULL_VALUE',
          `${DATABASE}/documents/a`,
        ),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 4 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(json, async (body) => {
        const url = `http://${server.address}${DOCUMENTS}:commit`;
        const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ writes: body }) });
        // An empty list of writes is a valid commit.
        expect([200, 400]).toContain(answer.status);
        await answer.arrayBuffer();
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('survives any forward message of a WebChannel', async () => {
    const channel = `http://${server.address}/google.firestore.v1.Firestore/Write/channel?VER=8&database=${encodeURIComponent(DATABASE)}`;
    const message = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.json({ maxDepth: 3 }),
      fc.constantFrom('{"writes":[{"update":{"name":"a/../b"}}]}', '{"database":7}', '['.repeat(50_000)),
    );
    const number = fc.constantFrom('0', '1', '-1', 'x', '1e308', '99999999999');
    await fc.assert(
      fc.asyncProperty(number, number, number, message, async (count, ofs, aid, text) => {
        const opened = await fetch(`${channel}&RID=1`, { method: 'POST', body: 'headers=&count=0' });
        const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? '';
        const body = new URLSearchParams({ count, ofs, req0___data__: text, req1___data__: text });
        const sent = await fetch(`${channel}&SID=${sid}&RID=2&AID=${aid}`, { method: 'POST', body });
        expect([200, 400]).toContain(sent.status);
        await sent.arrayBuffer();
        await fetch(`${channel}&SID=${sid}&RID=3&TYPE=terminate`, { method: 'POST' });
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  describe('a WebChannel', () => {
    const channel = (stream: string): string =>
      `http://${server.address}/google.firestore.v1.Firestore/${stream}/channel?VER=8&database=${encodeURIComponent(DATABASE)}`;
    const open = async (stream: string): Promise<string> => {
      const opened = await fetch(`${channel(stream)}&RID=1`, { method: 'POST', body: 'headers=&count=0' });
      return /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? '';
    };

    it.each([
      ['GET', 'RID=rpc'],
      ['GET', 'RID=rpc&SID=guessed'],
      ['GET', 'RID=rpc&SID=__proto__&AID=0'],
      ['POST', 'RID=2&SID='],
      ['POST', 'RID=2&SID=constructor'],
      ['POST', 'TYPE=terminate'],
      ['POST', 'TYPE=terminate&SID=guessed'],
      ['PUT', 'RID=2'],
    ])('without a session: %s %s', async (method, query) => {
      const answer = await fetch(`${channel('Listen')}&${query}`, { method });
      expect([answer.status, await answer.text()]).toEqual([400, 'Unknown SID']);
    });

    it('of the other stream is not known', async () => {
      const sid = await open('Listen');
      expect((await fetch(`${channel('Write')}&RID=rpc&SID=${sid}&AID=0`)).status).toBe(400);
      await fetch(`${channel('Listen')}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
    });

    it.each(['-2', '1.5', 'NaN', '1e9', '9'.repeat(30), '%00', ''])('acknowledges no AID %s', async (aid) => {
      const sid = await open('Listen');
      const answer = await fetch(`${channel('Listen')}&RID=rpc&SID=${sid}&AID=${aid}&CI=1`);
      expect(answer.status).toBe(400);
      await fetch(`${channel('Listen')}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
    });

    it('resends only what was sent when the AID is too large', async () => {
      const sid = await open('Write');
      const body = new URLSearchParams({
        count: '1',
        ofs: '0',
        req0___data__: JSON.stringify({ database: DATABASE }),
      });
      await fetch(`${channel('Write')}&RID=2&SID=${sid}&AID=999999999`, { method: 'POST', body });
      const answer = await fetch(`${channel('Write')}&RID=rpc&SID=${sid}&AID=0&CI=1`);
      expect(await answer.text()).toContain('streamId');
      await fetch(`${channel('Write')}&SID=${sid}&TYPE=terminate`, { method: 'POST' });
    });
  });

  const grpc = (
    body: Uint8Array,
    more: Readonly<Record<string, string>> = {},
    method = 'Commit',
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const client = connectHttp2(`http://${server.address}`);
      client.on('error', reject);
      const stream = client.request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/google.firestore.v1.Firestore/${method}`,
        'content-type': 'application/grpc',
        te: 'trailers',
        ...more,
      });
      let status = 'none';
      const note = (headers: { readonly 'grpc-status'?: string | string[] }): void => {
        if (typeof headers['grpc-status'] === 'string') status = headers['grpc-status'];
      };
      stream
        .on('response', note)
        .on('trailers', note)
        .on('error', () => undefined);
      stream.on('close', () => {
        client.close();
        resolve(status);
      });
      stream.resume();
      stream.end(body);
    });
  const framed = (flag: number, length: number, message: Uint8Array): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flag, 0);
    head.writeUInt32BE(length, 1);
    return Buffer.concat([head, message]);
  };
  const ten = Buffer.alloc(10, 0x0a);
  const bomb = gzipSync(Buffer.alloc(200 << 20));

  it.each<[string, Buffer, Readonly<Record<string, string>>]>([
    ['longer than what follows', framed(0, 1000, ten), {}],
    ['shorter than what follows', framed(0, 3, ten), {}],
    ['of four gigabytes', framed(0, 0xff_ff_ff_ff, ten), {}],
    ['of no length at all', Buffer.alloc(3), {}],
    ['said to be compressed, which it is not', framed(1, 10, ten), { 'grpc-encoding': 'gzip' }],
    ['said to be compressed, nobody knows how', framed(1, 10, ten), {}],
    ['compressed in an unknown way', framed(1, 10, ten), { 'grpc-encoding': 'snappy' }],
    ['that unpacks to more than the limit', framed(1, bomb.length, bomb), { 'grpc-encoding': 'gzip' }],
    ['with an unknown flag', framed(7, 10, ten), {}],
    ['twice', Buffer.concat([framed(0, 0, Buffer.alloc(0)), framed(0, 0, Buffer.alloc(0))]), {}],
  ])('answers a gRPC frame %s with an error', async (_, body, more) => {
    expect(await grpc(body, more)).toMatch(/^(?:3|8|12|13)$/);
    expect(await grpc(body, more, 'BatchGetDocuments')).toMatch(/^(?:3|8|12|13)$/);
  });

  it('responds to any commit over gRPC with a status', async () => {
    const client = connectHttp2(`http://${server.address}`);
    const call = (message: Uint8Array): Promise<string> =>
      new Promise((resolve, reject) => {
        const stream = client.request({
          [constants.HTTP2_HEADER_METHOD]: 'POST',
          [constants.HTTP2_HEADER_PATH]: '/google.firestore.v1.Firestore/Commit',
          'content-type': 'application/grpc',
          te: 'trailers',
        });
        const status = (headers: { readonly 'grpc-status'?: string | string[] }): void => {
          if (typeof headers['grpc-status'] === 'string') resolve(headers['grpc-status']);
        };
        stream.on('response', status);
        stream.on('trailers', status);
        stream.on('error', reject);
        stream.resume();
        const frame = Buffer.alloc(5);
        frame.writeUInt32BE(message.length, 1);
        stream.end(Buffer.concat([frame, message]));
      });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), async (bytes) => {
        expect(await call(bytes)).toBe('3');
      }),
      { numRuns: 100 },
    );
    client.close();
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
