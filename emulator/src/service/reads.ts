/** Get, batch get, list documents, list collections. */
import type { FieldPath, StructuredQuery } from '../model/query.ts';
import { compareNames, compareUtf8, lastSegment, parentOf } from '../model/resource-name.ts';
import { timestampFromMicros } from '../model/timestamp.ts';
import type { Document, Timestamp } from '../model/value.ts';
import type { Database } from '../store/database.ts';
import { project } from '../store/field-values.ts';
import { requireAdmin, type CallContext } from './auth.ts';
import { collectionLock } from './lock-keys.ts';
import { QueryPlan } from './queries/query-plan.ts';
import type { Consistency, Reader } from './reader.ts';
import type { RulesGate } from './rules-gate.ts';

export interface FoundDocument {
  readonly name: string;
  /** Null: missing. */
  readonly document: Document | null;
}

export interface BatchGetResult {
  readonly documents: readonly FoundDocument[];
  readonly readTime: Timestamp;
  /** Id of the transaction that this read started. */
  readonly transaction?: Uint8Array;
}

export interface ListRequest {
  readonly parent: string;
  readonly collectionId: string;
  /** Also returns the names of missing documents with documents below them; admins only. */
  readonly showMissing: boolean;
}

/** A missing document is represented by its name only. */
export type ListedDocument = Document | { readonly name: string };

export class DocumentReads {
  readonly #gate: RulesGate;
  readonly #reader: Reader;

  constructor(gate: RulesGate, reader: Reader) {
    this.#gate = gate;
    this.#reader = reader;
  }

  /**
   * Returns the documents in the requested order, without duplicates. Names must be valid and of this
   * database.
   */
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

  /** All documents of a collection on one page, ordered by name. */
  async list(
    context: CallContext,
    database: Database,
    request: ListRequest,
    consistency: Consistency,
  ): Promise<ListedDocument[]> {
    const { parent, collectionId, showMissing } = request;
    if (showMissing) requireAdmin(context, 'Metadata operations');
    const query: StructuredQuery = { from: { collectionId, allDescendants: false }, orderBy: [], offset: 0 };
    const plan = new QueryPlan(parent, query);
    const keys = [collectionLock(collectionId)];
    const { found } = await this.#reader.read(database, consistency, keys, (view, micros) => {
      this.#gate.checkQuery(context, parent, query, view, timestampFromMicros(micros));
      return { found: plan.run(view) };
    });
    if (!showMissing) return found;
    const missing = missingDocuments(database, `${parent}/${collectionId}`);
    return [...found, ...missing].sort((a, b) => compareNames(a.name, b.name));
  }

  /** Ids of the collections directly below `parent`, sorted; for admins. */
  listCollectionIds(context: CallContext, database: Database, parent: string): string[] {
    requireAdmin(context, 'Metadata operations');
    const depth = parent.split('/').length;
    const ids = database.collectionsBelow(parent).map((name) => name.split('/')[depth] ?? '');
    return [...new Set(ids)].sort(compareUtf8);
  }
}

export function masked(document: Document, mask: readonly FieldPath[] | undefined): Document {
  return mask ? { ...document, fields: project(document.fields, mask) } : document;
}

/** Names of documents that do not exist but have documents below them. */
function missingDocuments(database: Database, collection: string): { readonly name: string }[] {
  const names = new Set<string>();
  for (const below of database.collectionsBelow(collection)) {
    const name = below.slice(0, below.indexOf('/', collection.length + 1));
    if (parentOf(name) === collection && lastSegment(name) !== '' && !database.get(name)) names.add(name);
  }
  return [...names].map((name) => ({ name }));
}
