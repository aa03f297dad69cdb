/** Evaluates the allow statements of matching blocks and formats the reasons for a denial. */
import type { CompiledRules } from '../compiled-rules.ts';
import { NO_MATCH } from '../errors.ts';
import { Environment } from './environment.ts';
import { evaluate, TOO_MANY_EXPRESSIONS } from './evaluator.ts';
import type { Evaluation } from './evaluator.ts';
import { findMatches } from './match.ts';
import type { Segment } from './match.ts';
import type { AllowStatement } from '../language/tree.ts';
import type { RulesMethod, Verdict } from '../types.ts';
import { error, TRUE } from '../values/values.ts';
import type { Outcome, RulesValue } from '../values/values.ts';

export interface Candidate {
  readonly statement: AllowStatement;
  readonly scope: Environment;
}

/** Returns the allow statements for the method in all blocks that match the path. */
export function candidatesFor(
  { file, service }: CompiledRules,
  path: readonly Segment[],
  method: RulesMethod,
  request: RulesValue,
  resource: RulesValue,
): readonly Candidate[] {
  const variables = Object.entries({ request, resource });
  const globals = new Environment(undefined, variables, file.functions);
  return findMatches(service, path, globals, file.version).flatMap(({ allows, scope }) =>
    allows.filter((one) => one.allows.has(method)).map((statement) => ({ statement, scope })),
  );
}

/** Returns true, false or the error of the statement's condition. */
export function judge({ statement, scope }: Candidate, evaluation: Evaluation): Outcome {
  if (!statement.condition) return TRUE;
  const outcome = evaluate(statement.condition, scope, evaluation);
  if (evaluation.remaining < 0) return TOO_MANY_EXPRESSIONS;
  if (outcome.kind === 'bool' || outcome.kind === 'error') return outcome;
  if (outcome.kind === 'constraint') return error();
  return error(`Unsupported operation error. Received: ${outcome.kind}. Expected: bool.`);
}

/** `false for 'get' @ L20` and similar (texts of the official emulator). */
export function reasonFor(candidate: Candidate, outcome: Outcome, method: RulesMethod): string {
  const { span, condition } = candidate.statement;
  const place = `for '${method}' @ L${span.line}`;
  if (outcome.kind !== 'error') return `false ${place}`;
  const at = condition?.span ?? span;
  return `${outcome.message ?? `evaluation error at L${at.line}:${at.column}`} ${place}`;
}

export function isAllowed(outcome: Outcome): boolean {
  return outcome.kind === 'bool' && outcome.value;
}

/** Evaluates the candidates in order until one allows the request. */
export function decide(
  candidates: readonly Candidate[],
  method: RulesMethod,
  evaluation: Evaluation,
): Verdict {
  const reasons: string[] = [];
  for (const candidate of candidates) {
    const outcome = judge(candidate, evaluation);
    if (isAllowed(outcome)) return ALLOWED;
    reasons.push(reasonFor(candidate, outcome, method));
  }
  return denied(reasons);
}

export const ALLOWED: Verdict = { allowed: true, reasons: [] };

export function denied(reasons: readonly string[]): Verdict {
  return { allowed: false, reasons: reasons.length > 0 ? reasons : [NO_MATCH] };
}
