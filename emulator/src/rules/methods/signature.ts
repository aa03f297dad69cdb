/**
 * The format of the method and function tables: a name, the kinds of the operands (for a method the
 * receiver comes first) and the implementation. To add a method, add a row and a test.
 */
import type { Outcome, RulesKind, RulesValue, ValueOf } from '../values/values.ts';

/** `number` is an int or a float, `collection` a list or a set, `any` every kind. */
type OperandKind = RulesKind | 'number' | 'collection' | 'any';

type OperandOf<K extends OperandKind> = K extends RulesKind
  ? ValueOf<K>
  : K extends 'number'
    ? ValueOf<'int'> | ValueOf<'float'>
    : K extends 'collection'
      ? ValueOf<'list'> | ValueOf<'set'>
      : RulesValue;

type OperandsOf<P extends readonly OperandKind[]> = {
  readonly [I in keyof P]: OperandOf<P[I]>;
};

export interface Signature {
  readonly name: string;
  readonly operands: readonly OperandKind[];
  readonly run: (...values: readonly RulesValue[]) => Outcome;
}

export function signature<const P extends readonly OperandKind[]>(
  name: string,
  operands: P,
  run: (...values: OperandsOf<P>) => Outcome,
): Signature {
  // Whoever calls `run` has compared the values with `operands` first (see `accepts`).
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { name, operands, run: run as (...values: readonly RulesValue[]) => Outcome };
}

export function accepts(row: Signature, values: readonly RulesValue[]): boolean {
  return (
    row.operands.length === values.length &&
    row.operands.every((operand, at) => {
      const kind = values[at]?.kind;
      return kind !== undefined && fits(operand, kind);
    })
  );
}

function fits(operand: OperandKind, kind: RulesKind): boolean {
  if (operand === kind || operand === 'any') return true;
  if (operand === 'number') return kind === 'int' || kind === 'float';
  return operand === 'collection' && (kind === 'list' || kind === 'set');
}
