/** All methods and functions by name, used by the evaluator and the checker. */
import { error } from '../values/values.ts';
import type { Outcome, RulesValue } from '../values/values.ts';
import { NULL_VALUE, UNKNOWN } from '../evaluation/operators.ts';
import { COLLECTION_METHODS } from './collection-methods.ts';
import { CONVERSIONS } from './conversions.ts';
import { MATH_FUNCTIONS } from './math-functions.ts';
import { accepts } from './signature.ts';
import type { Signature } from './signature.ts';
import { TEXT_METHODS } from './text-methods.ts';
import { TIME_FUNCTIONS, TIME_METHODS } from './time-methods.ts';

const METHODS = byName([...TEXT_METHODS, ...COLLECTION_METHODS, ...TIME_METHODS]);
/** Global functions and, with a dot in the name, those of the namespaces. */
const FUNCTIONS = byName([...CONVERSIONS, ...MATH_FUNCTIONS, ...TIME_FUNCTIONS]);

/** Names that can precede a dot without being variables. */
export const NAMESPACES: ReadonlySet<string> = new Set([
  'math',
  'hashing',
  'timestamp',
  'duration',
  'latlng',
  'firestore',
]);

function byName(rows: readonly Signature[]): ReadonlyMap<string, readonly Signature[]> {
  const table = new Map<string, Signature[]>();
  for (const row of rows) table.set(row.name, [...(table.get(row.name) ?? []), row]);
  return table;
}

/** Returns the argument counts of a method; undefined when no kind has such a method. */
export function methodArities(name: string): readonly number[] | undefined {
  return METHODS.get(name)?.map((row) => row.operands.length - 1);
}

/** Returns the argument counts of a function; undefined when it does not exist. */
export function functionArities(name: string): readonly number[] | undefined {
  return FUNCTIONS.get(name)?.map((row) => row.operands.length);
}

export function callMethod(name: string, receiver: RulesValue, args: readonly RulesValue[]): Outcome {
  if (receiver.kind === 'null') return NULL_VALUE;
  if (receiver.kind === 'constraint') return UNKNOWN;
  return dispatch(METHODS, name, [receiver, ...args]);
}

export function callFunction(name: string, args: readonly RulesValue[]): Outcome {
  return dispatch(FUNCTIONS, name, args);
}

function dispatch(
  table: ReadonlyMap<string, readonly Signature[]>,
  name: string,
  values: readonly RulesValue[],
): Outcome {
  for (const row of table.get(name) ?? []) if (accepts(row, values)) return row.run(...values);
  return error(`Function not found error: Name: [${name}].`);
}
