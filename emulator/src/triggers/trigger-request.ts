/**
 * The HTTP request that notifies the Functions emulator of one document change (measured on the official
 * emulator): a CloudEvent in binary mode with its protobuf body as base64 text, which the Functions
 * emulator decodes when the content type is protobuf.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { documentToRaw } from '../codec/value-codec.ts';
import { formatFieldPath } from '../model/field-path.ts';
import type { Document, Fields } from '../model/value.ts';
import { encodeWire } from '../protobuf/writer.ts';
import type { Trigger } from './trigger-registry.ts';

export interface DocumentChange {
  /** Null if the document did not exist before, or no longer exists. Never both. */
  readonly before: Document | null;
  readonly after: Document | null;
}

export interface TriggerRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

/** `documentPath` is relative to the database's documents; `at` is the commit time. */
export function triggerRequest(
  trigger: Trigger,
  documentPath: string,
  { before, after }: DocumentChange,
  at: Date,
): TriggerRequest {
  const paths = before && after ? changedPaths(before.fields, after.fields) : [];
  const headers = {
    'content-type': 'application/protobuf',
    'ce-specversion': '1.0',
    'ce-id': randomUUID(),
    'ce-type': trigger.eventType,
    // The official emulator also sends the word twice.
    'ce-source': `//firestore.googleapis.com/projects/projects/${trigger.project}/databases/${trigger.database}`,
    'ce-subject': headerValue(`documents/${documentPath}`),
    'ce-time': `${at.toISOString().slice(0, 19)}Z`,
    'ce-datacontenttype': 'application/protobuf',
    'ce-dataschema': DATA_SCHEMA,
    'ce-location': /^[a-z]+-[a-z]+\d+/.exec(trigger.key)?.[0] ?? 'us-central1',
    'ce-project': trigger.project,
    'ce-database': trigger.database,
    'ce-namespace': trigger.namespace,
    'ce-document': headerValue(documentPath),
    ...(trigger.eventType.endsWith('.withAuthContext') && { 'ce-authtype': 'unknown' }),
  };
  const event = encodeWire('DocumentEventData', {
    ...(after && { value: documentToRaw(after) }),
    ...(before && { oldValue: documentToRaw(before) }),
    ...(before && after && { updateMask: { fieldPaths: paths } }),
  });
  return {
    path: `/functions/projects/${trigger.project}/triggers/${trigger.key}`,
    headers,
    body: event.toString('base64'),
  };
}

/** CloudEvents HTTP binding 3.1.3.2: characters that a header cannot contain are percent-encoded as UTF-8. */
function headerValue(text: string): string {
  return text.replace(/[^\x21-\x7e]+|["%]/gu, (part) => encodeURIComponent(part));
}

/**
 * Returns the paths of fields that were added, removed or changed, including those inside maps; segments
 * are quoted if needed.
 */
export function changedPaths(before: Fields, after: Fields, prefix = ''): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const old = before.get(name);
    const now = after.get(name);
    if (isDeepStrictEqual(old, now)) return [];
    const path = prefix + formatFieldPath([name]);
    if (old?.kind !== 'map' || now?.kind !== 'map') return [path];
    return changedPaths(old.fields, now.fields, `${path}.`);
  });
}
