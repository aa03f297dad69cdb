/**
 * The messages of `google.firestore.v1` that the emulator reads or writes, as data: one table drives
 * both the binary form (proto-wire.ts) and ProtoJSON (proto-json-form.ts). Field numbers are those
 * of the published googleapis protos; `Write.verify` (5) is only in the protos that the web SDK
 * bundles. v1beta1 has the same layout.
 *
 * Field notation: `number [repeated|map] type`; a type is a scalar, an enum or a message below.
 * `timestamp` is google.protobuf.Timestamp, `null` is NullValue, `int32?`, `int64?`, `double?` are
 * the wrapper messages; `opaque` is a message that is only noticed, not read.
 */
import type { Timestamp } from '../model/value.ts';

/** A decoded message before it gets its meaning; absent fields are absent keys. */
export interface RawMessage {
  readonly [field: string]: RawValue;
}

/** Enums are their names, int64 bigint, maps always Map (so that no key is special). */
export type RawValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | Timestamp
  | RawMessage
  | readonly RawValue[]
  | ReadonlyMap<string, RawMessage>;

export interface FieldSchema {
  readonly name: string;
  readonly number: number;
  readonly label: 'single' | 'repeated' | 'map';
  readonly type: string;
}

export interface MessageSchema {
  readonly byName: ReadonlyMap<string, FieldSchema>;
  readonly byNumber: ReadonlyMap<number, FieldSchema>;
}

export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  Direction: ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'],
  CompositeOperator: ['OPERATOR_UNSPECIFIED', 'AND', 'OR'],
  FieldOperator: [
    'OPERATOR_UNSPECIFIED',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ],
  UnaryOperator: ['OPERATOR_UNSPECIFIED', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'],
  ServerValue: ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'],
  TargetChangeType: ['NO_CHANGE', 'ADD', 'REMOVE', 'CURRENT', 'RESET'],
};

const TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Empty: {},
  Status: { code: '1 int32', message: '2 string' },
  LatLng: { latitude: '1 double', longitude: '2 double' },
  Value: {
    nullValue: '11 null',
    booleanValue: '1 bool',
    integerValue: '2 int64',
    doubleValue: '3 double',
    timestampValue: '10 timestamp',
    stringValue: '17 string',
    bytesValue: '18 bytes',
    referenceValue: '5 string',
    geoPointValue: '8 LatLng',
    arrayValue: '9 ArrayValue',
    mapValue: '6 MapValue',
  },
  ArrayValue: { values: '1 repeated Value' },
  MapValue: { fields: '1 map Value' },
  Document: {
    name: '1 string',
    fields: '2 map Value',
    createTime: '3 timestamp',
    updateTime: '4 timestamp',
  },
  DocumentMask: { fieldPaths: '1 repeated string' },
  Precondition: { exists: '1 bool', updateTime: '2 timestamp' },
  TransactionOptions: { readOnly: '2 ReadOnly', readWrite: '3 ReadWrite' },
  ReadOnly: { readTime: '2 timestamp' },
  ReadWrite: { retryTransaction: '1 bytes' },

  Write: {
    update: '1 Document',
    delete: '2 string',
    verify: '5 string',
    transform: '6 DocumentTransform',
    updateMask: '3 DocumentMask',
    updateTransforms: '7 repeated FieldTransform',
    currentDocument: '4 Precondition',
  },
  DocumentTransform: { document: '1 string', fieldTransforms: '2 repeated FieldTransform' },
  FieldTransform: {
    fieldPath: '1 string',
    setToServerValue: '2 ServerValue',
    increment: '3 Value',
    maximum: '4 Value',
    minimum: '5 Value',
    appendMissingElements: '6 ArrayValue',
    removeAllFromArray: '7 ArrayValue',
  },
  WriteResult: { updateTime: '1 timestamp', transformResults: '2 repeated Value' },

  GetDocumentRequest: {
    name: '1 string',
    mask: '2 DocumentMask',
    transaction: '3 bytes',
    readTime: '5 timestamp',
  },
  ListDocumentsRequest: {
    parent: '1 string',
    collectionId: '2 string',
    pageSize: '3 int32',
    pageToken: '4 string',
    orderBy: '6 string',
    mask: '7 DocumentMask',
    transaction: '8 bytes',
    readTime: '10 timestamp',
    showMissing: '12 bool',
  },
  ListDocumentsResponse: { documents: '1 repeated Document', nextPageToken: '2 string' },
  CreateDocumentRequest: {
    parent: '1 string',
    collectionId: '2 string',
    documentId: '3 string',
    document: '4 Document',
    mask: '5 DocumentMask',
  },
  UpdateDocumentRequest: {
    document: '1 Document',
    updateMask: '2 DocumentMask',
    mask: '3 DocumentMask',
    currentDocument: '4 Precondition',
  },
  DeleteDocumentRequest: { name: '1 string', currentDocument: '2 Precondition' },
  BatchGetDocumentsRequest: {
    database: '1 string',
    documents: '2 repeated string',
    mask: '3 DocumentMask',
    transaction: '4 bytes',
    newTransaction: '5 TransactionOptions',
    readTime: '7 timestamp',
  },
  BatchGetDocumentsResponse: {
    found: '1 Document',
    missing: '2 string',
    transaction: '3 bytes',
    readTime: '4 timestamp',
  },
  BeginTransactionRequest: { database: '1 string', options: '2 TransactionOptions' },
  BeginTransactionResponse: { transaction: '1 bytes' },
  CommitRequest: { database: '1 string', writes: '2 repeated Write', transaction: '3 bytes' },
  CommitResponse: { writeResults: '1 repeated WriteResult', commitTime: '2 timestamp' },
  RollbackRequest: { database: '1 string', transaction: '2 bytes' },
  BatchWriteRequest: { database: '1 string', writes: '2 repeated Write', labels: '3 map string' },
  BatchWriteResponse: { writeResults: '1 repeated WriteResult', status: '2 repeated Status' },
  ListCollectionIdsRequest: {
    parent: '1 string',
    pageSize: '2 int32',
    pageToken: '3 string',
    readTime: '4 timestamp',
  },
  ListCollectionIdsResponse: { collectionIds: '1 repeated string', nextPageToken: '2 string' },
  PartitionQueryRequest: {
    parent: '1 string',
    structuredQuery: '2 opaque',
    partitionCount: '3 opaque',
    pageToken: '4 opaque',
    pageSize: '5 opaque',
    readTime: '6 opaque',
  },
  ExecutePipelineRequest: {
    database: '1 string',
    structuredPipeline: '2 opaque',
    transaction: '5 opaque',
    newTransaction: '6 opaque',
    readTime: '7 opaque',
  },

  RunQueryRequest: {
    parent: '1 string',
    structuredQuery: '2 StructuredQuery',
    transaction: '5 bytes',
    newTransaction: '6 TransactionOptions',
    readTime: '7 timestamp',
    explainOptions: '10 opaque',
  },
  RunQueryResponse: {
    document: '1 Document',
    transaction: '2 bytes',
    readTime: '3 timestamp',
    skippedResults: '4 int32',
    done: '6 bool',
  },
  RunAggregationQueryRequest: {
    parent: '1 string',
    structuredAggregationQuery: '2 StructuredAggregationQuery',
    transaction: '4 bytes',
    newTransaction: '5 TransactionOptions',
    readTime: '6 timestamp',
    explainOptions: '8 opaque',
  },
  RunAggregationQueryResponse: {
    result: '1 AggregationResult',
    transaction: '2 bytes',
    readTime: '3 timestamp',
  },
  AggregationResult: { aggregateFields: '2 map Value' },
  StructuredAggregationQuery: {
    structuredQuery: '1 StructuredQuery',
    aggregations: '3 repeated Aggregation',
  },
  Aggregation: { count: '1 Count', sum: '2 FieldAggregation', avg: '3 FieldAggregation', alias: '7 string' },
  Count: { upTo: '1 int64?' },
  FieldAggregation: { field: '1 FieldReference' },

  StructuredQuery: {
    select: '1 Projection',
    from: '2 repeated CollectionSelector',
    where: '3 Filter',
    orderBy: '4 repeated Order',
    startAt: '7 Cursor',
    endAt: '8 Cursor',
    offset: '6 int32',
    limit: '5 int32?',
    findNearest: '9 opaque',
  },
  Projection: { fields: '2 repeated FieldReference' },
  CollectionSelector: { collectionId: '2 string', allDescendants: '3 bool' },
  Filter: {
    compositeFilter: '1 CompositeFilter',
    fieldFilter: '2 FieldFilter',
    unaryFilter: '3 UnaryFilter',
  },
  CompositeFilter: { op: '1 CompositeOperator', filters: '2 repeated Filter' },
  FieldFilter: { field: '1 FieldReference', op: '2 FieldOperator', value: '3 Value' },
  UnaryFilter: { op: '1 UnaryOperator', field: '2 FieldReference' },
  FieldReference: { fieldPath: '2 string' },
  Order: { field: '1 FieldReference', direction: '2 Direction' },
  Cursor: { values: '1 repeated Value', before: '2 bool' },

  ListenRequest: {
    database: '1 string',
    addTarget: '2 Target',
    removeTarget: '3 int32',
    labels: '4 map string',
  },
  Target: {
    query: '2 QueryTarget',
    documents: '3 DocumentsTarget',
    resumeToken: '4 bytes',
    readTime: '11 timestamp',
    targetId: '5 int32',
    once: '6 bool',
    expectedCount: '12 int32?',
  },
  QueryTarget: { parent: '1 string', structuredQuery: '2 StructuredQuery' },
  DocumentsTarget: { documents: '2 repeated string' },
  ListenResponse: {
    targetChange: '2 TargetChange',
    documentChange: '3 DocumentChange',
    documentDelete: '4 DocumentDelete',
    filter: '5 ExistenceFilter',
    documentRemove: '6 DocumentRemove',
  },
  TargetChange: {
    targetChangeType: '1 TargetChangeType',
    targetIds: '2 repeated int32',
    cause: '3 Status',
    resumeToken: '4 bytes',
    readTime: '6 timestamp',
  },
  DocumentChange: {
    document: '1 Document',
    targetIds: '5 repeated int32',
    removedTargetIds: '6 repeated int32',
  },
  DocumentDelete: { document: '1 string', readTime: '4 timestamp', removedTargetIds: '6 repeated int32' },
  DocumentRemove: { document: '1 string', removedTargetIds: '2 repeated int32', readTime: '4 timestamp' },
  ExistenceFilter: { targetId: '1 int32', count: '2 int32' },

  WriteRequest: {
    database: '1 string',
    streamId: '2 string',
    writes: '3 repeated Write',
    streamToken: '4 bytes',
    labels: '5 map string',
  },
  WriteResponse: {
    streamId: '1 string',
    streamToken: '2 bytes',
    writeResults: '3 repeated WriteResult',
    commitTime: '4 timestamp',
  },
};

const compiled = new Map<string, MessageSchema>();

/** The schema of a message named in the table above. Throws on a name that is not there. */
export function messageSchema(name: string): MessageSchema {
  let schema = compiled.get(name);
  if (!schema) {
    schema = compile(name);
    compiled.set(name, schema);
  }
  return schema;
}

function compile(name: string): MessageSchema {
  const notations = TABLE[name];
  if (!notations) throw new Error(`No message ${name} in the schema`);
  const fields = Object.entries(notations).map(([field, notation]): FieldSchema => {
    const words = notation.split(' ');
    const label = words[1] === 'repeated' || words[1] === 'map' ? words[1] : 'single';
    return { name: field, number: Number(words[0]), label, type: words.at(-1) ?? '' };
  });
  return {
    byName: new Map(fields.map((field) => [field.name, field])),
    byNumber: new Map(fields.map((field) => [field.number, field])),
  };
}
