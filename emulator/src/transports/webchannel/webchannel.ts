/**
 * The browser SDK's transport: WebChannel (protocol version 8) on
 * `/google.firestore.v1.Firestore/{Listen,Write}/channel`, carried to the same stream services that
 * gRPC calls, as ProtoJSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatProtoJson, parseProtoJson } from '../../protobuf/json.ts';
import type { EmulatorServices } from '../../service/services.ts';
import { openStream, type StreamMethod } from '../streams.ts';
import { BackChannelLimit } from './back-channel-limit.ts';
import { ChannelEndpoint, refuse } from './http.ts';

export type WebChannelHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

const PATH = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;
const PROTO_JSON = { decode: parseProtoJson, encode: formatProtoJson };

/** Whether `pathname` belongs to this transport. */
export function isWebChannelPath(pathname: string): boolean {
  return PATH.test(pathname);
}

/** Serves both channels; `url` is the parsed request target. Unknown paths are answered 404. */
export function createWebChannelHandler(services: EmulatorServices): WebChannelHandler {
  const limit = new BackChannelLimit();
  const endpoint = (method: StreamMethod): ChannelEndpoint =>
    new ChannelEndpoint(
      (authorization, sink) => openStream(services, method, authorization, sink, PROTO_JSON),
      limit,
    );
  const endpoints = { Listen: endpoint('Listen'), Write: endpoint('Write') };
  return (request, response, url) => {
    const stream = PATH.exec(url.pathname)?.[1];
    if (stream !== 'Listen' && stream !== 'Write') return refuse(response, 404, 'Not Found\n');
    exposeHeaders(response);
    endpoints[stream].handle(request, response, url.searchParams).catch((error: unknown) => {
      refuse(response, 400, error instanceof Error ? error.message : 'Bad request');
    });
  };
}

/** In addition to the CORS headers of every response. */
function exposeHeaders(response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  );
}
