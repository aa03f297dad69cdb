/**
 * REST: maps paths to the methods of rpc-methods.ts. Bodies are JSON regardless of their content type
 * (the web SDK sends text/plain to avoid preflights). Source of the paths: the google.api.http options of
 * the public protos.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatProtoJson, parseProtoJson } from '../protobuf/json.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { EmulatorServices } from '../service/services.ts';
import { respondJson, respondNotFound, readJson } from './http-response.ts';
import { callRpc, RPC_METHODS } from './rpc-methods.ts';

const PATH = /^\/v1(?:beta1)?\/(projects\/[^/]*\/databases\/[^/]*\/documents(?:\/.*?)?)(?::([a-zA-Z]+))?$/s;

/** Custom verbs after `:documents` only, and those after a document path as well. */
const DATABASE_VERBS: ReadonlyMap<string, string> = new Map([
  ['batchGet', 'BatchGetDocuments'],
  ['commit', 'Commit'],
  ['rollback', 'Rollback'],
  ['beginTransaction', 'BeginTransaction'],
  ['batchWrite', 'BatchWrite'],
]);
const PARENT_VERBS: ReadonlyMap<string, string> = new Map([
  ['runQuery', 'RunQuery'],
  ['runAggregationQuery', 'RunAggregationQuery'],
  ['listCollectionIds', 'ListCollectionIds'],
]);

/** Parameters that only the web SDK sends. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(['key', '$alt', 'alt']);

interface Route {
  readonly rpc: string;
  /** Fields of the request from the path. */
  readonly path: Record<string, unknown>;
  /** What the body contains: the request itself, its `document`, or nothing. */
  readonly body: 'request' | 'document' | 'none';
}

export function isRestPath(pathname: string): boolean {
  return pathname.startsWith('/v1/') || pathname.startsWith('/v1beta1/');
}

/** Handles a REST request; throws a StatusError. */
export async function handleRest(
  services: EmulatorServices,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const route = findRoute(request.method ?? '', url.pathname);
  const method = route && RPC_METHODS.get(route.rpc);
  if (!route || !method) {
    request.resume();
    respondNotFound(response);
    return;
  }
  const json = await requestJson(route, request, url.searchParams);
  const raw = parseProtoJson(method.request, json);
  const responses = await callRpc(services, method, raw, request.headers.authorization);
  const bodies = responses.map((message) => formatProtoJson(method.response, message));
  respondJson(response, method.isStreaming ? bodies : (bodies[0] ?? {}));
}

function findRoute(method: string, pathname: string): Route | undefined {
  const match = PATH.exec(pathname);
  if (!match?.[1]) return undefined;
  const [, encoded, verb] = match;
  const segments = encoded.split('/').map(decodeSegment);
  const name = segments.join('/');
  if (verb !== undefined && method === 'POST') {
    const forParent = PARENT_VERBS.get(verb);
    if (forParent && segments.length % 2 === 1)
      return { rpc: forParent, path: { parent: name }, body: 'request' };
    const forDatabase = segments.length === 5 ? DATABASE_VERBS.get(verb) : undefined;
    const database = segments.slice(0, 4).join('/');
    if (!forDatabase) throw unimplemented(`The method ${verb}`);
    return { rpc: forDatabase, path: { database }, body: 'request' };
  }
  // A colon may be part of an id.
  const whole = verb === undefined ? segments : `${encoded}:${verb}`.split('/').map(decodeSegment);
  return documentRoute(method, whole);
}

function documentRoute(method: string, segments: readonly string[]): Route | undefined {
  const name = segments.join('/');
  const isDocument = segments.length > 5 && segments.length % 2 === 1;
  const isCollection = segments.length > 5 && segments.length % 2 === 0;
  const collection = { parent: segments.slice(0, -1).join('/'), collectionId: segments.at(-1) };
  if (method === 'GET' || method === 'HEAD') {
    if (isDocument) return { rpc: 'GetDocument', path: { name }, body: 'none' };
    if (isCollection) return { rpc: 'ListDocuments', path: collection, body: 'none' };
  }
  if (method === 'POST' && isCollection) throw unimplemented('CreateDocument');
  if (method === 'PATCH' && isDocument) return { rpc: 'UpdateDocument', path: { name }, body: 'document' };
  if (method === 'DELETE' && isDocument) return { rpc: 'DeleteDocument', path: { name }, body: 'none' };
  return undefined;
}

/** Rejects an encoded slash, because it would refer to another document. */
function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw invalidArgument('The path is not well-formed.');
  }
  if (decoded.includes('/')) throw invalidArgument('A path segment contains "/".');
  return decoded;
}

async function requestJson(
  { path, body }: Route,
  request: IncomingMessage,
  parameters: URLSearchParams,
): Promise<Record<string, unknown>> {
  const json = body === 'none' ? {} : await readJson(request);
  if (body === 'none') request.resume();
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidArgument("Payload isn't valid for request.");
  }
  if (body === 'request') return { ...json, ...path };
  for (const key of parameters.keys()) {
    if (!IGNORED_PARAMETERS.has(key)) throw unimplemented(`The query parameter ${key}`);
  }
  if (body === 'none') return path;
  return { document: { ...json, ...path } };
}

function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `${what} is unimplemented.`);
}
