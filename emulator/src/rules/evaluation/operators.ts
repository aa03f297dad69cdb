/** Operators of the rules language on evaluated operands (verdicts of the official emulator). */
import { compare, holds, MIRRORED, proves } from './comparison.ts';
import type { OrderOperator } from './comparison.ts';
import type { ArithmeticOperator, BinaryOperator } from '../language/tree.ts';
import {
  bool,
  equals,
  error,
  float,
  hasType,
  isNumber,
  keyOf,
  MAX_INT,
  MIN_INT,
  string,
} from '../values/values.ts';
import type { Outcome, RulesError, RulesValue } from '../values/values.ts';

const ORDERED = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];

const EXPECTED: Readonly<Record<ArithmeticOperator, readonly string[]>> = {
  '+': [
    'int + int',
    'float + float',
    'string + string',
    'duration + duration',
    'timestamp + duration',
    'duration + timestamp',
  ],
  '-': ['int - int', 'float - float', 'duration - duration', 'timestamp - duration', 'timestamp - timestamp'],
  '*': ['int * int', 'float * float'],
  '/': ['int / int', 'float / float'],
  '%': ['int % int', 'float % float'],
};

export const NULL_VALUE = error('Null value error.');
/** A result that depends on unknown parts of the documents that a query may return. */
export const UNKNOWN = error();

function undefinedProperty(name: string): RulesError {
  return error(`Property ${name} is undefined on object.`);
}

export function binary(op: BinaryOperator, left: RulesValue, right: RulesValue): Outcome {
  switch (op) {
    case '==':
      return equality(left, right);
    case '!=':
      return inequality(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(op, left, right);
    case 'in':
      return membership(left, right);
    default:
      return arithmetic(op, left, right);
  }
}

/** Partly known: a field with constraints, or the symbolic document itself. */
export function isSymbolic(value: RulesValue): boolean {
  return value.kind === 'constraint' || (value.kind === 'map' && value.open === true);
}

function equality(left: RulesValue, right: RulesValue): Outcome {
  if (isSymbolic(left) || isSymbolic(right)) {
    return left.kind === 'null' || right.kind === 'null' ? nullEquality(left, right) : UNKNOWN;
  }
  return bool(equals(left, right));
}

/** A symbolic document exists, so it is not null; a field with constraints may be. */
function nullEquality(left: RulesValue, right: RulesValue): Outcome {
  return left.kind === 'map' || right.kind === 'map' ? bool(false) : UNKNOWN;
}

function inequality(left: RulesValue, right: RulesValue): Outcome {
  const [field, value] = left.kind === 'constraint' ? [left, right] : [right, left];
  if (field.kind === 'constraint') return proves(field.constraints, '!=', value) ? bool(true) : UNKNOWN;
  const same = equality(left, right);
  return same.kind === 'bool' ? bool(!same.value) : same;
}

function ordering(op: OrderOperator, left: RulesValue, right: RulesValue): Outcome {
  if (left.kind === 'constraint') return proves(left.constraints, op, right) ? bool(true) : UNKNOWN;
  if (right.kind === 'constraint')
    return proves(right.constraints, MIRRORED[op], left) ? bool(true) : UNKNOWN;
  const comparison = compare(left, right);
  if (comparison !== undefined) return bool(holds(op, comparison));
  const same = ORDERED.map((kind) => `${kind} ${op} ${kind}`);
  return unsupported(op, left, right, [...same, `constraint ${op} any`, `any ${op} constraint`]);
}

function membership(item: RulesValue, container: RulesValue): Outcome {
  if (container.kind === 'constraint') {
    return proves(container.constraints, 'contains', item) ? bool(true) : UNKNOWN;
  }
  if (container.kind === 'list' || container.kind === 'set') {
    if (isSymbolic(item)) return UNKNOWN;
    const key = keyOf(item);
    return bool(container.values.some((value) => keyOf(value) === key));
  }
  if (container.kind === 'map' && item.kind === 'string') {
    const known = container.fields.has(item.value);
    return container.open && !known ? undefinedProperty(item.value) : bool(known);
  }
  return unsupported('in', item, container, ['any in list', 'any in set', 'string in map']);
}

function arithmetic(op: ArithmeticOperator, left: RulesValue, right: RulesValue): Outcome {
  if (left.kind === 'int' && right.kind === 'int') return integers(op, left.value, right.value);
  if (isNumber(left) && isNumber(right)) {
    return float(ON_FLOATS[op](Number(left.value), Number(right.value)));
  }
  if (op === '+' && left.kind === 'string' && right.kind === 'string') {
    return string(left.value + right.value);
  }
  if (op === '+' || op === '-') {
    const result = times(op, left, right);
    if (result) return result;
  }
  return unsupported(op, left, right, EXPECTED[op]);
}

function integers(op: ArithmeticOperator, left: bigint, right: bigint): Outcome {
  if ((op === '/' || op === '%') && right === 0n) return error('Division by zero error.');
  return integer(ON_INTEGERS[op](left, right));
}

const ON_INTEGERS: Readonly<Record<ArithmeticOperator, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const ON_FLOATS: Readonly<Record<ArithmeticOperator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/** Returns an int64, or an overflow error. */
export function integer(value: bigint): Outcome {
  return value < MIN_INT || value > MAX_INT ? error('Integer overflow error.') : { kind: 'int', value };
}

function times(op: '+' | '-', left: RulesValue, right: RulesValue): Outcome | undefined {
  const leftTime = left.kind === 'timestamp' || left.kind === 'duration';
  const rightTime = right.kind === 'timestamp' || right.kind === 'duration';
  if (!leftTime || !rightTime) return undefined;
  const nanos = op === '+' ? left.nanos + right.nanos : left.nanos - right.nanos;
  if (left.kind === right.kind) {
    if (left.kind === 'timestamp' && op === '+') return undefined;
    return { kind: 'duration', nanos };
  }
  if (left.kind === 'duration' && op === '-') return undefined;
  return { kind: 'timestamp', nanos };
}

function unsupported(
  op: string,
  left: RulesValue,
  right: RulesValue,
  expected: readonly string[],
): RulesError {
  return error(
    `Unsupported operation error. Received: ${left.kind} ${op} ${right.kind}. Expected: ${expected.join(', ')}.`,
  );
}

export function negative(operand: RulesValue): Outcome {
  if (operand.kind === 'int') return integer(-operand.value);
  if (operand.kind === 'float') return float(-operand.value);
  return error(`Unsupported operation error. Received: -${operand.kind}. Expected: -int, -float.`);
}

/** `value is typeName`. The type of a constrained field is unknown. */
export function typeTest(operand: RulesValue, typeName: string): Outcome {
  if (operand.kind === 'constraint' && typeName !== 'constraint') return UNKNOWN;
  return bool(hasType(operand, typeName));
}

/** `object.name` */
export function member(object: RulesValue, name: string): Outcome {
  if (object.kind === 'map') return object.fields.get(name) ?? undefinedProperty(name);
  if (object.kind === 'null') return NULL_VALUE;
  if (object.kind === 'constraint') return UNKNOWN;
  return undefinedProperty(name);
}

/** `object[index]`: lists, strings (by code point) and paths by position, maps by key. */
export function index(object: RulesValue, at: RulesValue): Outcome {
  if (object.kind === 'map' && at.kind === 'string') return member(object, at.value);
  if (object.kind === 'null') return NULL_VALUE;
  if (at.kind === 'int') {
    const items = itemsOf(object);
    if (items) return items[position(at.value, items.length)] ?? error('Index out of range error.');
  }
  return error(`Unsupported operation error. Received: ${object.kind}[${at.kind}].`);
}

function itemsOf(object: RulesValue): readonly RulesValue[] | undefined {
  if (object.kind === 'list') return object.values;
  if (object.kind === 'string') return Array.from(object.value, string);
  return object.kind === 'path' ? object.segments.map(string) : undefined;
}

/** Returns -1, an invalid index, for everything out of range. */
function position(at: bigint, length: number): number {
  return at >= 0n && at < BigInt(length) ? Number(at) : -1;
}

/** `object[from:to]` needs 0 <= from < size, from <= to <= size and to > 0 (measured). */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): Outcome {
  if (object.kind === 'null') return NULL_VALUE;
  if ((object.kind !== 'list' && object.kind !== 'string') || from.kind !== 'int' || to.kind !== 'int') {
    return error(`Unsupported operation error. Received: ${object.kind}[${from.kind}:${to.kind}].`);
  }
  const items = object.kind === 'list' ? object.values : Array.from(object.value);
  const start = position(from.value, items.length);
  if (start < 0 || to.value < from.value || to.value > BigInt(items.length) || to.value <= 0n) {
    return error('Range out of bounds error.');
  }
  return object.kind === 'list'
    ? { kind: 'list', values: object.values.slice(start, Number(to.value)) }
    : string(Array.from(object.value).slice(start, Number(to.value)).join(''));
}

/**
 * Returns the segments for `$(value)`. A string is always one segment, even if it contains slashes, so
 * that it cannot add segments; a recursive wildcard's path is all of its segments.
 */
export function segmentsOf(value: RulesValue): readonly string[] | RulesError {
  if (value.kind === 'string') return value.value === '' ? error('Empty path segment error.') : [value.value];
  if (value.kind === 'path') return value.segments;
  if (value.kind === 'null') return NULL_VALUE;
  if (value.kind === 'constraint') return value.constraints.length === 0 ? NULL_VALUE : UNKNOWN;
  return error(`Unsupported operation error. Received: $(${value.kind}). Expected: $(string), $(path).`);
}
