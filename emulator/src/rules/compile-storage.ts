/**
 * Compiles Storage security rules. The language is the same; documents of Firestore come from
 * outside, so the check is asynchronous around a synchronous evaluation: it runs, and when it is
 * not allowed yet and asked for a document, fetches that one and runs again.
 */
import { compileRules } from './compiled-rules.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { answer, serviceError } from './documents/document-lookup.ts';
import { Environment } from './evaluation/environment.ts';
import { newEvaluation } from './evaluation/evaluator.ts';
import type { DocumentFunction } from './evaluation/evaluator.ts';
import { MAX_DOCUMENTS_PER_STORAGE_REQUEST } from './limits.ts';
import { findMatches } from './evaluation/match.ts';
import { UNKNOWN } from './evaluation/operators.ts';
import type { ServiceKind } from './language/static-checks.ts';
import type {
  FetchDocument,
  StorageCompileResult,
  StorageRequest,
  StorageRuleset,
  Verdict,
} from './types.ts';
import { map, string } from './values/values.ts';
import type { RulesMap, RulesValue } from './values/values.ts';
import { candidatesFor, decide } from './evaluation/verdicts.ts';

const FUNCTIONS = ['firestore.get', 'firestore.exists'] as const;
const STORAGE: ServiceKind = { name: 'firebase.storage', documentFunctions: new Set(FUNCTIONS) };

type Fetched = Awaited<ReturnType<FetchDocument>> | 'failed';

/** Never throws for bad rules: what is wrong with them is in `issues`. */
export function compileStorageRuleset(source: string): StorageCompileResult {
  const { rules, issues } = compileRules(source, STORAGE);
  return rules ? { ruleset: new CompiledStorageRuleset(rules), issues } : { issues };
}

/** Use `compileStorageRuleset`; exported for the coverage report, which needs what is inside. */
export class CompiledStorageRuleset implements StorageRuleset {
  readonly source: string;
  readonly version: '1' | '2';
  readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
    this.source = rules.file.source;
    this.version = rules.file.version;
  }

  async checkStorage(request: StorageRequest, fetchDocument: FetchDocument): Promise<Verdict> {
    const fetched = new Map<string, Fetched>();
    for (;;) {
      const { verdict, wanted } = judge(this.rules, request, fetched);
      // A document that was not needed for a yes cannot turn it into a no: errors never allow.
      if (verdict.allowed || wanted === undefined) return verdict;
      fetched.set(wanted, await fetchDocument(wanted).catch((): Fetched => 'failed'));
    }
  }
}

interface Round {
  readonly verdict: Verdict;
  /** The first document that was asked for and is not there yet. */
  readonly wanted: string | undefined;
}

function judge(
  { file, service, counts }: CompiledRules,
  request: StorageRequest,
  fetched: ReadonlyMap<string, Fetched>,
): Round {
  let wanted: string | undefined;
  const lookUp = (name: string, path: readonly string[]): ReturnType<DocumentFunction> => {
    const key = `/${path.join('/')}`;
    const document = fetched.get(key);
    if (document === 'failed' || !isDocumentPath(path)) return serviceError(name, path);
    if (document !== undefined) return answer(name, path, document);
    if (fetched.size >= MAX_DOCUMENTS_PER_STORAGE_REQUEST) return serviceError(name, path);
    wanted ??= key;
    return UNKNOWN;
  };
  const documents = new Map(
    FUNCTIONS.map((name): [string, DocumentFunction] => [name, (path) => lookUp(name, path)]),
  );
  const globals = new Environment(
    undefined,
    [
      ['request', withMethod(request)],
      ['resource', request.variables.resource],
    ],
    file.functions,
  );
  const matches = findMatches(service, pathSegments(request.path), globals, file.version);
  const candidates = candidatesFor(matches, request.method);
  const verdict = decide(candidates, request.method, newEvaluation(documents, counts), file.source);
  return { verdict, wanted };
}

/** `/databases/d/documents/collection/id…`, without empty segments or slashes inside one. */
function isDocumentPath(path: readonly string[]): boolean {
  const [databases, database, documents, ...rest] = path;
  return (
    databases === 'databases' &&
    database !== undefined &&
    documents === 'documents' &&
    rest.length >= 2 &&
    rest.length % 2 === 0 &&
    path.every((segment) => segment !== '' && !segment.includes('/'))
  );
}

/** The runtime is told the method beside the variables, rules find it in `request.method`. */
function withMethod({ method, variables }: StorageRequest): RulesMap {
  const given: Iterable<readonly [string, RulesValue]> =
    variables.request.kind === 'map' ? variables.request.fields : [];
  return map([...given, ['method', string(method)]]);
}

/** `/b/bucket/o/a/b` in segments; a listing's prefix may end with slashes. */
function pathSegments(path: string): readonly string[] {
  const segments = path.replace(/^\//, '').split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments;
}
