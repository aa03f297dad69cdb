/**
 * The messages of `google.firestore.v1` that the emulator reads or writes, as data: one table drives
 * the binary form (reader.ts, writer.ts) and ProtoJSON (json.ts). Field numbers are those of the published
 * googleapis protos; `Write.verify` is only in the protos that the web SDK bundles. v1beta1 has the
 * same layout. `DocumentEventData` is `google.events.cloud.firestore.v1`.
 */
import { FIELD_OPERATORS, UNARY_OPERATORS } from '../model/query.ts';
import type { Timestamp } from '../model/value.ts';

/** A decoded message before it is converted to the model; absent fields are absent keys. */
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
  FieldOperator: ['OPERATOR_UNSPECIFIED', ...FIELD_OPERATORS],
  UnaryOperator: ['OPERATOR_UNSPECIFIED', '', ...UNARY_OPERATORS],
  ServerValue: ['SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'],
  TargetChangeType: ['NO_CHANGE', 'ADD', 'REMOVE', 'CURRENT', 'RESET'],
};

/**
 * `Message: field number [repeated|map] type, …`; continued lines are indented. A type is a scalar, an
 * enum or a message; `timestamp` is google.protobuf.Timestamp, `null` NullValue, `int32?` and `int64?`
 * the wrapper messages. A field of type `ignored` is skipped, one of type `unsupported` is refused as
 * UNIMPLEMENTED.
 */
const MESSAGES = `
Empty:
Status: code 1 int32, message 2 string
LatLng: latitude 1 double, longitude 2 double
Value: nullValue 11 null, booleanValue 1 bool, integerValue 2 int64, doubleValue 3 double,
    timestampValue 10 timestamp, stringValue 17 string, bytesValue 18 bytes, referenceValue 5 string,
    geoPointValue 8 LatLng, arrayValue 9 ArrayValue, mapValue 6 MapValue
ArrayValue: values 1 repeated Value
MapValue: fields 1 map Value
Document: name 1 string, fields 2 map Value, createTime 3 timestamp, updateTime 4 timestamp
DocumentMask: fieldPaths 1 repeated string
Precondition: exists 1 bool, updateTime 2 timestamp
TransactionOptions: readOnly 2 unsupported, readWrite 3 ReadWrite
ReadWrite: retryTransaction 1 bytes
Write: update 1 Document, delete 2 string, verify 5 string, transform 6 unsupported,
    updateMask 3 DocumentMask, updateTransforms 7 repeated FieldTransform, currentDocument 4 Precondition
FieldTransform: fieldPath 1 string, setToServerValue 2 ServerValue, increment 3 Value, maximum 4 unsupported,
    minimum 5 unsupported, appendMissingElements 6 ArrayValue, removeAllFromArray 7 ArrayValue
WriteResult: updateTime 1 timestamp, transformResults 2 repeated Value
GetDocumentRequest: name 1 string, mask 2 DocumentMask, transaction 3 bytes, readTime 5 unsupported
ListDocumentsRequest: parent 1 string, collectionId 2 string, pageSize 3 ignored, pageToken 4 unsupported,
    orderBy 6 unsupported, mask 7 DocumentMask, transaction 8 bytes, readTime 10 unsupported,
    showMissing 12 bool
ListDocumentsResponse: documents 1 repeated Document
UpdateDocumentRequest: document 1 Document, updateMask 2 DocumentMask, mask 3 DocumentMask,
    currentDocument 4 Precondition
DeleteDocumentRequest: name 1 string, currentDocument 2 Precondition
BatchGetDocumentsRequest: database 1 string, documents 2 repeated string, mask 3 DocumentMask,
    transaction 4 bytes, newTransaction 5 TransactionOptions, readTime 7 unsupported
BatchGetDocumentsResponse: found 1 Document, missing 2 string, transaction 3 bytes, readTime 4 timestamp
BeginTransactionRequest: database 1 string, options 2 TransactionOptions
BeginTransactionResponse: transaction 1 bytes
CommitRequest: database 1 string, writes 2 repeated Write, transaction 3 bytes
CommitResponse: writeResults 1 repeated WriteResult, commitTime 2 timestamp
RollbackRequest: database 1 string, transaction 2 bytes
BatchWriteRequest: database 1 string, writes 2 repeated Write, labels 3 ignored
BatchWriteResponse: writeResults 1 repeated WriteResult, status 2 repeated Status
ListCollectionIdsRequest: parent 1 string, pageSize 2 ignored, pageToken 3 unsupported,
    readTime 4 unsupported
ListCollectionIdsResponse: collectionIds 1 repeated string
RunQueryRequest: parent 1 string, structuredQuery 2 StructuredQuery, transaction 5 bytes,
    newTransaction 6 TransactionOptions, readTime 7 unsupported, explainOptions 10 unsupported
RunQueryResponse: document 1 Document, transaction 2 bytes, readTime 3 timestamp, skippedResults 4 int32,
    done 6 bool
RunAggregationQueryRequest: parent 1 string, structuredAggregationQuery 2 StructuredAggregationQuery,
    transaction 4 bytes, newTransaction 5 TransactionOptions, readTime 6 unsupported,
    explainOptions 8 unsupported
RunAggregationQueryResponse: result 1 AggregationResult, transaction 2 bytes, readTime 3 timestamp
AggregationResult: aggregateFields 2 map Value
StructuredAggregationQuery: structuredQuery 1 StructuredQuery, aggregations 3 repeated Aggregation
Aggregation: count 1 Count, sum 2 unsupported, avg 3 unsupported, alias 7 string
Count: upTo 1 int64?
StructuredQuery: select 1 Projection, from 2 repeated CollectionSelector, where 3 Filter,
    orderBy 4 repeated Order, startAt 7 Cursor, endAt 8 Cursor, offset 6 int32, limit 5 int32?,
    findNearest 9 unsupported
Projection: fields 2 repeated FieldReference
CollectionSelector: collectionId 2 string, allDescendants 3 bool
Filter: compositeFilter 1 CompositeFilter, fieldFilter 2 FieldFilter, unaryFilter 3 UnaryFilter
CompositeFilter: op 1 CompositeOperator, filters 2 repeated Filter
FieldFilter: field 1 FieldReference, op 2 FieldOperator, value 3 Value
UnaryFilter: op 1 UnaryOperator, field 2 FieldReference
FieldReference: fieldPath 2 string
Order: field 1 FieldReference, direction 2 Direction
Cursor: values 1 repeated Value, before 2 bool
ListenRequest: database 1 string, addTarget 2 Target, removeTarget 3 int32, labels 4 ignored
Target: query 2 QueryTarget, documents 3 DocumentsTarget, resumeToken 4 bytes, readTime 11 timestamp,
    targetId 5 int32, once 6 unsupported, expectedCount 12 ignored
QueryTarget: parent 1 string, structuredQuery 2 StructuredQuery
DocumentsTarget: documents 2 repeated string
ListenResponse: targetChange 2 TargetChange, documentChange 3 DocumentChange,
    documentDelete 4 DocumentDelete, documentRemove 6 DocumentRemove
TargetChange: targetChangeType 1 TargetChangeType, targetIds 2 repeated int32, cause 3 Status,
    resumeToken 4 bytes, readTime 6 timestamp
DocumentChange: document 1 Document, targetIds 5 repeated int32, removedTargetIds 6 repeated int32
DocumentDelete: document 1 string, readTime 4 timestamp, removedTargetIds 6 repeated int32
DocumentRemove: document 1 string, removedTargetIds 2 repeated int32, readTime 4 timestamp
WriteRequest: database 1 string, streamId 2 string, writes 3 repeated Write, streamToken 4 bytes,
    labels 5 ignored
WriteResponse: streamId 1 string, streamToken 2 bytes, writeResults 3 repeated WriteResult,
    commitTime 4 timestamp
DocumentEventData: value 1 Document, oldValue 2 Document, updateMask 3 DocumentMask
`;

const notations = new Map(
  MESSAGES.trim()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line) => {
      const [name = '', fields = ''] = line.split(/: ?/);
      return [name, fields];
    }),
);

const compiled = new Map<string, MessageSchema>();

/** Returns the schema of a message in the table. Throws for an unknown name. */
export function messageSchema(name: string): MessageSchema {
  const known = compiled.get(name);
  if (known) return known;
  const schema = compile(name);
  compiled.set(name, schema);
  return schema;
}

function compile(name: string): MessageSchema {
  const notation = notations.get(name);
  if (notation === undefined) throw new Error(`No message ${name} in the schema`);
  const fields = notation === '' ? [] : notation.split(', ').map(fieldSchema);
  return {
    byName: new Map(fields.map((field) => [field.name, field])),
    byNumber: new Map(fields.map((field) => [field.number, field])),
  };
}

function fieldSchema(notation: string): FieldSchema {
  const [name = '', number, ...type] = notation.split(' ');
  const [label] = type;
  return {
    name,
    number: Number(number),
    label: label === 'repeated' || label === 'map' ? label : 'single',
    type: type.at(-1) ?? '',
  };
}
