/**
 * HTTP details shared by REST and the emulator's own endpoints: CORS, bodies, errors.
 * Facts (measured): with an `Origin` it is echoed, credentials are allowed (so `*` is never enough);
 * OPTIONS on any path is 200; success bodies are indented JSON, errors one line; REST bodies may be
 * 16 MiB; unknown paths are 404 `Not Found\n` without a content type.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError, type StatusCode } from '../model/status-error.ts';

const MAX_BODY_BYTES = 16 << 20;

const HTTP_STATUS: Readonly<Record<StatusCode, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
  UNKNOWN: 500,
  INTERNAL: 500,
  DATA_LOSS: 500,
};

export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
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

/** `{}` for an empty body. Throws INVALID_ARGUMENT for anything but JSON within the limit. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  // A refused body must not take the connection with it before the answer is out.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`,
      );
    }
    parts.push(bytes);
  }
  const body = Buffer.concat(parts).toString('utf8');
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  }
}

export function answerJson(response: ServerResponse, json: unknown): void {
  answerText(response, 200, `${JSON.stringify(json, null, 2)}\n`, 'application/json; charset=utf-8');
}

export function answerText(
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

export function answerNotFound(response: ServerResponse): void {
  answerText(response, 404, 'Not Found\n');
}

export function answerError(response: ServerResponse, error: unknown): void {
  // Cut off by the client: there is nobody to answer.
  if (response.headersSent || response.req.errored) {
    response.destroy();
    return;
  }
  if (!(error instanceof StatusError)) console.error('Unexpected error in an HTTP request:', error);
  // The rest of a body that was not read would be taken for the next request.
  if (!response.req.complete) {
    response.shouldKeepAlive = false;
    response.req.resume();
  }
  const status = error instanceof StatusError ? error : new StatusError('INTERNAL', String(error));
  const code = HTTP_STATUS[status.code];
  const message = status.message === '' ? {} : { message: status.message };
  const body = JSON.stringify({ error: { code, ...message, status: status.code } });
  answerText(response, code, body, 'application/json; charset=utf-8');
}
