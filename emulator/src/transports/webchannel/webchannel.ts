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
import { BackChannelCrowd } from './back-channel-limit.ts';
import { ChannelEndpoint, refuse, type ChannelOpening, type OpenChannel, type PacedChannel } from './http.ts';
import { OFFICIAL_TIMINGS, type SessionTimings } from './session.ts';

/** The stream half of the Firestore service. Both throw a StatusError for a malformed token. */
export interface StreamServices {
  openListen(
    opening: ChannelOpening,
    sink: StreamSink<ListenResponse> & PacedChannel,
  ): StreamReceiver<ListenRequest>;
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
  const crowd = new BackChannelCrowd();
  const endpoints = {
    Listen: new ChannelEndpoint(listenChannel(services), timings, crowd),
    Write: new ChannelEndpoint(writeChannel(services), timings, crowd),
  };
  return (request, response, url) => {
    const stream = PATH.exec(url.pathname)?.[1];
    if (stream !== 'Listen' && stream !== 'Write') return refuse(response, 404, 'Not Found\n');
    exposeHeaders(response);
    endpoints[stream].handle(request, response, url.searchParams).catch((error: unknown) => {
      const tooLong = error instanceof RangeError;
      refuse(response, tooLong ? 413 : 400, error instanceof Error ? error.message : 'Bad request');
    });
  };
}

function listenChannel(services: StreamServices): OpenChannel {
  return (opening, sink) => {
    const receiver = services.openListen(opening, {
      send: (message) => sink.send(encodeListenResponse(message)),
      fail: (code, message) => sink.fail(code, message),
      end: () => sink.end(),
      isBehind: () => sink.isBehind(),
      onceReady: (callback) => sink.onceReady(callback),
    });
    return {
      receive: (json) => receiver.receive(decodeListenRequest(json)),
      close: () => receiver.close(),
    };
  };
}

function writeChannel(services: StreamServices): OpenChannel {
  return (opening, sink) => {
    const receiver = services.openWrite(opening, {
      send: (message) => sink.send(encodeWriteResponse(message)),
      fail: (code, message) => sink.fail(code, message),
      end: () => sink.end(),
    });
    return {
      receive: (json) => receiver.receive(decodeWriteRequest(json)),
      close: () => receiver.close(),
    };
  };
}

/** Beside what the server sends on every answer to a page of another origin. */
function exposeHeaders(response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  );
}
