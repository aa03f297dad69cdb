// @vitest-environment node
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StreamSink } from '../../src/model/messages.ts';
import { StatusError } from '../../src/model/status-error.ts';
import { BackChannelLimit } from '../../src/transports/webchannel/back-channel-limit.ts';
import { ChannelEndpoint } from '../../src/transports/webchannel/http.ts';

const TIMINGS = { keepAliveMs: 120, maxAgeMs: 400, idleMs: 500 };

interface Opened {
  readonly authorization: string | undefined;
  readonly sink: StreamSink<unknown>;
  readonly received: unknown[];
  closed: boolean;
}

let server: Server;
let port: number;
let endpoint: ChannelEndpoint;
let opened: Opened[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    endpoint.handle(request, response, url.searchParams).catch((error: unknown) => {
      response.writeHead(400).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = listeningPort(server);
});

beforeEach(() => {
  opened = [];
  endpoint = new ChannelEndpoint(
    (authorization, sink) => {
      if (authorization === 'Bearer rubbish') throw new StatusError('INVALID_ARGUMENT', 'invalid jwt');
      const stream: Opened = { authorization, sink, received: [], closed: false };
      opened.push(stream);
      return {
        receive: (message) => void stream.received.push(message),
        close: () => {
          stream.closed = true;
        },
      };
    },
    new BackChannelLimit(),
    TIMINGS,
  );
});

afterEach(() => endpoint.closeAll());

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function listeningPort(listening: Server): number {
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}

function form(messages: readonly unknown[], offset = 0, headers?: string): URLSearchParams {
  const body = new URLSearchParams(headers === undefined ? {} : { headers });
  body.set('count', String(messages.length));
  body.set('ofs', String(offset));
  messages.forEach((message, index) => body.set(`req${index}___data__`, JSON.stringify(message)));
  return body;
}

async function post(query: string, body: URLSearchParams | string = ''): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/channel?VER=8&${query}`, { method: 'POST', body });
}

/** Reads frames like the client: by UTF-16 length. */
function readFrames(text: string): unknown[] {
  const frames: unknown[] = [];
  let rest = text;
  while (rest !== '') {
    const newline = rest.indexOf('\n');
    if (newline < 0) break;
    const length = Number(rest.slice(0, newline));
    const json = rest.slice(newline + 1, newline + 1 + length);
    if (json.length < length) break;
    frames.push(JSON.parse(json));
    rest = rest.slice(newline + 1 + length);
  }
  return frames;
}

async function handshake(messages: readonly unknown[] = [], headers = ''): Promise<string> {
  const reply = await post('database=projects/p/databases/d&RID=7&CVER=22', form(messages, 0, headers));
  expect(reply.status).toBe(200);
  const [frame] = readFrames(await reply.text());
  const sid: unknown = Array.isArray(frame) ? frame[0]?.[1]?.[1] : undefined;
  if (typeof sid !== 'string') throw new Error(`no session id in ${JSON.stringify(frame)}`);
  expect(frame).toEqual([[0, ['c', sid, '', 8, 12, 30_000]]]);
  return sid;
}

interface OpenBackChannel {
  text(): string;
  readonly ended: Promise<string>;
  abort(): void;
}

async function backChannel(
  sid: string,
  aid: number,
  ci = 0,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenBackChannel> {
  const response = await new Promise<IncomingMessage>((done, failed) => {
    const path = `/channel?VER=8&RID=rpc&SID=${sid}&AID=${aid}&CI=${ci}&TYPE=xmlhttp`;
    httpRequest({ port, host: '127.0.0.1', path, headers }, done).on('error', failed).end();
  });
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<string>((done) => response.on('close', () => done(text)));
  return { text: () => text, ended, abort: () => response.destroy() };
}

async function until(condition: () => boolean): Promise<void> {
  const limit = Date.now() + 3_000;
  while (!condition()) {
    if (Date.now() > limit) throw new Error('waited in vain');
    await new Promise((done) => setTimeout(done, 5));
  }
}

function payloads(text: string): unknown[] {
  return readFrames(text).flatMap((frame) => (Array.isArray(frame) ? frame.map((entry) => entry[1][0]) : []));
}

function withoutNoops(text: string): unknown[] {
  return payloads(text).filter((payload) => payload !== 'noop');
}

describe('handshake', () => {
  test('opens the stream with the form’s headers and delivers the first messages', async () => {
    await handshake([{ a: 1 }, { a: 2 }], 'X-Goog-Api-Client:gl-js\r\nauthorization:Bearer a:b\r\n');
    expect(opened[0]?.authorization).toBe('Bearer a:b');
    expect(opened[0]?.received).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('a refused opening is reported on the back channel', async () => {
    const sid = await handshake([{}], 'Authorization:Bearer rubbish\r\n');
    const back = await backChannel(sid, 0);
    await until(() => withoutNoops(back.text()).length > 0);
    expect(withoutNoops(back.text())).toEqual([
      { error: { message: 'INVALID_ARGUMENT: invalid jwt', status: 'INVALID_ARGUMENT' } },
    ]);
    back.abort();
  });

  test.each(['count=x', 'count=1&ofs=0', 'count=2&ofs=-1&req0___data__={}'])('refuses %s', async (body) => {
    expect((await post('RID=1', new URLSearchParams(body))).status).toBe(400);
    expect(endpoint.sessionCount).toBe(0);
  });
});

describe('forward channel', () => {
  test('delivers each number once and in order, regardless of the order of arrival', async () => {
    const sid = await handshake(['zero']);
    await post(`SID=${sid}&RID=9`, form(['two'], 2));
    expect(opened[0]?.received).toEqual(['zero']);
    await post(`SID=${sid}&RID=8`, form(['one'], 1));
    await post(`SID=${sid}&RID=8`, form(['one'], 1));
    expect(opened[0]?.received).toEqual(['zero', 'one', 'two']);
  });

  test('responds whether a back channel is open and what was sent, at arrival', async () => {
    const sid = await handshake();
    expect(await (await post(`SID=${sid}&RID=8`, form([]))).text()).toBe('7\n[0,0,7]');
    const back = await backChannel(sid, 0);
    await until(() => back.text() !== '');
    // The first noop, and more on a slow machine.
    expect(await (await post(`SID=${sid}&RID=9`, form([]))).text()).toMatch(/^7\n\[1,[1-9],7\]$/);
    back.abort();
  });

  test('a message that is not JSON ends the stream with INVALID_ARGUMENT', async () => {
    const sid = await handshake();
    await post(`SID=${sid}&RID=8`, new URLSearchParams({ count: '1', ofs: '0', req0___data__: '{' }));
    const back = await backChannel(sid, 0);
    await until(() => withoutNoops(back.text()).length > 0);
    expect(withoutNoops(back.text())).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
    expect(opened[0]?.closed).toBe(true);
    back.abort();
  });
});

describe('back channel', () => {
  test('sends a noop immediately and then messages framed by UTF-16 length', async () => {
    const sid = await handshake();
    const back = await backChannel(sid, 0);
    await until(() => payloads(back.text()).length === 1);
    expect(payloads(back.text())).toEqual(['noop']);
    opened[0]?.sink.send({ text: 'გამარჯობა 🏔 \u{1F9D7}' });
    await until(() => payloads(back.text()).length === 2);
    expect(payloads(back.text())[1]).toEqual({ text: 'გამარჯობა 🏔 \u{1F9D7}' });
    back.abort();
  });

  test('resends messages that the AID does not acknowledge, with the same ids', async () => {
    const sid = await handshake();
    const { sink } = opened[0] ?? {};
    sink?.send('one');
    sink?.send('two');
    const first = await backChannel(sid, 0);
    await until(() => withoutNoops(first.text()).length === 2);
    first.abort();
    const second = await backChannel(sid, 1);
    await until(() => withoutNoops(second.text()).length === 1);
    expect(readFrames(second.text())[0]).toEqual([[2, ['two']]]);
    second.abort();
  });

  test('an AID beyond everything sent loses no later message', async () => {
    const sid = await handshake();
    const back = await backChannel(sid, 1_000_000);
    opened[0]?.sink.send('one');
    await until(() => withoutNoops(back.text()).length === 1);
    expect(withoutNoops(back.text())).toHaveLength(1);
    back.abort();
  });

  test('a newer one replaces the older one', async () => {
    const sid = await handshake();
    const first = await backChannel(sid, 0);
    const second = await backChannel(sid, 0);
    await first.ended;
    opened[0]?.sink.send('late');
    await until(() => withoutNoops(second.text()).length === 1);
    expect(withoutNoops(first.text())).toEqual([]);
    second.abort();
  });

  test('sends a noop while idle, ends with one, and the session stays open', async () => {
    const sid = await handshake();
    const text = await (await backChannel(sid, 0)).ended;
    expect(payloads(text).length).toBeGreaterThanOrEqual(4);
    expect(new Set(payloads(text))).toEqual(new Set(['noop']));
    expect((await post(`SID=${sid}&RID=8`, form([]))).status).toBe(200);
  });

  test('long polling ends with the first data, sent in one piece', async () => {
    const sid = await handshake();
    const waiting = await backChannel(sid, 0, 1);
    await until(() => waiting.text() !== '');
    opened[0]?.sink.send('one');
    opened[0]?.sink.send('two');
    expect(withoutNoops(await waiting.ended)).toEqual(['one', 'two']);
    opened[0]?.sink.send('three');
    expect(withoutNoops(await (await backChannel(sid, 3, 1)).ended)).toEqual(['three']);
  });

  test('a slow reader loses nothing', async () => {
    const sid = await handshake();
    const response = await fetch(`http://127.0.0.1:${port}/channel?RID=rpc&SID=${sid}&AID=0&CI=0`);
    const big = 'x'.repeat(400_000);
    for (let index = 0; index < 12; index += 1) opened[0]?.sink.send({ index, big });
    await new Promise((done) => setTimeout(done, 100));
    const text = await response.text();
    expect(withoutNoops(text)).toHaveLength(12);
  });
});

describe('many tabs', () => {
  const browser = { origin: 'http://localhost', 'user-agent': 'a browser' };
  const openAll = (headers: Readonly<Record<string, string>>): Promise<OpenBackChannel[]> =>
    Promise.all(Array.from({ length: 6 }, async () => backChannel(await handshake(), 0, 0, headers)));
  const isOver = (channel: OpenBackChannel): Promise<boolean> =>
    Promise.race([
      channel.ended.then(() => true),
      new Promise<false>((done) => setTimeout(() => done(false), TIMINGS.maxAgeMs - 100)),
    ]);

  test('of one browser do not use all its connections', async () => {
    const channels = await openAll(browser);
    const ended = await Promise.all(channels.map(isOver));
    expect(ended.filter(Boolean)).toHaveLength(2);
    for (const channel of channels) channel.abort();
  });

  test('of other programs are not limited', async () => {
    const channels = await openAll({});
    expect(await Promise.all(channels.map(isOver))).not.toContain(true);
    for (const channel of channels) channel.abort();
  });
});

describe('end of a session', () => {
  test('an error is a numbered message, and the receiver is not called again', async () => {
    const sid = await handshake();
    opened[0]?.sink.fail('PERMISSION_DENIED', "\nfalse for 'get' @ L3");
    const back = await backChannel(sid, 0);
    await until(() => withoutNoops(back.text()).length === 1);
    expect(withoutNoops(back.text())).toEqual([
      { error: { message: "PERMISSION_DENIED: \nfalse for 'get' @ L3", status: 'PERMISSION_DENIED' } },
    ]);
    await post(`SID=${sid}&RID=8`, form(['late']));
    expect(opened[0]?.received).toEqual([]);
    back.abort();
  });

  test('terminate closes the stream and ends the back channel; the SID is unknown from then on', async () => {
    const sid = await handshake();
    const back = await backChannel(sid, 0);
    const reply = await post(`SID=${sid}&RID=9&TYPE=terminate`);
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    await back.ended;
    expect(opened[0]?.closed).toBe(true);
    const after = await post(`SID=${sid}&RID=10`, form([]));
    expect([after.status, await after.text()]).toEqual([400, 'Unknown SID']);
    expect((await post(`SID=${sid}&TYPE=terminate`)).status).toBe(400);
  });

  test('an idle session is dropped', async () => {
    await handshake();
    await until(() => endpoint.sessionCount === 0);
    expect(opened[0]?.closed).toBe(true);
  });
});
