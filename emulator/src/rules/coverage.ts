/**
 * What `:ruleCoverage` answers: per expression the values it had and how often. The form is the
 * official one (recorded from emulator 1.22.0): literals are left out, an expression that was never
 * reached has no values. The counts are visits of this evaluator, not those of the official one.
 */
import { CompiledStorageRuleset } from './compile-storage.ts';
import { FirestoreRuleset } from './compile.ts';
import type { CompiledRules } from './compiled-rules.ts';
import type { ExpressionCounts } from './evaluation/expression-counts.ts';
import { blockRoots, childrenOf, functionRoots } from './language/tree.ts';
import type { Expression } from './language/tree.ts';
import type { Ruleset, StorageRuleset } from './types.ts';
import type { Outcome, RulesValue } from './values/values.ts';
import { coveragePage } from './report/coverage-page.ts';
import { positionsIn } from './report/source-positions.ts';
import type { SourcePosition } from './report/source-positions.ts';

interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  readonly values?: readonly { readonly value: unknown; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
}

/** The JSON of `:ruleCoverage`. Throws for a ruleset that this engine did not compile. */
export function coverageReport(ruleset: Ruleset | StorageRuleset): unknown {
  const { file, counts } = rulesOf(ruleset);
  const positions = positionsIn(file.source);
  const report = conditionRoots(rulesOf(ruleset)).flatMap((root) => reportOf(root, counts, positions));
  const rules = { files: [{ content: file.source, name: 'firestore.rules' }] };
  return report.length > 0 ? { rules, report } : { rules };
}

/** The page of `:ruleCoverage.html`. Throws for a ruleset that this engine did not compile. */
export function coverageHtml(ruleset: Ruleset | StorageRuleset): string {
  const rules = rulesOf(ruleset);
  return coveragePage(rules.file.source, conditionRoots(rules), rules.counts);
}

function rulesOf(ruleset: Ruleset | StorageRuleset): CompiledRules {
  if (ruleset instanceof FirestoreRuleset || ruleset instanceof CompiledStorageRuleset) return ruleset.rules;
  throw new Error('The coverage of this ruleset is not counted here.');
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

function reportOf(
  expression: Expression,
  counts: ExpressionCounts,
  positions: ReturnType<typeof positionsIn>,
): readonly ExpressionReport[] {
  if (expression.kind === 'literal') return [];
  const values = counts.of(expression).map(({ value, count }) => ({ value: encode(value), count }));
  const children = childrenOf(expression).flatMap((child) => reportOf(child, counts, positions));
  return [
    {
      sourcePosition: positions(expression.span),
      ...(values.length > 0 && { values }),
      ...(children.length > 0 && { children }),
    },
  ];
}

/** One key that names the kind, as the official report writes values. */
function encode(value: Outcome): Readonly<Record<string, unknown>> {
  switch (value.kind) {
    case 'error':
      return { undefined: value.message === undefined ? {} : { causeMessage: value.message } };
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: String(value.value) };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    default:
      return encodeCompound(value);
  }
}

function encodeCompound(
  value: Exclude<RulesValue, { kind: 'null' | 'bool' | 'int' | 'float' | 'string' | 'bytes' }>,
): Readonly<Record<string, unknown>> {
  switch (value.kind) {
    case 'timestamp':
      return { timestampValue: new Date(Number(value.nanos / 1_000_000n)).toISOString() };
    case 'duration':
      return { durationValue: `${Number(value.nanos) / 1e9}s` };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'list':
      return { listValue: { values: value.values.map(encode) } };
    case 'set':
      return { setValue: { values: value.values.map(encode) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
    case 'map_diff':
      return { mapDiffValue: { left: encode(value.after), right: encode(value.before) } };
    case 'constraint':
      return {
        constraintValue: value.constraints.map(({ op, value: bound }) => ({
          comparator: op,
          value: encode(bound),
        })),
      };
  }
}

function encodeFields(fields: ReadonlyMap<string, RulesValue>): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, encode(value)]));
}
