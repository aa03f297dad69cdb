/**
 * Resource names: `projects/{p}/databases/{d}/documents/{collection}/{id}/...`.
 * Facts: ids are at most 1500 bytes, not `.` or `..`, and not `__...__` unless a document id has the
 * form `__id<int64>__`, which sorts by number before all other ids (local Datastore keys).
 */
import { StatusError } from './status-error.ts';

const MAX_ID_BYTES = 1500;
const NUMERIC_ID = /^__id(-?\d{1,19})__$/;
const RESERVED = /^__.*__$/s;

/** `projects/p/databases/d` of a full document, parent or database name (which must be valid). */
export function databaseOf(name: string): string {
  return name.split('/', 4).join('/');
}

/** `projects/p/databases/d/documents`: the parent of the top-level collections. */
export function documentsRoot(database: string): string {
  return `${database}/documents`;
}

/** Path segments below `documents`. */
export function segmentsOf(name: string): string[] {
  return name.split('/').slice(5);
}

/** Full name of the collection that holds the document (or of the document that holds a collection). */
export function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

export function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

export function collectionIdOf(documentName: string): string {
  return lastSegment(parentOf(documentName));
}

/** Checks `projects/p/databases/d`. */
export function checkDatabaseName(name: string): void {
  checkPrefix('Database', name, name.split('/'), ['projects', undefined, 'databases', undefined]);
  if (name.split('/').length !== 4) {
    throw new StatusError('INVALID_ARGUMENT', `Database name "${name}" has extra segments.`);
  }
}

/** Checks the full name of a document: an even, positive number of valid segments. */
export function checkDocumentName(name: string): void {
  const segments = name.split('/');
  checkPrefix('Document', name, segments, ['projects', undefined, 'databases', undefined, 'documents']);
  if (segments.length < 7 || segments.length % 2 === 0) {
    throw new StatusError('INVALID_ARGUMENT', `Document name "${name}" lacks "/" at index ${name.length}.`);
  }
  checkSegments(segments);
}

/** Checks `.../documents` or a document name. */
export function checkParentName(name: string): void {
  const segments = name.split('/');
  checkPrefix('Document parent', name, segments, [
    'projects',
    undefined,
    'databases',
    undefined,
    'documents',
  ]);
  if (segments.length % 2 === 0) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document parent name "${name}" lacks "/" at index ${name.length}.`,
    );
  }
  checkSegments(segments);
}

export function checkCollectionId(id: string): void {
  checkId(id);
  if (id.includes('/')) throw invalidId('Collection', id, 'it contains "/"');
  if (RESERVED.test(id)) throw invalidId('Collection', id, 'it is reserved');
}

/** Checks the id of a document about to be created. */
export function checkDocumentId(id: string): void {
  checkId(id);
  if (id.includes('/')) throw invalidId('Document', id, 'it contains "/"');
  if (RESERVED.test(id) && !NUMERIC_ID.test(id)) throw invalidId('Document', id, 'it is reserved');
}

function checkPrefix(
  what: string,
  name: string,
  segments: readonly string[],
  expected: readonly (string | undefined)[],
): void {
  let index = 0;
  for (const [position, word] of expected.entries()) {
    const segment = segments[position];
    const problem =
      segment === undefined || (segment === '' && word === undefined)
        ? `lacks "/" at index ${Math.min(index, name.length)}`
        : word !== undefined && segment !== word
          ? `lacks "${word}" at index ${index}`
          : undefined;
    if (problem) throw new StatusError('INVALID_ARGUMENT', `${what} name "${name}" ${problem}.`);
    index += (segment?.length ?? 0) + 1;
  }
}

function checkSegments(segments: readonly string[]): void {
  for (let index = 5; index < segments.length; index += 1) {
    const segment = segments[index] ?? '';
    if (index % 2 === 1) checkCollectionId(segment);
    else checkDocumentId(segment);
  }
}

function checkId(id: string): void {
  if (id === '') throw new StatusError('INVALID_ARGUMENT', 'A path segment is empty.');
  if (id === '.' || id === '..') throw invalidId('Resource', id, 'it is "." or ".."');
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `A resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function invalidId(what: string, id: string, why: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `${what} id "${id}" is invalid because ${why}.`);
}

/** Order of full names: segment by segment, numeric ids first, strings by UTF-8 bytes. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  let index = 0;
  while (index < shorter && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  const start = index === 0 ? 0 : a.lastIndexOf('/', index - 1) + 1;
  const first = segmentAt(a, start, index);
  const second = segmentAt(b, start, index);
  if (first === second) return a.length - b.length;
  return compareIds(first, second);
}

function segmentAt(name: string, start: number, from: number): string {
  const end = name.indexOf('/', from);
  return end === -1 ? name.slice(start) : name.slice(start, end);
}

function compareIds(a: string, b: string): number {
  const first = numericId(a);
  const second = numericId(b);
  if (first !== undefined && second !== undefined) return first < second ? -1 : first > second ? 1 : 0;
  if (first !== undefined) return -1;
  if (second !== undefined) return 1;
  return compareUtf8(a, b);
}

function numericId(id: string): bigint | undefined {
  const digits = id.startsWith('__id') ? NUMERIC_ID.exec(id)?.[1] : undefined;
  return digits === undefined ? undefined : BigInt(digits);
}

/**
 * Compares as UTF-8 bytes, which is code point order: JavaScript's own order (UTF-16 units) puts
 * surrogate pairs before U+E000..U+FFFF.
 */
export function compareUtf8(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const first = a.charCodeAt(index);
    const second = b.charCodeAt(index);
    if (first !== second) {
      const firstIsSurrogate = (first & 0xf800) === 0xd800;
      const secondIsSurrogate = (second & 0xf800) === 0xd800;
      if (firstIsSurrogate !== secondIsSurrogate) return firstIsSurrogate ? 1 : -1;
      return first - second;
    }
  }
  return a.length - b.length;
}
