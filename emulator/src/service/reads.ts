/** Get, batch get, list documents, list collections. */
import { parseFieldPath } from '../model/field-path.ts';
import type { FieldPath, Order, StructuredQuery } from '../model/query.ts';
import { decodeValue, encodeValue } from '../codec/proto-json.ts';
import { compareNames, compareUtf8, lastSegment, parentOf } from '../model/resource-name.ts';
import { StatusError } from '../model/status-error.ts';
import { timestampFromMicros } from '../model/timestamp.ts';
import type { Document, Timestamp, Value } from '../model/value.ts';
import type { Database } from '../store/database.ts';
import { getDocumentField, project } from '../store/field-values.ts';
import { requireAdmin, type CallContext } from './auth.ts';
import { collectionLock } from './lock-keys.ts';
import { QueryPlan } from './queries/query-plan.ts';
import type { Consistency, Reader } from './reader.ts';
import type { RulesGate } from './rules-gate.ts';

const MAX_PAGE_SIZE = 10_000;

export interface FoundDocument {
  readonly name: string;
  /** Null: missing. */
  readonly document: Document | null;
}

export interface BatchGetResult {
  readonly documents: readonly FoundDocument[];
  readonly readTime: Timestamp;
  /** Id of the transaction begun by this read. */
  readonly transaction?: Uint8Array;
}

export interface ListRequest {
  readonly parent: string;
  readonly collectionId: string;
  /** 0: no limit of the caller. */
  readonly pageSize: number;
  readonly pageToken: string;
  readonly orderBy: string;
  readonly mask?: readonly FieldPath[];
  readonly showMissing: boolean;
}

export interface ListResult {
  /** A missing document with documents below it is only a name. */
  readonly documents: readonly (Document | { readonly name: string })[];
  readonly nextPageToken: string;
}

export class DocumentReads {
  readonly #gate: RulesGate;
  readonly #reader: Reader;

  constructor(gate: RulesGate, reader: Reader) {
    this.#gate = gate;
    this.#reader = reader;
  }

  /** The documents in the order asked for, each once. Names must be valid and of this database. */
  async batchGet(
    context: CallContext,
    database: Database,
    names: readonly string[],
    consistency: Consistency,
    mask?: readonly FieldPath[],
  ): Promise<BatchGetResult> {
    return this.#reader.read(database, consistency, names, (view, micros) => {
      const readTime = timestampFromMicros(micros);
      const documents = [...new Set(names)].map((name) => {
        const document = view.get(name);
        this.#gate.checkGet(context, name, document, view, readTime);
        return { name, document: document && masked(document, mask) };
      });
      return { documents, readTime };
    });
  }

  async list(
    context: CallContext,
    database: Database,
    request: ListRequest,
    consistency: Consistency,
  ): Promise<ListResult> {
    if (request.showMissing) requireAdmin(context, 'Metadata operations');
    if (request.pageSize < 0) throw new StatusError('INVALID_ARGUMENT', 'page_size is negative');
    const query = listQuery(request);
    const plan = new QueryPlan(request.parent, query);
    const keys = [collectionLock(request.collectionId)];
    return this.#reader.read(database, consistency, keys, (view, micros) => {
      const limit = Math.min(request.pageSize || MAX_PAGE_SIZE, MAX_PAGE_SIZE);
      const asked = { ...query, ...(request.pageSize > 0 && { limit: request.pageSize }) };
      this.#gate.checkQuery(context, request.parent, asked, view, timestampFromMicros(micros));
      const found = plan.run(view);
      const all = request.showMissing ? withMissing(database, request, found, query) : found;
      const page = all.slice(0, limit);
      const last = page.at(-1);
      return {
        documents: page.map((item) => ('fields' in item ? masked(item, request.mask) : item)),
        nextPageToken: all.length > limit && last ? encodePageToken(plan.orderBy, last) : '',
      };
    });
  }

  /** Ids of the collections directly below `parent`, sorted; for admins. */
  listCollectionIds(
    context: CallContext,
    database: Database,
    parent: string,
    pageSize: number,
    pageToken: string,
  ): { collectionIds: string[]; nextPageToken: string } {
    requireAdmin(context, 'Metadata operations');
    const depth = parent.split('/').length;
    const below = database.collectionsBelow(parent).map((name) => name.split('/')[depth] ?? '');
    const ids = [...new Set(below)].sort(compareUtf8).filter((id) => compareUtf8(id, pageToken) > 0);
    if (pageSize <= 0 || ids.length <= pageSize) return { collectionIds: ids, nextPageToken: '' };
    const page = ids.slice(0, pageSize);
    return { collectionIds: page, nextPageToken: page.at(-1) ?? '' };
  }
}

export function masked(document: Document, mask: readonly FieldPath[] | undefined): Document {
  return mask ? { ...document, fields: project(document.fields, mask) } : document;
}

function listQuery({ collectionId, orderBy, pageToken }: ListRequest): StructuredQuery {
  const explicit = parseOrderBy(orderBy);
  const complete = explicit.some(({ field }) => field[0] === '__name__')
    ? explicit
    : [...explicit, { field: ['__name__'], direction: explicit.at(-1)?.direction ?? 'ASCENDING' } as const];
  return {
    from: { collectionId, allDescendants: false },
    orderBy: complete,
    ...(pageToken !== '' && { startAt: { values: decodePageToken(pageToken), before: false } }),
    offset: 0,
  };
}

/** `a desc, b.c, __name__` */
function parseOrderBy(text: string): Order[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [path = '', direction = 'asc', ...more] = part.trim().split(/\s+/);
    const word = direction.toLowerCase();
    if (more.length > 0 || (word !== 'asc' && word !== 'desc')) {
      throw new StatusError('INVALID_ARGUMENT', `Invalid order_by "${text}".`);
    }
    return { field: parseFieldPath(path), direction: word === 'desc' ? 'DESCENDING' : 'ASCENDING' };
  });
}

function encodePageToken(orderBy: readonly Order[], last: Document | { readonly name: string }): string {
  const values = orderBy.map(({ field }): Value => {
    const own = 'fields' in last ? getDocumentField(last, field) : undefined;
    return own ?? { kind: 'reference', value: last.name };
  });
  return Buffer.from(JSON.stringify(values.map(encodeValue))).toString('base64url');
}

function decodePageToken(token: string): Value[] {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (Array.isArray(json)) return json.map(decodeValue);
  } catch {
    // Answered below like any other token that is not ours.
  }
  throw new StatusError('INVALID_ARGUMENT', 'Invalid page token.');
}

/** Adds the names of documents that do not exist but have documents below them; ordered by name. */
function withMissing(
  database: Database,
  { parent, collectionId, orderBy }: ListRequest,
  found: readonly Document[],
  query: StructuredQuery,
): (Document | { readonly name: string })[] {
  if (orderBy !== '') throw new StatusError('INVALID_ARGUMENT', 'order_by cannot be used with show_missing.');
  const collection = `${parent}/${collectionId}`;
  const [after] = query.startAt?.values ?? [];
  const names = new Set(found.map(({ name }) => name));
  const missing = new Set<string>();
  for (const below of database.collectionsBelow(collection)) {
    const end = below.indexOf('/', collection.length + 1);
    const name = below.slice(0, end);
    const isLater = after?.kind !== 'reference' || compareNames(name, after.value) > 0;
    if (isLater && !names.has(name) && parentOf(name) === collection && lastSegment(name) !== '') {
      if (!database.get(name)) missing.add(name);
    }
  }
  return [...found, ...[...missing].map((name) => ({ name }))].sort((a, b) => compareNames(a.name, b.name));
}
