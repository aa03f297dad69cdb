/** Queries and counts. */
import type { StructuredQuery } from '../../model/query.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { timestampFromMicros } from '../../model/timestamp.ts';
import type { Document, Timestamp, Value } from '../../model/value.ts';
import type { Database } from '../../store/database.ts';
import type { CallContext } from '../auth.ts';
import { collectionLock } from '../lock-keys.ts';
import type { IndexCatalogue } from './index-catalogue.ts';
import { requireIndexes } from './index-requirement.ts';
import { QueryPlan } from './query-plan.ts';
import type { Consistency, Reader } from '../reader.ts';
import { masked } from '../reads.ts';
import type { RulesGate } from '../rules-gate.ts';

const MAX_AGGREGATIONS = 5;

export interface QueryResult {
  readonly documents: readonly Document[];
  /** Results left out by the offset. */
  readonly skipped: number;
  readonly readTime: Timestamp;
  readonly transaction?: Uint8Array;
}

export interface Count {
  readonly alias: string;
  /** Counting may stop at this number. */
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

  /** If `indexes` is given, queries without an index in it are refused. */
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
  ): Promise<QueryResult> {
    const plan = new QueryPlan(parent, query);
    const keys = [collectionLock(query.from.collectionId)];
    return this.#reader.read(database, consistency, keys, (view, micros) => {
      const readTime = timestampFromMicros(micros);
      this.#gate.checkQuery(context, parent, query, view, readTime);
      if (this.#indexes) requireIndexes(this.#indexes, plan);
      const found = plan.run(view);
      const documents = found.slice(query.offset).map((document) => masked(document, query.select));
      return { documents, skipped: found.length - documents.length, readTime };
    });
  }

  async count(
    context: CallContext,
    database: Database,
    parent: string,
    query: StructuredQuery,
    counts: readonly Count[],
    consistency: Consistency,
  ): Promise<AggregationResult> {
    checkCounts(counts);
    const { documents, ...rest } = await this.run(context, database, parent, unprojected(query), consistency);
    const found = BigInt(documents.length);
    const values = counts.map(({ alias, upTo }): [string, Value] => [
      alias,
      { kind: 'integer', value: upTo !== undefined && found > upTo ? upTo : found },
    ]);
    return { ...rest, values: new Map(values) };
  }
}

function unprojected(query: StructuredQuery): StructuredQuery {
  const { select: _, ...rest } = query;
  return rest;
}

function checkCounts(counts: readonly Count[]): void {
  if (counts.length === 0) throw invalidArgument('At least one aggregation is required.');
  if (counts.length > MAX_AGGREGATIONS) {
    throw invalidArgument(`The maximum number of aggregations in a query is ${MAX_AGGREGATIONS}.`);
  }
  const aliases = new Set(counts.map(({ alias }) => alias));
  if (aliases.size < counts.length) throw invalidArgument('Aggregation aliases are not unique.');
  if (counts.some(({ upTo }) => upTo !== undefined && upTo <= 0n))
    throw invalidArgument('up_to must be positive.');
}
