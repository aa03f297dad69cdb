/** Counts, per expression, how often it had which value: the raw material of the coverage report. */
import type { Recorder } from './evaluator.ts';
import type { Expression } from '../language/tree.ts';
import type { Outcome } from '../values/values.ts';

/** More distinct values than this are counted under the first ones' last slot. */
const MAX_DISTINCT = 20;
const MAX_KEY_LENGTH = 100;

interface CountedValue {
  readonly value: Outcome;
  count: number;
}

export class ExpressionCounts implements Recorder {
  private readonly counts = new Map<Expression, Map<string, CountedValue>>();

  record(expression: Expression, outcome: Outcome): void {
    // A literal always has its own value: the official report leaves it out too.
    if (expression.kind === 'literal') return;
    let values = this.counts.get(expression);
    if (!values) this.counts.set(expression, (values = new Map()));
    const key = values.size < MAX_DISTINCT ? cheapKey(outcome) : outcome.kind;
    const known = values.get(key);
    if (known) known.count += 1;
    else values.set(key, { value: outcome, count: 1 });
  }

  of(expression: Expression): readonly CountedValue[] {
    return [...(this.counts.get(expression)?.values() ?? [])];
  }
}

/** Containers are told apart by kind only: this runs for every evaluated expression. */
function cheapKey(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'bool':
      return outcome.value ? 'true' : 'false';
    case 'int':
    case 'float':
      return `${outcome.kind}${outcome.value}`;
    case 'string':
      return `string${outcome.value.slice(0, MAX_KEY_LENGTH)}`;
    case 'error':
      return `error${outcome.message ?? ''}`;
    default:
      return outcome.kind;
  }
}
