/**
 * The browser SDK's transport: WebChannel (protocol version 8) on
 * `/google.firestore.v1.Firestore/{Listen,Write}/channel`, carried to the same stream services that
 * gRPC calls, as ProtoJSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  ListenRequest,
  ListenResponse,
  StreamReceiver,
  StreamSink,
  WriteRequest,
  WriteResponse,
} from '../../model/messages.ts';
import {
  decodeListenRequest,
  decodeWriteRequest,
  encodeListenResponse,
  encodeWriteResponse,
} from '../../codec/proto-json.ts';
import { BackChannelLimit } from './back-channel-limit.ts';
import { ChannelEndpoint, refuse, type ChannelOpening, type OpenChannel } from './http.ts';
import { OFFICIAL_TIMINGS, type SessionTimings } from './session.ts';

/** The stream half of the Firestore service. Both throw a StatusError for a malformed token. */
export interface StreamServices {
  openListen(opening: ChannelOpening, sink: StreamSink<ListenResponse>): StreamReceiver<ListenRequest>;
  openWrite(opening: ChannelOpening, sink: StreamSink<WriteResponse>): StreamReceiver<WriteRequest>;
}

export type WebChannelHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

const PATH = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;

/** Whether `pathname` belongs to this transport. */
export function isWebChannelPath(pathname: string): boolean {
  return PATH.test(pathname);
}

/** Serves both channels; `url` is the parsed request target. Unknown paths are answered 404. */
export function createWebChannelHandler(
  services: StreamServices,
  timings: SessionTimings = OFFICIAL_TIMINGS,
): WebChannelHandler {
  const limit = new BackChannelLimit();
  const endpoints = {
    Listen: new ChannelEndpoint(listenChannel(services), timings, limit),
    Write: new ChannelEndpoint(writeChannel(services), timings, limit),
  };
  return (request, response, url) => {
    const stream = PATH.exec(url.pathname)?.[1];
    if (stream !== 'Listen' && stream !== 'Write') return refuse(response, 404, 'Not Found\n');
    exposeHeaders(response);
    endpoints[stream].handle(request, response, url.searchParams).catch((error: unknown) => {
      refuse(response, 400, error instanceof Error ? error.message : 'Bad request');
    });
  };
}

function listenChannel(services: StreamServices): OpenChannel {
  return (opening, sink) => {
    const receiver = services.openListen(opening, encodingSink(sink, encodeListenResponse));
    return {
      receive: (json) => receiver.receive(decodeListenRequest(json)),
      close: () => receiver.close(),
    };
  };
}

function writeChannel(services: StreamServices): OpenChannel {
  return (opening, sink) => {
    const receiver = services.openWrite(opening, encodingSink(sink, encodeWriteResponse));
    return {
      receive: (json) => receiver.receive(decodeWriteRequest(json)),
      close: () => receiver.close(),
    };
  };
}

function encodingSink<Response>(
  sink: StreamSink<unknown>,
  encode: (message: Response) => unknown,
): StreamSink<Response> {
  return {
    send: (message) => sink.send(encode(message)),
    isBehind: () => sink.isBehind(),
    onceReady: (callback) => sink.onceReady(callback),
    fail: (code, message) => sink.fail(code, message),
    end: () => sink.end(),
  };
}

/** In addition to the CORS headers of every answer. */
function exposeHeaders(response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  );
}
