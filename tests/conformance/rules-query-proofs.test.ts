/**
 * Replays the recorded query verdicts. Rules are not filters, so stored rows are used only for lookups.
 */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Document, FieldOperator, Fields, Filter, StructuredQuery, Value } from 'local-firestore/model';
import { compileRuleset, denialMessage, type DocumentAccess, type QueryRequest } from 'local-firestore/rules';
import { readRecorded } from './recorded-verdicts.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const plain = z.union([scalar, z.array(scalar)]);
const fieldFilter = z.object({ field: z.string(), op: z.string(), value: plain });
const allFilter = z.object({ op: z.literal('AND'), filters: z.array(fieldFilter) });
const anyFilter = z.object({ op: z.literal('OR'), filters: z.array(z.union([fieldFilter, allFilter])) });

const caseSchema = z.object({
  id: z.string(),
  collection: z.string(),
  filter: z.optional(z.union([fieldFilter, allFilter, anyFilter])),
  orderBy: z.optional(z.array(z.tuple([z.string(), z.enum(['asc', 'desc'])]))),
  limit: z.optional(z.number()),
  group: z.optional(z.boolean()),
  parent: z.optional(z.string()),
  unverified: z.optional(z.boolean()),
  expect: z.object({ code: z.enum(['ok', 'permission-denied']), message: z.optional(z.string()) }),
});
type Case = z.infer<typeof caseSchema>;
type RecordedFilter = NonNullable<Case['filter']>;

const fileSchema = z.object({
  rules: z.string(),
  seeds: z.record(z.string(), z.record(z.string(), plain)),
  cases: z.array(caseSchema),
});
const { rules, seeds, cases } = z.parse(fileSchema, readRecorded('query-proofs.json'));

const ROOT = 'projects/p/databases/(default)/documents';
const TIME = { seconds: 1_800_000_000n, nanos: 0 };
const OPERATORS = new Map<string, FieldOperator>([
  ['==', 'EQUAL'],
  ['!=', 'NOT_EQUAL'],
  ['>', 'GREATER_THAN'],
  ['>=', 'GREATER_THAN_OR_EQUAL'],
  ['<', 'LESS_THAN'],
  ['<=', 'LESS_THAN_OR_EQUAL'],
  ['in', 'IN'],
  ['not-in', 'NOT_IN'],
  ['array-contains', 'ARRAY_CONTAINS'],
  ['array-contains-any', 'ARRAY_CONTAINS_ANY'],
]);

function valueOf(value: z.infer<typeof plain>): Value {
  if (value === null) return { kind: 'null' };
  if (Array.isArray(value)) return { kind: 'array', values: value.map(valueOf) };
  switch (typeof value) {
    case 'string':
      return { kind: 'string', value };
    case 'boolean':
      return { kind: 'boolean', value };
    default:
      return { kind: 'integer', value: BigInt(value) };
  }
}

function filterOf(filter: RecordedFilter): Filter {
  if ('filters' in filter) {
    return { kind: 'composite', op: filter.op, filters: filter.filters.map(filterOf) };
  }
  // The SDKs send `!= null` as a unary filter.
  if (filter.op === '!=' && filter.value === null) {
    return { kind: 'unary', field: [filter.field], op: 'IS_NOT_NULL' };
  }
  const op = OPERATORS.get(filter.op);
  if (!op) throw new Error(`unknown operator ${filter.op}`);
  return { kind: 'field', field: [filter.field], op, value: valueOf(filter.value) };
}

function requestOf(row: Case): QueryRequest {
  const query: StructuredQuery = {
    from: { collectionId: row.collection, allDescendants: row.group ?? false },
    orderBy: (row.orderBy ?? []).map(([field, direction]) => ({
      field: [field],
      direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
    })),
    offset: 0,
    ...(row.filter && { where: filterOf(row.filter) }),
    ...(row.limit !== undefined && { limit: row.limit }),
  };
  const verified: Value = { kind: 'boolean', value: !row.unverified };
  return {
    parent: row.parent ? `${ROOT}/${row.parent}` : ROOT,
    query,
    auth: { uid: 'query-owner', token: new Map([['email_verified', verified]]) },
    time: TIME,
  };
}

function find(name: string): Document | null {
  const seed = seeds[name.slice(ROOT.length + 1)];
  if (!seed) return null;
  const fields: Fields = new Map(Object.entries(seed).map(([field, value]) => [field, valueOf(value)]));
  return { name, fields, createTime: TIME, updateTime: TIME };
}

const access: DocumentAccess = { get: find, getAfter: find };

test('the recording is complete', () => {
  expect(cases.length).toBeGreaterThanOrEqual(53);
});

test.each(cases)('$id', (row) => {
  const { ruleset } = compileRuleset(rules);
  const verdict = ruleset?.checkQuery(requestOf(row), access);
  if (!verdict) throw new Error('the rules do not compile');
  expect(verdict.allowed).toBe(row.expect.code === 'ok');
  const message = verdict.allowed ? undefined : denialMessage(verdict);
  expect(message).toBe(row.expect.message);
});
