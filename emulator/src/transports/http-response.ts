/**
 * HTTP details shared by REST and the emulator's own endpoints: CORS, bodies, errors.
 * Measured: an `Origin` is echoed, since credentials are allowed;
 * OPTIONS on any path is 200; success bodies are indented JSON, errors one line; REST bodies may be
 * 16 MiB; unknown paths are 404 `Not Found\n` without a content type.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidArgument, statusOf, type StatusCode } from '../model/status-error.ts';

const MAX_BODY_BYTES = 16 << 20;

/** 500 for all others. */
const HTTP_STATUS: Readonly<Partial<Record<StatusCode, number>>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
};

export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
}

export function respondPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers'];
  if (request.headers.origin !== undefined) {
    if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
    if (request.headers['access-control-request-private-network'] !== undefined) {
      response.setHeader('Access-Control-Allow-Private-Network', 'true');
    }
  }
  response.writeHead(200, { 'Content-Length': 0 });
  response.end();
}

/** Throws INVALID_ARGUMENT for a body of more than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  // The connection must stay open until the response to a refused body is sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > limit) throw invalidArgument(`Request payload size exceeds the limit: ${limit} bytes.`);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns `{}` for an empty body. Throws INVALID_ARGUMENT for anything but JSON within the limit. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw invalidArgument("Payload isn't valid for request.");
  }
}

export function respondJson(response: ServerResponse, json: unknown): void {
  respondText(response, 200, `${JSON.stringify(json, null, 2)}\n`, 'application/json; charset=utf-8');
}

export function respondText(
  response: ServerResponse,
  status: number,
  body: string,
  contentType?: string,
): void {
  response.writeHead(status, {
    ...(contentType !== undefined && { 'Content-Type': contentType }),
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

export function respondNotFound(response: ServerResponse): void {
  respondText(response, 404, 'Not Found\n');
}

export function respondError(response: ServerResponse, error: unknown): void {
  // The client closed the connection.
  if (response.headersSent || response.req.errored) {
    response.destroy();
    return;
  }
  const status = statusOf(error, 'in an HTTP request');
  // Otherwise the rest of an unread body would be parsed as the next request.
  if (!response.req.complete) {
    response.shouldKeepAlive = false;
    response.req.resume();
  }
  const code = HTTP_STATUS[status.code] ?? 500;
  const message = status.message === '' ? {} : { message: status.message };
  const body = JSON.stringify({ error: { code, ...message, status: status.code } });
  respondText(response, code, body, 'application/json; charset=utf-8');
}
