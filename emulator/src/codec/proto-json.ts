/**
 * Model to ProtoJSON and back, for the transports and files that carry JSON. Decoders take parsed
 * JSON of any origin and throw a StatusError INVALID_ARGUMENT for anything else than the message.
 */
import { listenRequestFromRaw, listenResponseToRaw } from './listen-codec.ts';
import type { ListenRequest, ListenResponse, Write, WriteRequest, WriteResponse } from '../model/messages.ts';
import { formatProtoJson, parseProtoJson } from '../protobuf/json.ts';
import type { StructuredQuery } from '../model/query.ts';
import { queryFromRaw } from './query-codec.ts';
import { documentToRaw, valueFromRaw, valueToRaw } from './value-codec.ts';
import type { Document, Value } from '../model/value.ts';
import { writeFromRaw, writeRequestFromRaw, writeResponseToRaw } from './write-codec.ts';

type Json = Record<string, unknown>;

export function decodeListenRequest(json: unknown): ListenRequest {
  return listenRequestFromRaw(parseProtoJson('ListenRequest', json));
}

export function encodeListenResponse(message: ListenResponse): Json {
  return formatProtoJson('ListenResponse', listenResponseToRaw(message));
}

export function decodeWriteRequest(json: unknown): WriteRequest {
  return writeRequestFromRaw(parseProtoJson('WriteRequest', json));
}

export function encodeWriteResponse(message: WriteResponse): Json {
  return formatProtoJson('WriteResponse', writeResponseToRaw(message));
}

export function decodeValue(json: unknown): Value {
  return valueFromRaw(parseProtoJson('Value', json));
}

export function encodeValue(value: Value): Json {
  return formatProtoJson('Value', valueToRaw(value));
}

export function encodeDocument(document: Document): Json {
  return formatProtoJson('Document', documentToRaw(document));
}

export function decodeQuery(json: unknown): StructuredQuery {
  return queryFromRaw(parseProtoJson('StructuredQuery', json));
}

export function decodeWrite(json: unknown): Write {
  return writeFromRaw(parseProtoJson('Write', json));
}
