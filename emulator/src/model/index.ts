/** Public: documents, values, queries and timestamps as used by the server and the rules engine. */
export type { FieldOperator, FieldPath, Filter, StructuredQuery } from './query.ts';
export { timestampFromMicros } from './timestamp.ts';
export type { Document, Fields, Timestamp, Value } from './value.ts';
