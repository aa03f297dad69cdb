/** Compares rules values, and derives from a query's constraints what holds for a comparison. */
import { equals, isNumber } from '../values/values.ts';
import type { Constraint, RulesValue } from '../values/values.ts';

export type OrderOperator = '<' | '<=' | '>' | '>=';

/**
 * Returns a negative number, zero or a positive number; NaN when either is NaN; undefined when the kinds
 * have no order. Numbers (across int and float), strings, bytes, durations and timestamps have an order.
 */
export function compare(left: RulesValue, right: RulesValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left.value, right.value);
  if (left.kind === 'string' && right.kind === 'string') return order(left.value, right.value);
  if (left.kind === 'bytes' && right.kind === 'bytes') return Buffer.compare(left.value, right.value);
  if (left.kind === 'duration' && right.kind === 'duration') return order(left.nanos, right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return order(left.nanos, right.nanos);
  return undefined;
}

function compareNumbers(left: bigint | number, right: bigint | number): number {
  // JavaScript compares a bigint with a number exactly.
  if (left < right) return -1;
  if (left > right) return 1;
  return left == right ? 0 : Number.NaN;
}

function order<T extends string | bigint>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function holds(op: OrderOperator, comparison: number): boolean {
  if (comparison === 0) return op.length === 2;
  return op.startsWith('<') ? comparison < 0 : comparison > 0;
}

/**
 * Returns true when every document that satisfies the constraints also satisfies `field op value`. False
 * means unknown, never "refuted" (measured).
 */
export function proves(
  constraints: readonly Constraint[],
  op: OrderOperator | '!=' | 'contains',
  value: RulesValue,
): boolean {
  return constraints.some((constraint) => provesAlone(constraint, op, value));
}

function provesAlone(constraint: Constraint, op: Constraint['op'], value: RulesValue): boolean {
  const known = constraint.op;
  if (known === '!=' || known === 'contains' || op === '!=' || op === 'contains') {
    return known === op && equals(constraint.value, value);
  }
  const upward = known === '>' || known === '>=';
  if (upward !== (op === '>' || op === '>=')) return false;
  const difference = compare(constraint.value, value);
  if (difference === undefined) return false;
  const margin = upward ? difference : -difference;
  const strict = known.length === 1 || op.length === 2;
  return strict ? margin >= 0 : margin > 0;
}

/** `5 < field` is equivalent to `field > 5`. */
export const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
