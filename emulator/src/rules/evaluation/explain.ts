/**
 * Says why a condition was not true: walks to the sub-expressions that decided and shows their
 * values. Runs after a denial only, and records nothing.
 */
import { Environment } from './environment.ts';
import type { Evaluation } from './evaluator.ts';
import { enterFunction, evaluate } from './evaluator.ts';
import { MAX_EXPRESSIONS_PER_REQUEST } from '../limits.ts';
import type { Expression, ExpressionOf } from '../language/tree.ts';
import { show } from '../values/values.ts';
import type { RulesValue } from '../values/values.ts';

const MAX_LINES = 6;

/** Lines such as `resource.data.user_id == request.auth.uid (L21:9): "a" == "b"`. */
export function explain(
  condition: Expression,
  scope: Environment,
  evaluation: Evaluation,
  source: string,
): readonly string[] {
  const quiet: Evaluation = {
    documents: evaluation.documents,
    debug: [],
    remaining: MAX_EXPRESSIONS_PER_REQUEST * MAX_LINES,
  };
  const lines: string[] = [];
  new Explainer(quiet, source, lines).condition(condition, scope, true);
  return [...new Set(lines)].slice(0, MAX_LINES);
}

class Explainer {
  private readonly evaluation: Evaluation;
  private readonly source: string;
  private readonly lines: string[];

  constructor(evaluation: Evaluation, source: string, lines: string[]) {
    this.evaluation = evaluation;
    this.source = source;
    this.lines = lines;
  }

  /** Explains why the expression is not `wanted`. */
  condition(expression: Expression, scope: Environment, wanted: boolean): void {
    switch (expression.kind) {
      case 'logical':
        return this.logical(expression, scope, wanted);
      case 'not':
        return this.condition(expression.operand, scope, !wanted);
      case 'conditional':
        return this.conditional(expression, scope, wanted);
      case 'call':
        return this.call(expression, scope, wanted);
      default:
        return this.leaf(expression, scope);
    }
  }

  /** `&&` fails by one operand, `||` by all of them; negation swaps the two. */
  private logical(expression: ExpressionOf<'logical'>, scope: Environment, wanted: boolean): void {
    const oneDecides = (expression.op === '&&') === wanted;
    const faults: Expression[] = [];
    for (const operand of expression.operands) {
      const outcome = evaluate(operand, scope, this.evaluation);
      if (outcome.kind !== 'bool') faults.push(operand);
      else if (outcome.value !== wanted) {
        this.condition(operand, scope, wanted);
        // Further operands were not evaluated either.
        if (oneDecides) return;
      }
    }
    for (const operand of oneDecides ? faults.slice(0, 1) : faults) this.condition(operand, scope, wanted);
  }

  private conditional(expression: ExpressionOf<'conditional'>, scope: Environment, wanted: boolean): void {
    const test = evaluate(expression.test, scope, this.evaluation);
    if (test.kind !== 'bool') return this.leaf(expression.test, scope);
    return this.condition(test.value ? expression.yes : expression.no, scope, wanted);
  }

  private call(expression: ExpressionOf<'call'>, scope: Environment, wanted: boolean): void {
    const found = scope.function(expression.name);
    const args: RulesValue[] = [];
    for (const arg of expression.args) {
      const value = evaluate(arg, scope, this.evaluation);
      if (value.kind === 'error') return this.leaf(arg, scope);
      args.push(value);
    }
    const inner = found && enterFunction(found, args, this.evaluation);
    if (!found || !(inner instanceof Environment)) return this.leaf(expression, scope);
    return this.condition(found.declaration.result, inner, wanted);
  }

  private leaf(expression: Expression, scope: Environment): void {
    const { line, column, start, end } = expression.span;
    const text = this.source.slice(start, end).replaceAll(/\s+/g, ' ');
    this.lines.push(`${text} (L${line}:${column}): ${this.values(expression, scope)}`);
  }

  private values(expression: Expression, scope: Environment): string {
    const value = (part: Expression): string => show(evaluate(part, scope, this.evaluation));
    if (expression.kind === 'binary') {
      return `${value(expression.left)} ${expression.op} ${value(expression.right)}`;
    }
    if (expression.kind === 'is') return `${value(expression.operand)} is ${expression.typeName}`;
    if (expression.kind === 'method') {
      const args = expression.args.map(value).join(', ');
      const receiver = evaluate(expression.object, scope, this.evaluation);
      // A namespace such as math has no value.
      if (receiver.kind !== 'error') return `${show(receiver)}.${expression.name}(${args})`;
    }
    return value(expression);
  }
}
