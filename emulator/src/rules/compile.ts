/** Compiles Firestore security rules: from source to a ruleset that checks requests. */
import { compileRules } from './compiled-rules.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { checkDocument } from './document-check.ts';
import { checkQuery } from './query-proof.ts';
import type { ServiceKind } from './language/static-checks.ts';
import type {
  AccessBudget,
  CompileResult,
  DocumentAccess,
  DocumentRequest,
  QueryRequest,
  Ruleset,
  Verdict,
} from './types.ts';

const FIRESTORE: ServiceKind = {
  name: 'cloud.firestore',
  documentFunctions: new Set(['get', 'exists', 'getAfter', 'existsAfter']),
};

/** Never throws for invalid rules: errors are in `issues`. */
export function compileRuleset(source: string): CompileResult {
  const { rules, issues } = compileRules(source, FIRESTORE);
  return rules ? { ruleset: new FirestoreRuleset(rules), issues } : { issues };
}

/** Use `compileRuleset`; exported for the coverage report, which needs internals. */
export class FirestoreRuleset implements Ruleset {
  readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
  }

  checkDocument(request: DocumentRequest, access: DocumentAccess, budget?: AccessBudget): Verdict {
    return checkDocument(this.rules, request, access, budget);
  }

  checkQuery(request: QueryRequest, access: DocumentAccess): Verdict {
    return checkQuery(this.rules, request, access);
  }
}
