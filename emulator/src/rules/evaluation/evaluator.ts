/**
 * Evaluates expressions by walking the tree. Errors are values: `||` and `&&` ignore them when the other
 * operand determines the result (measured), everything else returns them.
 */
import { Environment } from './environment.ts';
import type { FoundFunction } from './environment.ts';
import type { ExpressionCounts } from './expression-counts.ts';
import { MAX_EXPRESSIONS_PER_REQUEST } from '../limits.ts';
import { callFunction, callMethod, NAMESPACES } from '../methods/table.ts';
import {
  binary,
  index,
  isSymbolic,
  member,
  negative,
  segmentsOf,
  slice,
  typeTest,
  UNKNOWN,
} from './operators.ts';
import type { Expression, ExpressionOf } from '../language/tree.ts';
import { bool, error, keyOf, textOf } from '../values/values.ts';
import type { Outcome, RulesError, RulesValue } from '../values/values.ts';

/** Looks up a document for `get`, `exists` and similar functions. */
export type DocumentFunction = (path: readonly string[]) => Outcome;

/** The state of one request's evaluation. */
export interface Evaluation {
  /** By the name used in rules: `get`, `exists`, `firestore.get` and so on. */
  readonly documents: ReadonlyMap<string, DocumentFunction>;
  readonly counts: ExpressionCounts;
  /** Remaining number of evaluations; below zero, everything is denied. */
  remaining: number;
}

export const TOO_MANY_EXPRESSIONS = error(
  `Maximum of ${MAX_EXPRESSIONS_PER_REQUEST} expressions to evaluate has been reached.`,
);

export function newEvaluation(
  documents: ReadonlyMap<string, DocumentFunction>,
  counts: ExpressionCounts,
): Evaluation {
  return { documents, counts, remaining: MAX_EXPRESSIONS_PER_REQUEST };
}

export function evaluate(expression: Expression, scope: Environment, evaluation: Evaluation): Outcome {
  evaluation.remaining -= 1;
  if (evaluation.remaining < 0) return TOO_MANY_EXPRESSIONS;
  const outcome = evaluateKind(expression, scope, evaluation);
  evaluation.counts.record(expression, outcome);
  return outcome;
}

function evaluateKind(expression: Expression, scope: Environment, evaluation: Evaluation): Outcome {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'name':
      return scope.variable(expression.name) ?? error(`Unknown variable ${expression.name}.`);
    case 'member':
      return whenKnown(evaluate(expression.object, scope, evaluation), (object) =>
        member(object, expression.name),
      );
    case 'logical':
      return logical(expression, scope, evaluation);
    case 'not':
      return whenKnown(evaluate(expression.operand, scope, evaluation), (operand) =>
        operand.kind === 'bool' ? bool(!operand.value) : notBoolean(operand),
      );
    case 'negative':
      return whenKnown(evaluate(expression.operand, scope, evaluation), negative);
    case 'is':
      return whenKnown(evaluate(expression.operand, scope, evaluation), (operand) =>
        typeTest(operand, expression.typeName),
      );
    case 'conditional':
      return whenKnown(evaluate(expression.test, scope, evaluation), (test) =>
        test.kind === 'bool'
          ? evaluate(test.value ? expression.yes : expression.no, scope, evaluation)
          : notBoolean(test),
      );
    case 'call':
      return call(expression, scope, evaluation);
    case 'method':
      return method(expression, scope, evaluation);
    default:
      return compound(expression, scope, evaluation);
  }
}

type Compound = ExpressionOf<'binary' | 'list' | 'map' | 'path' | 'index' | 'slice'>;

function compound(expression: Compound, scope: Environment, evaluation: Evaluation): Outcome {
  switch (expression.kind) {
    case 'binary':
      return operands([expression.left, expression.right], scope, evaluation, ([left, right]) =>
        left && right ? binary(expression.op, left, right) : UNKNOWN,
      );
    case 'list':
      return operands(expression.items, scope, evaluation, (values) =>
        values.some(isSymbolic) ? UNKNOWN : { kind: 'list', values },
      );
    case 'map':
      return mapLiteral(expression, scope, evaluation);
    case 'path':
      return pathLiteral(expression, scope, evaluation);
    case 'index':
      return operands([expression.object, expression.index], scope, evaluation, ([object, at]) =>
        object && at ? index(object, at) : UNKNOWN,
      );
    case 'slice':
      return operands(
        [expression.object, expression.from, expression.to],
        scope,
        evaluation,
        ([object, from, to]) => (object && from && to ? slice(object, from, to) : UNKNOWN),
      );
  }
}

function whenKnown(outcome: Outcome, then: (value: RulesValue) => Outcome): Outcome {
  return outcome.kind === 'error' ? outcome : then(outcome);
}

/** Evaluates all operands, or returns the first error. */
function operands(
  expressions: readonly Expression[],
  scope: Environment,
  evaluation: Evaluation,
  then: (values: readonly RulesValue[]) => Outcome,
): Outcome {
  const values: RulesValue[] = [];
  for (const expression of expressions) {
    const outcome = evaluate(expression, scope, evaluation);
    if (outcome.kind === 'error') return outcome;
    values.push(outcome);
  }
  return then(values);
}

/**
 * An operand that determines the result wins, regardless of the others; otherwise the first error is
 * returned.
 */
function logical(expression: ExpressionOf<'logical'>, scope: Environment, evaluation: Evaluation): Outcome {
  const deciding = expression.op === '||';
  let fault: RulesError | undefined;
  for (const operand of expression.operands) {
    const outcome = evaluate(operand, scope, evaluation);
    if (outcome.kind === 'bool') {
      if (outcome.value === deciding) return outcome;
    } else {
      fault ??= outcome.kind === 'error' ? outcome : notBoolean(outcome);
    }
  }
  return fault ?? bool(!deciding);
}

function notBoolean(value: RulesValue): RulesError {
  if (value.kind === 'constraint') return UNKNOWN;
  return error(`Unsupported operation error. Received: ${value.kind}. Expected: bool.`);
}

function mapLiteral(expression: ExpressionOf<'map'>, scope: Environment, evaluation: Evaluation): Outcome {
  const fields = new Map<string, RulesValue>();
  for (const entry of expression.entries) {
    const key = evaluate(entry.key, scope, evaluation);
    if (key.kind === 'error') return key;
    const value = evaluate(entry.value, scope, evaluation);
    if (value.kind === 'error') return value;
    if (key.kind !== 'string') return error('The key of a map is not a string.');
    if (isSymbolic(value)) return UNKNOWN;
    fields.set(key.value, value);
  }
  return { kind: 'map', fields };
}

function pathLiteral(expression: ExpressionOf<'path'>, scope: Environment, evaluation: Evaluation): Outcome {
  const segments: string[] = [];
  for (const segment of expression.segments) {
    if (typeof segment === 'string') {
      segments.push(segment);
      continue;
    }
    const value = evaluate(segment, scope, evaluation);
    if (value.kind === 'error') return value;
    const more = segmentsOf(value);
    if ('kind' in more) return more;
    segments.push(...more);
  }
  return { kind: 'path', segments };
}

function call(expression: ExpressionOf<'call'>, scope: Environment, evaluation: Evaluation): Outcome {
  const found = scope.function(expression.name);
  return operands(expression.args, scope, evaluation, (args) =>
    found ? evaluateFunction(found, args, evaluation) : builtIn(expression.name, args, evaluation),
  );
}

function method(expression: ExpressionOf<'method'>, scope: Environment, evaluation: Evaluation): Outcome {
  const { object, name, args } = expression;
  if (isNamespace(object, scope)) {
    return operands(args, scope, evaluation, (values) =>
      builtIn(`${object.name}.${name}`, values, evaluation),
    );
  }
  return operands([object, ...args], scope, evaluation, ([receiver, ...rest]) =>
    receiver ? callMethod(name, receiver, rest) : UNKNOWN,
  );
}

function isNamespace(object: Expression, scope: Environment): object is ExpressionOf<'name'> {
  return object.kind === 'name' && NAMESPACES.has(object.name) && scope.variable(object.name) === undefined;
}

function builtIn(name: string, args: readonly RulesValue[], evaluation: Evaluation): Outcome {
  const [first] = args;
  if (name === 'debug' && first && args.length === 1) {
    console.log(`debug: ${textOf(first) ?? keyOf(first)}`);
    return first;
  }
  const lookUp = evaluation.documents.get(name);
  if (!lookUp) return callFunction(name, args);
  if (first?.kind === 'path' && args.length === 1) return lookUp(first.segments);
  return error(`Function not found error: Name: [${name}].`);
}

/** A function's body can use its arguments and lets, and the block that declares it. */
function evaluateFunction(
  { home, declaration }: FoundFunction,
  args: readonly RulesValue[],
  evaluation: Evaluation,
): Outcome {
  const { parameters, lets, name, result } = declaration;
  if (args.length !== parameters.length) {
    return error(`Incorrect number of arguments supplied to function: ${name}.`);
  }
  const scope = new Environment(
    home,
    parameters.map((parameter, at) => [parameter, args[at] ?? UNKNOWN] as const),
  );
  for (const statement of lets) {
    const value = evaluate(statement.value, scope, evaluation);
    if (value.kind === 'error') return value;
    scope.bind(statement.name, value);
  }
  return evaluate(result, scope, evaluation);
}
