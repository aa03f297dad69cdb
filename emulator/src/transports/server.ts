/**
 * One port for gRPC, REST and WebChannel, distinguished by the first bytes of a connection. HTTP/2 with
 * prior knowledge begins with `PRI`, everything else is HTTP/1.1.
 */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { invalidArgument } from '../model/status-error.ts';
import type { EmulatorServices } from '../service/services.ts';
import type { EmulatorEndpoint } from './emulator-endpoint.ts';
import { handleEmulatorRequest } from './emulator-endpoints.ts';
import type { GrpcEndpoint } from './grpc.ts';
import { allowOrigin, respondError, respondPreflight } from './http-response.ts';
import { handleRest, isRestPath } from './rest.ts';
import {
  createWebChannelHandler,
  isWebChannelPath,
  type WebChannelHandler,
} from './webchannel/webchannel.ts';

const HTTP2_PREFACE = 'PRI';

interface ServerOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly services: EmulatorServices;
  readonly endpoints?: readonly EmulatorEndpoint[];
}

export interface RunningServer {
  readonly port: number;
  /** Closes every connection and frees the port. */
  close(): Promise<void>;
}

/** Rejects with the system's error (EADDRINUSE) when the port cannot be bound. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const http = httpServer(options);
  const sockets = new Set<Socket>();
  const grpc = lazyGrpc(options.services);
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    route(socket, http, grpc.serve);
  };
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const first = await listen(host, options.port, accept);
  const port = portOf(first);
  const servers = [first];
  const twin = loopbackTwin(host);
  // Browsers may resolve localhost to either address; a machine without IPv6 is fine.
  if (twin !== undefined)
    await listen(twin, port, accept).then(
      (server) => servers.push(server),
      () => undefined,
    );
  return {
    port,
    close: async () => {
      grpc.close();
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

/** grpc-js is loaded by the first HTTP/2 connection; sockets are not read until then. */
function lazyGrpc(services: EmulatorServices): { serve: (socket: Socket) => void; close: () => void } {
  let endpoint: Promise<GrpcEndpoint> | undefined;
  let closed = false;
  return {
    serve: (socket) => {
      endpoint ??= import('./grpc.ts').then(({ createGrpcEndpoint }) => createGrpcEndpoint(services));
      endpoint.then(
        (loaded) => (closed || socket.destroyed ? socket.destroy() : loaded.serve(socket)),
        (error: unknown) => {
          console.error('gRPC could not be loaded:', error);
          socket.destroy();
        },
      );
    },
    close: () => {
      closed = true;
      endpoint?.then((loaded) => loaded.close()).catch(() => undefined);
    },
  };
}

function route(socket: Socket, http: HttpServer, serveGrpc: (socket: Socket) => void): void {
  let head = Buffer.alloc(0);
  const onReadable = (): void => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    head = Buffer.concat([head, chunk]);
    const start = head.toString('latin1', 0, HTTP2_PREFACE.length);
    // One or two bytes that may become the preface: wait for more.
    if (start.length < HTTP2_PREFACE.length && HTTP2_PREFACE.startsWith(start)) return;
    socket.off('readable', onReadable);
    socket.unshift(head);
    if (start === HTTP2_PREFACE) serveGrpc(socket);
    else http.emit('connection', socket);
  };
  socket.on('readable', onReadable);
}

function httpServer(options: ServerOptions): HttpServer {
  const webChannel = createWebChannelHandler(options.services);
  const server = createHttpServer((request, response) => {
    handleHttp(options, webChannel, request, response).catch((error: unknown) =>
      respondError(response, error),
    );
  });
  // WebChannel's back channels stay open for a minute, and their connections longer.
  server.keepAliveTimeout = 120_000;
  server.requestTimeout = 0;
  server.timeout = 0;
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}

async function handleHttp(
  options: ServerOptions,
  webChannel: WebChannelHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return respondPreflight(request, response);
  const url = requestUrl(request);
  if (isWebChannelPath(url.pathname)) return webChannel(request, response, url);
  if (isRestPath(url.pathname)) return handleRest(options.services, request, response, url);
  return handleEmulatorRequest(options.services, options.endpoints ?? [], request, response, url);
}

/** URL parsing resolves `..` and `%2e%2e`, so no document path contains them. */
function requestUrl(request: IncomingMessage): URL {
  const target = request.url ?? '/';
  const path = target.split('?', 1)[0] ?? '';
  const url = target.startsWith('/') ? URL.parse(`http://localhost${target}`) : URL.parse(target);
  if (!url) throw invalidArgument('The request target is not a URL.');
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|:|$)/i.test(path) || path.includes('\\')) {
    throw invalidArgument('The path contains "." or ".." segments.');
  }
  return url;
}

function listen(host: string, port: number, accept: (socket: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createTcpServer({ noDelay: true, pauseOnConnect: false }, accept);
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error('The server socket failed:', error));
      resolve(server);
    });
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function loopbackTwin(host: string): string | undefined {
  if (host === '127.0.0.1') return '::1';
  return host === '::1' ? '127.0.0.1' : undefined;
}
