/**
 * Resource names: `projects/{p}/databases/{d}/documents/{collection}/{id}/...`.
 * Ids are at most 1500 bytes, not `.` or `..`, and not `__...__` unless a document id has the
 * form `__id<int64>__`, which sorts by number before all other ids (local Datastore keys).
 */
import { invalidArgument, type StatusError } from './status-error.ts';

const MAX_ID_BYTES = 1500;
const NUMERIC_ID = /^__id(-?\d{1,19})__$/;
const RESERVED = /^__.*__$/s;

/** Returns `projects/p/databases/d` of a full document, parent or database name (which must be valid). */
export function databaseOf(name: string): string {
  return name.split('/', 4).join('/');
}

/** Returns the project id of any resource name. */
export function projectOf(name: string): string {
  return name.split('/', 2)[1] ?? '';
}

/** Throws INVALID_ARGUMENT unless the document is in the database. */
export function checkInDatabase(name: string, database: string): void {
  if (databaseOf(name) !== database) {
    throw invalidArgument(`Document name "${name}" is not in database "${database}".`);
  }
}

/** Returns `projects/p/databases/d/documents`: the parent of the top-level collections. */
export function documentsRoot(database: string): string {
  return `${database}/documents`;
}

/** Returns the path segments below `documents`. */
export function segmentsOf(name: string): string[] {
  return name.split('/').slice(5);
}

/**
 * Returns the full name of the collection that contains the document (or of the document that contains a
 * collection).
 */
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
  if (!/^projects\/[^/]+\/databases\/[^/]+$/.test(name)) throw invalidName('Database', name);
}

/** Checks the full name of a document: an even, positive number of valid segments below `documents`. */
export function checkDocumentName(name: string): void {
  const below = checkedSegments('Document', name);
  if (below.length === 0 || below.length % 2 === 1) throw invalidName('Document', name);
}

/** Checks `.../documents` or a document name. */
export function checkParentName(name: string): void {
  if (checkedSegments('Document parent', name).length % 2 === 1) throw invalidName('Document parent', name);
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

function checkedSegments(what: string, name: string): readonly string[] {
  const match = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/(.*))?$/s.exec(name);
  if (!match) throw invalidName(what, name);
  const segments = match[1]?.split('/') ?? [];
  for (const [index, segment] of segments.entries()) {
    if (index % 2 === 0) checkCollectionId(segment);
    else checkDocumentId(segment);
  }
  return segments;
}

function invalidName(what: string, name: string): StatusError {
  return invalidArgument(`${what} name "${name}" is not valid.`);
}

function checkId(id: string): void {
  if (id === '') throw invalidArgument('A path segment is empty.');
  if (id === '.' || id === '..') throw invalidId('Resource', id, 'it is "." or ".."');
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`A resource id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

function invalidId(what: string, id: string, why: string): StatusError {
  return invalidArgument(`${what} id "${id}" is invalid because ${why}.`);
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
