/** Runs the allow statements of matching blocks and puts the reasons of a denial into words. */
import { NO_MATCH } from '../errors.ts';
import { evaluate, TOO_MANY_EXPRESSIONS } from './evaluator.ts';
import type { Evaluation } from './evaluator.ts';
import { explain } from './explain.ts';
import type { AppliedMatch } from './match.ts';
import type { AllowStatement } from '../language/tree.ts';
import type { RulesMethod, Verdict } from '../types.ts';
import { error, TRUE } from '../values/values.ts';
import type { Outcome } from '../values/values.ts';

export interface Candidate {
  readonly statement: AllowStatement;
  readonly match: AppliedMatch;
}

/** The allow statements that speak about the method. */
export function candidatesFor(matches: readonly AppliedMatch[], method: RulesMethod): readonly Candidate[] {
  return matches.flatMap((match) =>
    match.allows.filter(({ allows }) => allows.has(method)).map((statement) => ({ statement, match })),
  );
}

/** True, false or the error of the statement's condition. */
export function judge({ statement, match }: Candidate, evaluation: Evaluation): Outcome {
  if (!statement.condition) return TRUE;
  const outcome = evaluate(statement.condition, match.scope, evaluation);
  if (evaluation.remaining < 0) return TOO_MANY_EXPRESSIONS;
  if (outcome.kind === 'bool' || outcome.kind === 'error') return outcome;
  if (outcome.kind === 'constraint') return error();
  return error(`Unsupported operation error. Received: ${outcome.kind}. Expected: bool.`);
}

/** `false for 'get' @ L20` and its relatives (texts of the official emulator). */
export function reasonFor(candidate: Candidate, outcome: Outcome, method: RulesMethod): string {
  const { span, condition } = candidate.statement;
  const place = `for '${method}' @ L${span.line}`;
  if (outcome.kind !== 'error') return `false ${place}`;
  const at = condition?.span ?? span;
  return `${outcome.message ?? `evaluation error at L${at.line}:${at.column}`} ${place}`;
}

export interface Judged {
  readonly candidate: Candidate;
  readonly outcome: Outcome;
}

export function isAllowed(outcome: Outcome): boolean {
  return outcome.kind === 'bool' && outcome.value;
}

/** Tries the candidates in turn until one allows. */
export function decide(
  candidates: readonly Candidate[],
  method: RulesMethod,
  evaluation: Evaluation,
  source: string,
): Verdict {
  const judged: Judged[] = [];
  for (const candidate of candidates) {
    const outcome = judge(candidate, evaluation);
    if (isAllowed(outcome)) return allowed(evaluation);
    judged.push({ candidate, outcome });
  }
  const reasons = judged.map(({ candidate, outcome }) => reasonFor(candidate, outcome, method));
  const details = judged.flatMap(({ candidate }) => detailsFor(candidate, evaluation, source));
  return denied(reasons, details, evaluation);
}

export function detailsFor(candidate: Candidate, evaluation: Evaluation, source: string): readonly string[] {
  const { condition } = candidate.statement;
  return condition ? explain(condition, candidate.match.scope, evaluation, source) : [];
}

export function allowed(evaluation: Evaluation): Verdict {
  return withDebug({ allowed: true, reasons: [] }, evaluation);
}

export function denied(
  reasons: readonly string[],
  details: readonly string[],
  evaluation: Evaluation,
): Verdict {
  const stated = reasons.length > 0 ? reasons : [NO_MATCH];
  return withDebug({ allowed: false, reasons: stated, details }, evaluation);
}

function withDebug(verdict: Verdict, evaluation: Evaluation): Verdict {
  return evaluation.debug.length > 0 ? { ...verdict, debug: evaluation.debug } : verdict;
}
