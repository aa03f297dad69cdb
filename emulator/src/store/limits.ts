/**
 * Limits of stored documents, measured on the official emulator: 1 048 576 bytes per document,
 * 1 048 487 bytes per string or bytes value, 1500 bytes per field name, 20 levels of maps and
 * arrays, no array directly in an array, no reserved field names.
 * Sizes are counted as firebase.google.com/docs/firestore/storage-size says.
 */
import { segmentsOf } from '../model/resource-name.ts';
import { invalidArgument } from '../model/status-error.ts';
import type { Fields, Value } from '../model/value.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_FIELD_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const RESERVED = /^__.*__$/s;

/** Throws INVALID_ARGUMENT when the document may not be stored. */
export function checkDocument(name: string, fields: Fields): void {
  let size = 16 + 32;
  for (const segment of segmentsOf(name)) {
    // Our own limit: a NUL character is never needed and could hide part of a name from a check.
    if (segment.includes('\0')) throw invalidArgument(`Document name contains a NUL character.`);
    size += Buffer.byteLength(segment) + 1;
  }
  size += fieldsSize(fields, 1);
  if (size > MAX_DOCUMENT_BYTES) throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
}

function fieldsSize(fields: Fields, depth: number): number {
  let size = 0;
  for (const [name, value] of fields) size += fieldNameSize(name) + valueSize(value, depth);
  return size;
}

function fieldNameSize(name: string): number {
  if (name === '') throw invalidArgument('The property.name is the empty string.');
  if (RESERVED.test(name)) throw invalidArgument(`field name ${name} is reserved`);
  const bytes = Buffer.byteLength(name);
  if (bytes > MAX_FIELD_NAME_BYTES) {
    throw invalidArgument(`A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
  return bytes + 1;
}

/** `depth` is the level that a map or array here would have, starting with 1. */
function valueSize(value: Value, depth: number): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'string':
      return checkedLength(Buffer.byteLength(value.value)) + 1;
    case 'bytes':
      return checkedLength(value.value.length);
    case 'reference':
      return Buffer.byteLength(value.value) + 16;
    case 'geoPoint':
      return 16;
    case 'array':
      return arraySize(value.values, depth);
    case 'map':
      checkDepth(depth);
      return fieldsSize(value.fields, depth + 1);
    default:
      return 8;
  }
}

function arraySize(values: readonly Value[], depth: number): number {
  checkDepth(depth);
  let size = 0;
  for (const element of values) {
    if (element.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
    size += valueSize(element, depth + 1);
  }
  return size;
}

function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH)
    throw invalidArgument(`Maps and arrays may be nested ${MAX_DEPTH} levels deep at most.`);
}

function checkedLength(bytes: number): number {
  if (bytes > MAX_VALUE_BYTES) {
    throw invalidArgument(`A string or bytes value is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
  return bytes;
}
