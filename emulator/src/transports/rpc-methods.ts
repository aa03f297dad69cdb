/**
 * The unary and server-streaming methods, from raw request to raw responses, for gRPC and REST. Order of
 * checks (measured): the resource name, the authorization, the rest of the request.
 */
import type { RawMessage } from '../protobuf/schema.ts';
import {
  flag,
  messages,
  optionalBigint,
  optionalBytes,
  optionalMessage,
  text,
  texts,
} from '../protobuf/raw-message.ts';
import { queryFromRaw } from '../codec/query-codec.ts';
import {
  checkCollectionId,
  checkDatabaseName,
  checkDocumentName,
  checkInDatabase,
  checkParentName,
  databaseOf,
} from '../model/resource-name.ts';
import { invalidArgument, STATUS_CODES, StatusError } from '../model/status-error.ts';
import { documentToRaw, maskFromRaw, valueToRaw } from '../codec/value-codec.ts';
import { writeFromRaw, writeResultToRaw } from '../codec/write-codec.ts';
import type { Database } from '../store/database.ts';
import { authenticate, type CallContext } from '../service/auth.ts';
import type { Count } from '../service/queries/queries.ts';
import type { Consistency } from '../service/reader.ts';
import { masked } from '../service/reads.ts';
import type { EmulatorServices } from '../service/services.ts';
import { transactionOptions } from '../service/transactions.ts';

interface Call {
  readonly services: EmulatorServices;
  readonly context: CallContext;
  readonly database: Database;
  readonly raw: RawMessage;
}

type NameKind = 'database' | 'parent' | 'document';

export interface RpcMethod {
  readonly request: string;
  readonly response: string;
  readonly isStreaming: boolean;
  /** Returns the resource name of the request, checked before anything else. */
  readonly name: (raw: RawMessage) => readonly [kind: NameKind, name: string];
  readonly handle: (call: Call) => Promise<readonly RawMessage[]>;
}

/** Takes decoded requests, returns raw responses. Throws a StatusError. */
export async function callRpc(
  services: EmulatorServices,
  rpc: RpcMethod,
  raw: RawMessage,
  authorization: string | undefined,
): Promise<readonly RawMessage[]> {
  const [kind, name] = rpc.name(raw);
  NAME_CHECKS[kind](name);
  const context = authenticate(authorization);
  const database = services.store.database(databaseOf(name));
  return rpc.handle({ services, context, database, raw });
}

const NAME_CHECKS: Readonly<Record<NameKind, (name: string) => void>> = {
  database: checkDatabaseName,
  parent: checkParentName,
  document: checkDocumentName,
};

const inDatabase = (raw: RawMessage) => ['database', text(raw, 'database')] as const;
const inParent = (raw: RawMessage) => ['parent', text(raw, 'parent')] as const;
const ofDocument = (raw: RawMessage) => ['document', text(raw, 'name')] as const;

async function getDocument({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const name = text(raw, 'name');
  const mask = maskFromRaw(raw, 'mask');
  const { documents } = await services.reads.batchGet(context, database, [name], consistency(raw), mask);
  const document = documents[0]?.document;
  if (!document) throw new StatusError('NOT_FOUND', `Document (${name}) not found.`);
  return [documentToRaw(document)];
}

async function listDocuments({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const collectionId = text(raw, 'collectionId');
  checkCollectionId(collectionId);
  const documents = await services.reads.list(
    context,
    database,
    { parent: text(raw, 'parent'), collectionId, showMissing: flag(raw, 'showMissing') },
    consistency(raw),
  );
  if (documents.length === 0) return [{}];
  const mask = maskFromRaw(raw, 'mask');
  return [
    {
      documents: documents.map((one) =>
        'fields' in one ? documentToRaw(masked(one, mask)) : { name: one.name },
      ),
    },
  ];
}

async function updateDocument({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const update = optionalMessage(raw, 'document') ?? {};
  const updateMask = optionalMessage(raw, 'updateMask');
  const mask = maskFromRaw(raw, 'mask');
  const write = writeFromRaw({ update, ...(updateMask && { updateMask }), ...currentDocument(raw) });
  await services.commits.commit(context, database, [write]);
  const document = database.get(write.name);
  return document ? [documentToRaw(masked(document, mask))] : [];
}

async function deleteDocument({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const write = writeFromRaw({ delete: text(raw, 'name'), ...currentDocument(raw) });
  await services.commits.commit(context, database, [write]);
  return [{}];
}

function currentDocument(raw: RawMessage): RawMessage {
  const precondition = optionalMessage(raw, 'currentDocument');
  return precondition ? { currentDocument: precondition } : {};
}

async function batchGetDocuments({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const names = texts(raw, 'documents');
  for (const name of names) {
    checkDocumentName(name);
    checkInDatabase(name, database.name);
  }
  const mask = maskFromRaw(raw, 'mask');
  const result = await services.reads.batchGet(context, database, names, consistency(raw), mask);
  const { documents, readTime, transaction } = result;
  return [
    ...(transaction ? [{ transaction }] : []),
    ...documents.map(({ name, document }) =>
      document ? { found: documentToRaw(document), readTime } : { missing: name, readTime },
    ),
  ];
}

async function beginTransaction({ services, database, raw }: Call): Promise<RawMessage[]> {
  const options = transactionOptions(optionalMessage(raw, 'options'));
  return [{ transaction: services.reader.transactionsOf(database).begin(options).id }];
}

async function commit({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const writes = messages(raw, 'writes').map(writeFromRaw);
  const transaction = optionalBytes(raw, 'transaction');
  const { writeResults, commitTime } = await services.commits.commit(context, database, writes, transaction);
  return [
    { ...(writeResults.length > 0 && { writeResults: writeResults.map(writeResultToRaw) }), commitTime },
  ];
}

async function rollback({ services, database, raw }: Call): Promise<RawMessage[]> {
  services.reader.transactionsOf(database).rollback(optionalBytes(raw, 'transaction') ?? new Uint8Array());
  return [{}];
}

async function batchWrite({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const writes = messages(raw, 'writes').map(writeFromRaw);
  const { results } = await services.commits.batchWrite(context, database, writes);
  return [
    {
      writeResults: results.map((one) => (one instanceof StatusError ? {} : writeResultToRaw(one))),
      status: results.map((one) =>
        one instanceof StatusError ? { code: STATUS_CODES[one.code], message: one.message } : {},
      ),
    },
  ];
}

async function listCollectionIds({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const parent = text(raw, 'parent');
  const collectionIds = services.reads.listCollectionIds(context, database, parent);
  return [collectionIds.length > 0 ? { collectionIds } : {}];
}

async function runQuery({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const query = queryFromRaw(optionalMessage(raw, 'structuredQuery') ?? {});
  const result = await services.queries.run(context, database, text(raw, 'parent'), query, consistency(raw));
  const { documents, skipped, readTime, transaction } = result;
  const rows: RawMessage[] = transaction ? [{ transaction }] : [];
  if (skipped > 0) rows.push({ skippedResults: skipped, readTime });
  for (const document of documents) rows.push({ document: documentToRaw(document), readTime });
  const last = documents.length > 0 ? rows.pop() : undefined;
  return [...rows, { ...(last ?? { readTime }), done: true }];
}

async function runAggregationQuery({ services, context, database, raw }: Call): Promise<RawMessage[]> {
  const aggregation = optionalMessage(raw, 'structuredAggregationQuery') ?? {};
  const query = queryFromRaw(optionalMessage(aggregation, 'structuredQuery') ?? {});
  const { values, readTime, transaction } = await services.queries.count(
    context,
    database,
    text(raw, 'parent'),
    query,
    messages(aggregation, 'aggregations').map(countFromRaw),
    consistency(raw),
  );
  const aggregateFields = new Map([...values].map(([alias, value]) => [alias, valueToRaw(value)]));
  return [...(transaction ? [{ transaction }] : []), { result: { aggregateFields }, readTime }];
}

function countFromRaw(raw: RawMessage, index: number): Count {
  const count = optionalMessage(raw, 'count');
  if (!count) throw invalidArgument('An aggregation has no type.');
  const upTo = optionalBigint(count, 'upTo');
  return { alias: text(raw, 'alias') || `field_${index + 1}`, ...(upTo !== undefined && { upTo }) };
}

function consistency(raw: RawMessage): Consistency {
  const transaction = optionalBytes(raw, 'transaction');
  const begin = optionalMessage(raw, 'newTransaction');
  return {
    ...(transaction && { transaction }),
    ...(begin && { newTransaction: transactionOptions(begin) }),
  };
}

function method(
  name: string,
  resource: RpcMethod['name'],
  handle: RpcMethod['handle'],
  response = `${name}Response`,
): [string, RpcMethod] {
  const isStreaming = STREAMING.has(name);
  return [name, { request: `${name}Request`, response, isStreaming, name: resource, handle }];
}

const STREAMING = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map([
  method('GetDocument', ofDocument, getDocument, 'Document'),
  method('ListDocuments', inParent, listDocuments),
  method(
    'UpdateDocument',
    (raw) => ['document', text(optionalMessage(raw, 'document') ?? {}, 'name')],
    updateDocument,
    'Document',
  ),
  method('DeleteDocument', ofDocument, deleteDocument, 'Empty'),
  method('BatchGetDocuments', inDatabase, batchGetDocuments),
  method('BeginTransaction', inDatabase, beginTransaction),
  method('Commit', inDatabase, commit),
  method('Rollback', inDatabase, rollback, 'Empty'),
  method('BatchWrite', inDatabase, batchWrite),
  method('ListCollectionIds', inParent, listCollectionIds),
  method('RunQuery', inParent, runQuery),
  method('RunAggregationQuery', inParent, runAggregationQuery),
]);
