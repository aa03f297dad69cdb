/**
 * Model to ProtoJSON and back, for the transports and files that carry JSON. Decoders take parsed
 * JSON of any origin and throw a StatusError INVALID_ARGUMENT for anything else than the message.
 */
import { listenRequestFromRaw, listenResponseToRaw } from './listen-codec.ts';
import type { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../model/messages.ts';
import { formatProtoJson, parseProtoJson } from '../protobuf/json.ts';
import { documentToRaw, fieldsFromRaw } from './value-codec.ts';
import type { Document, Fields } from '../model/value.ts';
import { writeRequestFromRaw, writeResponseToRaw } from './write-codec.ts';

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

export function encodeDocument(document: Document): Json {
  return formatProtoJson('Document', documentToRaw(document));
}

/** The `fields` of a document. */
export function decodeDocumentFields(json: unknown): Fields {
  return fieldsFromRaw(parseProtoJson('Document', { fields: json }));
}
