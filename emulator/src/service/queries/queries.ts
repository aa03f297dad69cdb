/** Queries and aggregations. */
import { formatFieldPath, isKeyPath } from '../../model/field-path.ts';
import type { FieldPath, StructuredQuery } from '../../model/query.ts';
import { StatusError } from '../../model/status-error.ts';
import { timestampFromMicros } from '../../model/timestamp.ts';
import type { Document, Timestamp, Value } from '../../model/value.ts';
import type { Database } from '../../store/database.ts';
import { getField } from '../../store/field-values.ts';
import { isNumber } from '../../store/value-order.ts';
import type { CallContext } from '../auth.ts';
import { collectionLock } from '../lock-keys.ts';
import type { IndexCatalogue } from './index-catalogue.ts';
import { requireIndexes } from './index-requirement.ts';
import { QueryPlan } from './query-plan.ts';
import type { Consistency, Reader } from '../reader.ts';
import { masked } from '../reads.ts';
import type { RulesGate } from '../rules-gate.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_AGGREGATIONS = 5;

export interface QueryResult {
  readonly documents: readonly Document[];
  /** Results left out by the offset. */
  readonly skipped: number;
  readonly readTime: Timestamp;
  readonly transaction?: Uint8Array;
}

export interface Aggregation {
  readonly alias: string;
  readonly kind: 'count' | 'sum' | 'avg';
  /** Of sum and avg. */
  readonly field: FieldPath;
  /** Of count. */
  readonly upTo?: bigint;
}

export interface AggregationResult {
  readonly values: ReadonlyMap<string, Value>;
  readonly readTime: Timestamp;
  readonly transaction?: Uint8Array;
}

export class Queries {
  readonly #gate: RulesGate;
  readonly #reader: Reader;
  readonly #indexes: IndexCatalogue | undefined;

  /** With `indexes`, a query they do not serve is refused. */
  constructor(gate: RulesGate, reader: Reader, indexes?: IndexCatalogue) {
    this.#gate = gate;
    this.#reader = reader;
    this.#indexes = indexes;
  }

  async run(
    context: CallContext,
    database: Database,
    parent: string,
    query: StructuredQuery,
    consistency: Consistency,
    aggregated: readonly FieldPath[] = [],
  ): Promise<QueryResult> {
    const plan = new QueryPlan(parent, query);
    const keys = [collectionLock(query.from.collectionId)];
    return this.#reader.read(database, consistency, keys, (view, micros) => {
      const readTime = timestampFromMicros(micros);
      this.#gate.checkQuery(context, parent, query, view, readTime);
      if (this.#indexes) requireIndexes(this.#indexes, { query, orderBy: plan.orderBy, aggregated });
      const found = plan.run(view);
      const documents = found.slice(query.offset).map((document) => masked(document, query.select));
      return { documents, skipped: found.length - documents.length, readTime };
    });
  }

  async aggregate(
    context: CallContext,
    database: Database,
    parent: string,
    query: StructuredQuery,
    aggregations: readonly Aggregation[],
    consistency: Consistency,
  ): Promise<AggregationResult> {
    checkAggregations(aggregations);
    const fields = aggregations.filter(({ kind }) => kind !== 'count').map(({ field }) => field);
    const whole = unprojected(query);
    const { documents, ...rest } = await this.run(context, database, parent, whole, consistency, fields);
    const present = documents.filter((document) => fields.every((field) => getField(document.fields, field)));
    const values = aggregations.map((one) => [one.alias, aggregateOf(one, present)] as const);
    return { ...rest, values: new Map(values) };
  }
}

function unprojected(query: StructuredQuery): StructuredQuery {
  const { select: _, ...rest } = query;
  return rest;
}

function checkAggregations(aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalid('At least one aggregation is required.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(`The maximum number of aggregations in a query is ${MAX_AGGREGATIONS}.`);
  }
  const aliases = new Set(aggregations.map(({ alias }) => alias));
  if (aliases.size < aggregations.length) throw invalid('Aggregation aliases are not unique.');
  for (const { kind, field, upTo } of aggregations) {
    if (kind !== 'count' && isKeyPath(field)) throw invalid(`Cannot aggregate ${formatFieldPath(field)}.`);
    if (upTo !== undefined && upTo <= 0n) throw invalid('up_to must be positive.');
  }
}

function aggregateOf({ kind, field, upTo }: Aggregation, documents: readonly Document[]): Value {
  if (kind === 'count') {
    const count = BigInt(documents.length);
    return { kind: 'integer', value: upTo !== undefined && count > upTo ? upTo : count };
  }
  const numbers = documents
    .map((document) => getField(document.fields, field))
    .filter((value) => value && isNumber(value));
  let integers: bigint | undefined = 0n;
  let doubles = 0;
  for (const value of numbers) {
    if (!value || !isNumber(value)) continue;
    doubles += Number(value.value);
    integers = value.kind === 'integer' && integers !== undefined ? integers + value.value : undefined;
  }
  if (kind === 'avg') {
    return numbers.length === 0 ? { kind: 'null' } : { kind: 'double', value: doubles / numbers.length };
  }
  const fits = integers !== undefined && integers >= MIN_INT64 && integers <= MAX_INT64;
  return fits && integers !== undefined
    ? { kind: 'integer', value: integers }
    : { kind: 'double', value: doubles };
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
