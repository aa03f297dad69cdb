/**
 * WebChannel over HTTP/1.1: tells handshake, back channel, forward and terminate requests apart and
 * keeps the sessions. Payloads are plain JSON, which the stream interprets.
 *
 * Measured: a request without SID and without TYPE=terminate is a handshake; its form carries the headers
 * of the session (the token among them) and the first messages. An unknown SID is a 400 with the text
 * "Unknown SID", which the client looks for. An RPC error is a message `{"error":{message,status}}`.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StreamReceiver, StreamSink } from '../../model/messages.ts';
import { invalidArgument, StatusError } from '../../model/status-error.ts';
import { readBody } from '../http-response.ts';
import type { BackChannelLimit } from './back-channel-limit.ts';
import { frame, parseForwardForm, wholeNumber } from './framing.ts';
import { OFFICIAL_TIMINGS, WebChannelSession, type SessionTimings } from './session.ts';

/**
 * Opens a stream of JSON messages; `authorization` is undefined for anonymous callers. May throw a
 * StatusError, which is sent on the channel.
 */
type OpenChannel = (authorization: string | undefined, sink: StreamSink<unknown>) => StreamReceiver<unknown>;

/** The longest body of one POST, bytes: ten documents of the largest size, percent-encoded. */
const MAX_BODY_BYTES = 64 << 20;

interface Channel {
  readonly session: WebChannelSession;
  /** Undefined once the stream has ended; later messages are dropped. */
  receiver: StreamReceiver<unknown> | undefined;
  /** Whether the end has been sent to the client; nothing is sent after it. */
  over: boolean;
}

/** The sessions of one stream path (`…/Listen/channel` or `…/Write/channel`). */
export class ChannelEndpoint {
  readonly #open: OpenChannel;
  readonly #timings: SessionTimings;
  readonly #limit: BackChannelLimit;
  readonly #channels = new Map<string, Channel>();

  /** `limit` is shared by the endpoints of one port. */
  constructor(open: OpenChannel, limit: BackChannelLimit, timings: SessionTimings = OFFICIAL_TIMINGS) {
    this.#open = open;
    this.#timings = timings;
    this.#limit = limit;
  }

  get sessionCount(): number {
    return this.#channels.size;
  }

  async handle(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const sid = query.get('SID');
    if (query.get('TYPE') === 'terminate') return this.#terminate(sid, request, response);
    if (sid === null) return this.#handshake(request, response);
    const channel = this.#channels.get(sid);
    if (!channel) return refuse(response, 400, 'Unknown SID');
    const aid = query.get('AID');
    // -1: the client has seen nothing yet.
    const seen = aid === null || aid === '-1' ? 0 : wholeNumber(aid, 'AID');
    if (request.method === 'GET') {
      attachBackChannel(channel, request, response, query, seen);
      this.#limit.add(request, response, () => channel.session.closeBackChannel(response));
      return;
    }
    return this.#forward(channel, request, response, seen);
  }

  closeAll(): void {
    for (const { session } of this.#channels.values()) session.close();
  }

  async #handshake(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return refuse(response, 400, 'Unknown SID');
    const form = parseForwardForm(await readBody(request, MAX_BODY_BYTES));
    const authorization = form.headers.get('authorization') ?? request.headers.authorization;
    const channel = this.#createChannel(authorization);
    const { session } = channel;
    answer(response, frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, 30_000]]])));
    session.accept(form.messages);
  }

  #createChannel(authorization: string | undefined): Channel {
    const id = randomBytes(16).toString('base64url');
    const session = new WebChannelSession(
      id,
      {
        onMessage: (text) => deliver(channel, text),
        onClosed: () => {
          this.#channels.delete(id);
          const { receiver } = channel;
          channel.receiver = undefined;
          receiver?.close();
        },
      },
      this.#timings,
    );
    const channel: Channel = { session, receiver: undefined, over: false };
    this.#channels.set(id, channel);
    try {
      const receiver = this.#open(authorization, sinkOf(channel));
      if (!channel.over) channel.receiver = receiver;
    } catch (error) {
      fail(channel, error);
    }
    return channel;
  }

  async #forward(
    { session }: Channel,
    request: IncomingMessage,
    response: ServerResponse,
    seen: number,
  ): Promise<void> {
    session.touch();
    const form = parseForwardForm(await readBody(request, MAX_BODY_BYTES));
    session.acknowledge(seen);
    // The state at arrival: the response to these messages must not look like lost ones.
    answer(response, frame(session.forwardReply()));
    session.accept(form.messages);
  }

  #terminate(sid: string | null, request: IncomingMessage, response: ServerResponse): void {
    request.resume();
    const channel = sid === null ? undefined : this.#channels.get(sid);
    if (!channel) return refuse(response, 400, 'Unknown SID');
    channel.session.close();
    answer(response, '');
  }
}

function attachBackChannel(
  { session }: Channel,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  seen: number,
): void {
  request.socket.setNoDelay(true);
  request.socket.setTimeout(0);
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, max-age=0',
    'X-Content-Type-Options': 'nosniff',
  });
  session.attach(response, seen, query.get('CI') === '1');
}

function sinkOf(channel: Channel): StreamSink<unknown> {
  return {
    send: (message) => {
      if (!channel.over) channel.session.push(JSON.stringify(message));
    },
    fail: (code, message) => fail(channel, new StatusError(code, message)),
    end: () => finish(channel, '"close"'),
    isBehind: () => channel.session.isBehind(),
    onceReady: (callback) => channel.session.onceReady(callback),
  };
}

function deliver(channel: Channel, text: string): void {
  const { receiver } = channel;
  if (!receiver) return;
  try {
    receiver.receive(JSON.parse(text));
  } catch (error) {
    receiver.close();
    fail(channel, error);
  }
}

/** Informs the client; the session stays until the client terminates it or it is dropped when idle. */
function fail(channel: Channel, error: unknown): void {
  const { code, message } = asStatus(error);
  finish(channel, JSON.stringify({ error: { message: `${code}: ${message}`, status: code } }));
}

function finish(channel: Channel, lastMessage: string): void {
  if (channel.over) return;
  channel.over = true;
  channel.receiver = undefined;
  channel.session.push(lastMessage);
}

function asStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (error instanceof SyntaxError) return invalidArgument(error.message);
  console.error('Unexpected error on a WebChannel stream:', error);
  return new StatusError('INTERNAL', error instanceof Error ? error.message : 'Unexpected error');
}

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(body);
}

/** Sends an HTTP error: the client drops the session, and the SDK opens another one after its backoff. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
