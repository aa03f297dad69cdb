/** Counts, per expression, how often it was true, false, an error or another kind of value. */
import type { Expression } from '../language/tree.ts';
import type { Outcome } from '../values/values.ts';

interface CountedValue {
  readonly value: Outcome;
  count: number;
}

export class ExpressionCounts {
  readonly #counts = new Map<Expression, Map<string, CountedValue>>();

  record(expression: Expression, outcome: Outcome): void {
    // A literal always has its own value: the official report leaves it out too.
    if (expression.kind === 'literal') return;
    let values = this.#counts.get(expression);
    if (!values) this.#counts.set(expression, (values = new Map()));
    const key = outcome.kind === 'bool' && outcome.value ? 'true' : outcome.kind;
    const known = values.get(key);
    if (known) known.count += 1;
    else values.set(key, { value: outcome, count: 1 });
  }

  /** Every expression that had a value, except literals. */
  expressions(): readonly Expression[] {
    return [...this.#counts.keys()];
  }

  of(expression: Expression): readonly CountedValue[] {
    return [...(this.#counts.get(expression)?.values() ?? [])];
  }
}
