/**
 * The response of `:ruleCoverage`: for each expression, the kinds of its values and how often they
 * occurred. The format is the official one (recorded from emulator 1.22.0): literals are left out, an
 * expression that was never evaluated has no values. Only booleans and errors are distinguished; other
 * values are `{kind}`.
 */
import { CompiledStorageRuleset } from './compile-storage.ts';
import { FirestoreRuleset } from './compile.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { ExpressionCounts } from './evaluation/expression-counts.ts';
import type { Span } from './errors.ts';
import { blockRoots, childrenOf, functionRoots } from './language/tree.ts';
import type { Expression } from './language/tree.ts';
import type { Ruleset, StorageRuleset } from './types.ts';
import type { Outcome } from './values/values.ts';

interface ExpressionReport {
  readonly sourcePosition: object;
  readonly values?: readonly { readonly value: object; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
}

/** Returns the JSON of `:ruleCoverage`. Throws for a ruleset that this engine did not compile. */
export function coverageReport(ruleset: Ruleset | StorageRuleset): unknown {
  if (!(ruleset instanceof FirestoreRuleset) && !(ruleset instanceof CompiledStorageRuleset)) {
    throw new Error('The coverage of this ruleset is not counted here.');
  }
  const { file } = ruleset.rules;
  const report = conditionRoots(ruleset.rules).flatMap((root) => reportOf(root, ruleset.rules));
  const rules = { files: [{ content: file.source, name: 'firestore.rules' }] };
  return report.length > 0 ? { rules, report } : { rules };
}

/** Returns the expressions, except literals, that one request evaluates: `ask` puts it to a copy of the ruleset. */
export function evaluatedBy(ruleset: Ruleset, ask: (copy: Ruleset) => unknown): readonly Expression[] {
  if (!(ruleset instanceof FirestoreRuleset)) throw new Error('This engine did not compile the ruleset.');
  const counts = new ExpressionCounts();
  ask(new FirestoreRuleset({ ...ruleset.rules, counts }));
  return counts.expressions();
}

/** Every condition, `let` and returned expression, in source order. */
function conditionRoots({ file, service }: CompiledRules): readonly Expression[] {
  const roots = [
    ...functionRoots(file.functions),
    ...functionRoots(service.functions),
    ...service.matches.flatMap(blockRoots),
  ];
  return roots.sort((left, right) => left.span.start - right.span.start);
}

function reportOf(expression: Expression, rules: CompiledRules): readonly ExpressionReport[] {
  if (expression.kind === 'literal') return [];
  const values = rules.counts.of(expression).map(({ value, count }) => ({ value: encode(value), count }));
  const children = childrenOf(expression).flatMap((child) => reportOf(child, rules));
  return [
    {
      sourcePosition: positionOf(expression.span, rules.file.source),
      ...(values.length > 0 && { values }),
      ...(children.length > 0 && { children }),
    },
  ];
}

function encode(value: Outcome): object {
  if (value.kind === 'bool') return { boolValue: value.value };
  if (value.kind !== 'error') return { kind: value.kind };
  return { undefined: value.message === undefined ? {} : { causeMessage: value.message } };
}

/** Offsets count Unicode characters, the end is inclusive. */
function positionOf({ line, column, start, end }: Span, source: string): object {
  const characters = (from: number, to: number): number => Array.from(source.slice(from, to)).length;
  const before = characters(0, start);
  return {
    line,
    column: characters(start - column + 1, start) + 1,
    currentOffset: before,
    endOffset: before + characters(start, end) - 1,
  };
}
