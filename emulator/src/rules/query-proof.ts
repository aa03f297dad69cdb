/**
 * Evaluates a query. Rules are not filters: the verdict depends on the query alone, never on stored
 * documents, so every alternative of its filter must be allowed for any document that could satisfy it
 * (model inferred from recorded verdicts of emulator 1.22.0).
 */
import type { StructuredQuery } from '../model/query.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { disjunctsOf } from '../model/disjunctions.ts';
import { documentFunctions } from './document-lookup.ts';
import { newEvaluation } from './evaluation/evaluator.ts';
import type { DocumentFunction, Evaluation } from './evaluation/evaluator.ts';
import { rulesPath, toAuth, toRulesTime } from './values/firestore-values.ts';
import { ANY_ID, ANY_SEGMENTS } from './evaluation/match.ts';
import type { Segment } from './evaluation/match.ts';
import { UNKNOWN } from './evaluation/operators.ts';
import { symbolicResource } from './symbolic-resource.ts';
import type { DocumentAccess, QueryRequest, Verdict } from './types.ts';
import { int, map, NULL, string } from './values/values.ts';
import type { Outcome, RulesMap, RulesValue } from './values/values.ts';
import { ALLOWED, candidatesFor, denied, isAllowed, judge, reasonFor } from './evaluation/verdicts.ts';
import type { Candidate } from './evaluation/verdicts.ts';

export function checkQuery(rules: CompiledRules, request: QueryRequest, access: DocumentAccess): Verdict {
  const database = request.parent.split('/', 4).join('/');
  const real = documentFunctions({ database, access, isWrite: false });
  const alternatives = alternativesOf(rules, request);
  // The official program evaluates first without reading documents, then again with the requested ones,
  // and reports the problems of both rounds.
  let wanted = false;
  const without = new Map(
    [...real.keys()].map((name): [string, DocumentFunction] => [
      name,
      () => {
        wanted = true;
        return UNKNOWN;
      },
    ]),
  );
  const first = judgeAll(alternatives, newEvaluation(without, rules.counts));
  if (first.allowed || !wanted) return first;
  const second = judgeAll(alternatives, newEvaluation(real, rules.counts));
  if (second.allowed) return second;
  return { ...second, reasons: [...first.reasons, ...second.reasons] };
}

/**
 * For each alternative of the filter, the allow statements with the alternative's `resource` in scope.
 */
type Alternatives = readonly (readonly Candidate[])[] | undefined;

function alternativesOf(rules: CompiledRules, request: QueryRequest): Alternatives {
  const path = queryPath(request.parent, request.query.from);
  const requested = requestValue(request);
  return disjunctsOf(request.query.where)?.map((disjunct) =>
    candidatesFor(rules, path, 'list', requested, symbolicResource(disjunct)),
  );
}

/** Returns the path of the queried documents with its unknown parts. */
function queryPath(parent: string, from: StructuredQuery['from']): readonly Segment[] {
  const collection = from.collectionId === '' ? ANY_ID : from.collectionId;
  const known = rulesPath(parent);
  if (!from.allDescendants) return [...known, collection, ANY_ID];
  return from.collectionId === '' ? [...known, ANY_SEGMENTS] : [...known, ANY_SEGMENTS, collection, ANY_ID];
}

function requestValue({ auth, time, query, parent }: QueryRequest): RulesMap {
  const path = [...rulesPath(parent), query.from.collectionId].filter((segment) => segment !== '');
  return map([
    ['auth', toAuth(auth)],
    ['method', string('list')],
    ['path', { kind: 'path', segments: path }],
    ['time', toRulesTime(time)],
    ['query', queryValue(query)],
  ]);
}

function queryValue(query: StructuredQuery): RulesValue {
  const orders = query.orderBy.map(({ field, direction }): readonly [string, RulesValue] => [
    field.join('.'),
    string(direction === 'DESCENDING' ? 'DESC' : 'ASC'),
  ]);
  return map([
    ['limit', query.limit === undefined ? NULL : int(query.limit)],
    ['offset', int(query.offset)],
    ['orderBy', map(orders)],
  ]);
}

/** Every alternative needs a statement that allows it. */
function judgeAll(alternatives: Alternatives, evaluation: Evaluation): Verdict {
  if (!alternatives) return denied(['The query has too many alternatives.']);
  const outcomes = alternatives.map((candidates) =>
    candidates.map((candidate) => ({ candidate, outcome: judge(candidate, evaluation) })),
  );
  const isProved = outcomes.every((judged) => judged.some(({ outcome }) => isAllowed(outcome)));
  return isProved ? ALLOWED : denied(reasonsOf(outcomes));
}

type Judged = readonly { readonly candidate: Candidate; readonly outcome: Outcome }[];

/**
 * Returns for each statement one `false` if any alternative had a result, then the errors of the others.
 * The measured messages have this format even where the result was true.
 */
function reasonsOf(outcomes: readonly Judged[]): string[] {
  const statements = outcomes[0]?.length ?? 0;
  return Array.from({ length: statements }, (_, at) => at).flatMap((at) => {
    const judged = outcomes.flatMap((row) => row[at] ?? []);
    const texts = judged.map(({ candidate, outcome }) => ({
      failed: outcome.kind === 'error',
      text: reasonFor(candidate, outcome, 'list'),
    }));
    const answered = texts.find(({ failed }) => !failed);
    const faults = texts.filter(({ failed }) => failed).map(({ text }) => text);
    return answered ? [answered.text, ...faults] : faults;
  });
}
