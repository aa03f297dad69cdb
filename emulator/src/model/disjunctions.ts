/**
 * Converts a query's filter to disjunctive normal form: a list of alternatives, each a list of conditions
 * that must all hold.
 */
import type { FieldOperator, FieldPath, Filter } from './query.ts';
import type { Value } from './value.ts';

/** Limits memory; queries with more than 30 are refused anyway. */
const MAX_DISJUNCTS = 100;

type ConditionOperator = Exclude<FieldOperator, 'IN' | 'ARRAY_CONTAINS_ANY'>;

export interface Condition {
  readonly field: FieldPath;
  readonly op: ConditionOperator;
  readonly value: Value;
}

export type Disjunct = readonly Condition[];

const NULL: Value = { kind: 'null' };
const NAN: Value = { kind: 'double', value: Number.NaN };

/** Returns undefined when there would be too many alternatives. */
export function disjunctsOf(filter: Filter | undefined): readonly Disjunct[] | undefined {
  if (!filter) return [[]];
  switch (filter.kind) {
    case 'field':
      return fieldDisjuncts(filter.field, filter.op, filter.value);
    case 'unary':
      return [[unaryCondition(filter.field, filter.op)]];
    case 'composite':
      return filter.op === 'OR' ? either(filter.filters) : all(filter.filters);
  }
}

function fieldDisjuncts(field: FieldPath, op: FieldOperator, value: Value): readonly Disjunct[] {
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY') return [[{ field, op, value }]];
  const single = op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  const values = value.kind === 'array' ? value.values : [value];
  return values.map((member) => [{ field, op: single, value: member }]);
}

function unaryCondition(
  field: FieldPath,
  op: 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL',
): Condition {
  switch (op) {
    case 'IS_NULL':
      return { field, op: 'EQUAL', value: NULL };
    case 'IS_NAN':
      return { field, op: 'EQUAL', value: NAN };
    case 'IS_NOT_NULL':
      return { field, op: 'NOT_EQUAL', value: NULL };
    case 'IS_NOT_NAN':
      return { field, op: 'NOT_EQUAL', value: NAN };
  }
}

function either(filters: readonly Filter[]): readonly Disjunct[] | undefined {
  const disjuncts: Disjunct[] = [];
  for (const filter of filters) {
    const more = disjunctsOf(filter);
    if (!more || disjuncts.length + more.length > MAX_DISJUNCTS) return undefined;
    disjuncts.push(...more);
  }
  return disjuncts;
}

function all(filters: readonly Filter[]): readonly Disjunct[] | undefined {
  let disjuncts: readonly Disjunct[] = [[]];
  for (const filter of filters) {
    const more = disjunctsOf(filter);
    if (!more || disjuncts.length * more.length > MAX_DISJUNCTS) return undefined;
    disjuncts = disjuncts.flatMap((left) => more.map((right) => [...left, ...right]));
  }
  return disjuncts;
}
