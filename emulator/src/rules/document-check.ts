/** Evaluates a request for one document: get, create, update or delete. */
import type { CompiledRules } from './compiled-rules.ts';
import { documentFunctions } from './document-lookup.ts';
import { newEvaluation } from './evaluation/evaluator.ts';
import { rulesPath, toAuth, toResource, toRulesTime } from './values/firestore-values.ts';
import type { AccessBudget, DocumentAccess, DocumentRequest, Verdict } from './types.ts';
import { map, NULL, string } from './values/values.ts';
import type { RulesMap, RulesValue } from './values/values.ts';
import { candidatesFor, decide } from './evaluation/verdicts.ts';

export function checkDocument(
  rules: CompiledRules,
  request: DocumentRequest,
  access: DocumentAccess,
  budget?: AccessBudget,
): Verdict {
  const { name, method, before } = request;
  const path = rulesPath(name);
  const isWrite = method !== 'get';
  const database = name.split('/', 4).join('/');
  const resource = before ? toResource(path, before.fields) : NULL;
  const candidates = candidatesFor(rules, path, method, requestValue(request, path), resource);
  const documents = documentFunctions({ database, access, budget, isWrite });
  return decide(candidates, method, newEvaluation(documents, rules.counts));
}

/**
 * `request.resource` exists on create and update only: on the others it is undefined, not null, so
 * that a condition on it denies (measured on get; not on delete).
 */
function requestValue(request: DocumentRequest, path: readonly string[]): RulesMap {
  const fields: [string, RulesValue][] = [
    ['auth', toAuth(request.auth)],
    ['method', string(request.method)],
    ['path', { kind: 'path', segments: path }],
    ['time', toRulesTime(request.time)],
  ];
  if (request.afterFields) fields.push(['resource', toResource(path, request.afterFields)]);
  return map(fields);
}
