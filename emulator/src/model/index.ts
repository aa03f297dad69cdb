/** Public: documents, values, queries and times as the server and the rules engine take them. */
export type { FieldOperator, FieldPath, Filter, StructuredQuery } from './query.ts';
export { timestampFromMicros } from './timestamp.ts';
export type { Document, Fields, Timestamp, Value } from './value.ts';
