/**
 * REST: paths and query parameters to the methods of rpc-methods.ts. Bodies are JSON whatever their
 * content type (the web SDK says text/plain to avoid preflights); unknown query parameters
 * (`key`, `$alt`) are ignored. Source of the paths: the google.api.http options of the public protos.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatProtoJson, parseProtoJson } from '../protobuf/json.ts';
import { messageSchema } from '../protobuf/schema.ts';
import { StatusError } from '../model/status-error.ts';
import type { EmulatorServices } from '../service/services.ts';
import { answerJson, answerNotFound, readJson } from './http-answer.ts';
import { callRpc, RPC_METHODS } from './rpc-methods.ts';

const PATH = /^\/v1(?:beta1)?\/(projects\/[^/]*\/databases\/[^/]*\/documents(?:\/.*?)?)(?::([a-zA-Z]+))?$/s;

/** Custom verbs after `:documents` only, and those after a document path as well. */
const DATABASE_VERBS: ReadonlyMap<string, string> = new Map([
  ['batchGet', 'BatchGetDocuments'],
  ['commit', 'Commit'],
  ['rollback', 'Rollback'],
  ['beginTransaction', 'BeginTransaction'],
  ['batchWrite', 'BatchWrite'],
  ['executePipeline', 'ExecutePipeline'],
]);
const PARENT_VERBS: ReadonlyMap<string, string> = new Map([
  ['runQuery', 'RunQuery'],
  ['runAggregationQuery', 'RunAggregationQuery'],
  ['listCollectionIds', 'ListCollectionIds'],
  ['partitionQuery', 'PartitionQuery'],
]);

interface Route {
  readonly rpc: string;
  /** Fields of the request that the path gives. */
  readonly path: Record<string, unknown>;
  /** What the body is: the request itself, its `document`, or nothing. */
  readonly body: 'request' | 'document' | 'none';
}

export function isRestPath(pathname: string): boolean {
  return pathname.startsWith('/v1/') || pathname.startsWith('/v1beta1/');
}

/** Answers a REST request; throws a StatusError. */
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
    answerNotFound(response);
    return;
  }
  const json = await requestJson(route, request, url.searchParams, method.request);
  const raw = parseProtoJson(method.request, json);
  const responses = await callRpc(services, method, raw, request.headers.authorization);
  const bodies = responses.map((message) => formatProtoJson(method.response, message));
  answerJson(response, method.isStreaming ? bodies : (bodies[0] ?? {}));
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
    return forDatabase ? { rpc: forDatabase, path: { database }, body: 'request' } : undefined;
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
  if (method === 'POST' && isCollection) return { rpc: 'CreateDocument', path: collection, body: 'document' };
  if (method === 'PATCH' && isDocument) return { rpc: 'UpdateDocument', path: { name }, body: 'document' };
  if (method === 'DELETE' && isDocument) return { rpc: 'DeleteDocument', path: { name }, body: 'none' };
  return undefined;
}

/** A slash that was encoded stays out of names: it would move the document elsewhere. */
function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'The path is not well-formed.');
  }
  if (decoded.includes('/')) throw new StatusError('INVALID_ARGUMENT', 'A path segment contains "/".');
  return decoded;
}

async function requestJson(
  { rpc, path, body }: Route,
  request: IncomingMessage,
  parameters: URLSearchParams,
  message: string,
): Promise<Record<string, unknown>> {
  const json = body === 'none' ? {} : await readJson(request);
  if (body === 'none') request.resume();
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  }
  if (body === 'request') return { ...json, ...path };
  const query = parametersJson(parameters, message);
  if (body === 'none') return { ...query, ...path };
  if (rpc === 'UpdateDocument') return { ...query, document: { ...json, name: path['name'] } };
  return { ...query, ...path, document: json };
}

/** `updateMask.fieldPaths=a&updateMask.fieldPaths=b&currentDocument.exists=true` as JSON. */
function parametersJson(parameters: URLSearchParams, message: string): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const key of new Set(parameters.keys())) {
    const [head = '', inner] = key.split('.').map(lowerCamel);
    const field = messageSchema(message).byName.get(head);
    if (!field) continue;
    if (inner === undefined) {
      json[head] = parameterValue(field.type, field.label, parameters.getAll(key));
      continue;
    }
    const nested = messageSchema(field.type).byName.get(inner);
    if (!nested) continue;
    const value = parameterValue(nested.type, nested.label, parameters.getAll(key));
    json[head] = Object.assign(json[head] ?? {}, { [inner]: value });
  }
  return json;
}

function parameterValue(type: string, label: string, texts: readonly string[]): unknown {
  const values =
    type === 'bool' ? texts.map((text) => (text === 'true' ? true : text === 'false' ? false : text)) : texts;
  return label === 'repeated' ? values : values.at(-1);
}

function lowerCamel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
