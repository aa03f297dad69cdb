/** Compiles Storage security rules; `firestore.get` and `firestore.exists` are not supported in them. */
import { compileRules } from './compiled-rules.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { newEvaluation } from './evaluation/evaluator.ts';
import { candidatesFor, decide } from './evaluation/verdicts.ts';
import type { ServiceKind } from './language/static-checks.ts';
import type { CompileResult, StorageRequest, StorageRuleset, Verdict } from './types.ts';
import { map, string } from './values/values.ts';
import type { RulesMap, RulesValue } from './values/values.ts';

const STORAGE: ServiceKind = { name: 'firebase.storage', documentFunctions: new Set() };

/** Never throws for invalid rules: errors are in `issues`. */
export function compileStorageRuleset(source: string): CompileResult<StorageRuleset> {
  const { rules, issues } = compileRules(source, STORAGE);
  return rules ? { ruleset: new CompiledStorageRuleset(rules), issues } : { issues };
}

/** Use `compileStorageRuleset`; exported for the coverage report, which needs internals. */
export class CompiledStorageRuleset implements StorageRuleset {
  readonly version: '1' | '2';
  readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
    this.version = rules.file.version;
  }

  checkStorage(request: StorageRequest): Verdict {
    const { method, path, variables } = request;
    const segments = pathSegments(path);
    const candidates = candidatesFor(this.rules, segments, method, withMethod(request), variables.resource);
    return decide(candidates, method, newEvaluation(new Map(), this.rules.counts));
  }
}

/** The runtime receives the method separately, but rules read it from `request.method`. */
function withMethod({ method, variables }: StorageRequest): RulesMap {
  const given: Iterable<readonly [string, RulesValue]> =
    variables.request.kind === 'map' ? variables.request.fields : [];
  return map([...given, ['method', string(method)]]);
}

/** Splits `/b/bucket/o/a/b` into segments; a listing's prefix may end with slashes. */
function pathSegments(path: string): readonly string[] {
  const segments = path.replace(/^\//, '').split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments;
}
