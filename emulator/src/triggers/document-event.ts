/**
 * `google.events.cloud.firestore.v1.DocumentEventData` (1 value, 2 old_value, 3 update_mask). Its
 * documents have the wire layout of `google.firestore.v1.Document`.
 */
import { encodeWire } from '../protobuf/binary.ts';
import { documentToRaw } from '../codec/value-codec.ts';
import type { Document } from '../model/value.ts';
import { WireWriter } from '../protobuf/wire-writer.ts';

/** `before` and `after` are null where the document did not or does not exist. */
export function encodeDocumentEvent(
  before: Document | null,
  after: Document | null,
  changedPaths: readonly string[],
): Uint8Array {
  const event = new WireWriter();
  if (after) event.bytes(1, encodeWire('Document', documentToRaw(after)));
  if (before) event.bytes(2, encodeWire('Document', documentToRaw(before)));
  if (before && after) {
    event.message(3, (mask) => {
      for (const path of changedPaths) mask.string(1, path);
    });
  }
  return event.finish();
}
