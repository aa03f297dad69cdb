/**
 * What filters match and which filters are refused. Measured: a filter never matches a
 * missing field; equality, `in` and the array operators never match null or NaN; ranges match only
 * the operand's type and never NaN; `!=` and `not-in` match present, non-null, different values
 * (NaN included).
 */
import { disjunctsOf } from '../../model/disjunctions.ts';
import { formatFieldPath, isKeyPath } from '../../model/field-path.ts';
import type { FieldPath, Filter } from '../../model/query.ts';
import { invalidArgument, StatusError } from '../../model/status-error.ts';
import type { Document, Value } from '../../model/value.ts';
import { getDocumentField } from '../../store/field-values.ts';
import { compareValues, isNaNValue, isNumber, typeRank } from '../../store/value-order.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_IN_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;

type FieldFilter = Extract<Filter, { kind: 'field' }>;
type LeafFilter = Exclude<Filter, { kind: 'composite' }>;

export function matchesFilter(filter: Filter, document: Document): boolean {
  if (filter.kind === 'composite') {
    return filter.op === 'AND'
      ? filter.filters.every((part) => matchesFilter(part, document))
      : filter.filters.some((part) => matchesFilter(part, document));
  }
  const value = getDocumentField(document, filter.field);
  if (!value) return false;
  if (filter.kind === 'field') return matchesField(filter, value);
  switch (filter.op) {
    case 'IS_NULL':
      return value.kind === 'null';
    case 'IS_NOT_NULL':
      return value.kind !== 'null';
    case 'IS_NAN':
      return isNaNValue(value);
    default:
      return isNumber(value) ? !isNaNValue(value) : value.kind !== 'null';
  }
}

function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equals(value, operand);
    case 'NOT_EQUAL':
      return value.kind !== 'null' && operand.kind !== 'null' && compareValues(value, operand) !== 0;
    case 'IN':
      return elements(operand).some((element) => equals(value, element));
    case 'NOT_IN':
      return value.kind !== 'null' && elements(operand).every((element) => differs(value, element));
    case 'ARRAY_CONTAINS':
      return elements(value).some((element) => equals(element, operand));
    case 'ARRAY_CONTAINS_ANY':
      return elements(value).some((element) => elements(operand).some((one) => equals(element, one)));
    default:
      return matchesRange(op, value, operand);
  }
}

function matchesRange(op: FieldFilter['op'], value: Value, operand: Value): boolean {
  if (typeRank(value) !== typeRank(operand) || isNaNValue(value) || isNaNValue(operand)) return false;
  const order = compareValues(value, operand);
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  if (op === 'GREATER_THAN') return order > 0;
  return order >= 0;
}

function equals(value: Value, operand: Value): boolean {
  if (operand.kind === 'null' || isNaNValue(operand)) return false;
  return compareValues(value, operand) === 0;
}

function differs(value: Value, element: Value): boolean {
  return element.kind !== 'null' && compareValues(value, element) !== 0;
}

function elements(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}

function leavesOf(filter: Filter): LeafFilter[] {
  return filter.kind === 'composite' ? filter.filters.flatMap(leavesOf) : [filter];
}

const INEQUALITIES: ReadonlySet<string> = new Set(
  'LESS_THAN LESS_THAN_OR_EQUAL GREATER_THAN GREATER_THAN_OR_EQUAL NOT_EQUAL NOT_IN IS_NOT_NULL IS_NOT_NAN'.split(
    ' ',
  ),
);

/** Returns the fields with an inequality, which the query orders by implicitly. */
export function inequalityFields(filter: Filter | undefined): FieldPath[] {
  return filter
    ? leavesOf(filter)
        .filter(({ op }) => INEQUALITIES.has(op))
        .map(({ field }) => field)
    : [];
}

/** Throws INVALID_ARGUMENT or FAILED_PRECONDITION for a filter that is not allowed. */
export function checkFilter(filter: Filter): void {
  const leaves = leavesOf(filter);
  for (const leaf of leaves) if (leaf.kind === 'field') checkOperand(leaf);
  const count = (...ops: string[]): number => leaves.filter(({ op }) => ops.includes(op)).length;
  if (count('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1 && count('NOT_IN') > 0) {
    throw invalidArgument(
      "Only one 'NOT_IN', 'NOT_EQUAL', 'IS_NOT_NULL' or 'IS_NOT_NAN' filter allowed per query.",
    );
  }
  if (count('NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1) {
    throw invalidArgument("Only one 'NOT_EQUAL', 'IS_NOT_NULL' or 'IS_NOT_NAN' filter allowed per query.");
  }
  if (count('NOT_IN') > 0 && (count('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasDisjunction(filter))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  checkKeyEquality(leaves);
  checkDisjunctions(filter);
}

/** Production's rule: with inequalities on fields only, the key may not be compared for equality. */
function checkKeyEquality(leaves: readonly LeafFilter[]): void {
  const inequalities = leaves.filter(({ op }) => INEQUALITIES.has(op));
  const isKeyEqual = leaves.some(({ field, op }) => isKeyPath(field) && op === 'EQUAL');
  if (isKeyEqual && inequalities.length > 0 && !inequalities.some(({ field }) => isKeyPath(field))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function checkOperand({ field, op, value }: FieldFilter): void {
  if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
    const maximum = op === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_IN_VALUES;
    if (value.kind !== 'array' || value.values.length === 0) {
      throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`);
    }
    if (value.values.length > maximum) {
      throw invalidArgument(`'${op}' supports up to ${maximum} comparison values.`);
    }
  }
  if (!isKeyPath(field)) return;
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
    throw invalidArgument(`'${op}' is not supported on ${formatFieldPath(field)}.`);
  }
  const operands = op === 'IN' || op === 'NOT_IN' ? elements(value) : [value];
  if (operands.some(({ kind }) => kind !== 'reference')) {
    throw invalidArgument('__key__ filter value must be a Key');
  }
}

function hasDisjunction(filter: Filter): boolean {
  if (filter.kind !== 'composite') return false;
  return (filter.op === 'OR' && filter.filters.length > 1) || filter.filters.some(hasDisjunction);
}

function checkDisjunctions(filter: Filter): void {
  const disjuncts = disjunctsOf(filter);
  if (!disjuncts || disjuncts.length > MAX_DISJUNCTIONS) {
    throw invalidArgument(`The query has more than ${MAX_DISJUNCTIONS} disjunctions after normalization.`);
  }
  if (disjuncts.some((conditions) => conditions.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1)) {
    throw new StatusError('FAILED_PRECONDITION', 'Only a single array-contains clause is allowed in a query');
  }
}
