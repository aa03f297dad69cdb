/**
 * Enforces the rules: rulesets per project, and the verdict on every read, query
 * and commit of a caller who is not an admin. What cannot be evaluated is denied.
 * Measured: `--rules` is the default of every project until it gets its own; no rules at all allow
 * everything; document accesses are limited to 10 per document or query, 20 per commit (each write
 * limited to 10).
 */
import { projectOf } from '../model/resource-name.ts';
import { messageOf, StatusError } from '../model/status-error.ts';
import type { StructuredQuery } from '../model/query.ts';
import type { Document, Timestamp } from '../model/value.ts';
import { denialMessage } from '../rules/errors.ts';
import type {
  CompileResult,
  DocumentAccess,
  DocumentRequest,
  RulesIssue,
  Ruleset,
  Verdict,
} from '../rules/types.ts';
import type { CallContext } from './auth.ts';

export type CompileRuleset = (source: string) => CompileResult;

const ACCESSES_PER_COMMIT = 20;

/** Without a ruleset nothing is allowed; `reasons` explain why. */
type ProjectRules =
  | { readonly kind: 'allow-all' }
  | { readonly kind: 'deny-all'; readonly reason: string }
  | { readonly kind: 'ruleset'; readonly ruleset: Ruleset };

export type JudgedWrite = Omit<DocumentRequest, 'auth' | 'time'>;

/**
 * A complete evaluated request: a document, a query or all writes of a commit. Valid only during the
 * observer's call, which may evaluate other rules for it.
 */
export interface JudgedOperation {
  readonly project: string;
  /** Returns the verdict of other rules on the same request. */
  readonly ask: (ruleset: Ruleset) => Verdict;
}

export type JudgementObserver = (operation: JudgedOperation, verdict: Verdict) => void;

export class RulesGate {
  readonly #compile: CompileRuleset;
  readonly #onJudged: JudgementObserver | undefined;
  readonly #default: ProjectRules;
  readonly #byProject = new Map<string, Ruleset>();
  readonly #reloadListeners = new Set<(project: string) => void>();
  /** Issues of the default rules, for the startup message. */
  readonly defaultIssues: readonly RulesIssue[];

  /** `defaultRules` is the source given at start; undefined allows everything. */
  constructor(compile: CompileRuleset, defaultRules: string | undefined, onJudged?: JudgementObserver) {
    this.#compile = compile;
    this.#onJudged = onJudged;
    const result = defaultRules === undefined ? undefined : compile(defaultRules);
    this.defaultIssues = result?.issues ?? [];
    if (!result) this.#default = { kind: 'allow-all' };
    else if (result.ruleset) this.#default = { kind: 'ruleset', ruleset: result.ruleset };
    else
      this.#default = {
        kind: 'deny-all',
        reason: `The rules do not compile:\n${formatIssues(result.issues)}`,
      };
  }

  /** Replaces the rules of a project, unless the new ones have errors. */
  setRules(project: string, source: string): CompileResult {
    const result = this.#compile(source);
    if (result.ruleset) {
      this.#byProject.set(project, result.ruleset);
      for (const listener of this.#reloadListeners) listener(project);
    }
    return result;
  }

  onReload(listener: (project: string) => void): () => void {
    this.#reloadListeners.add(listener);
    return () => this.#reloadListeners.delete(listener);
  }

  /** Returns the active ruleset of a project, for the coverage report. */
  ruleset(project: string): Ruleset | undefined {
    const own = this.#byProject.get(project);
    return own ?? (this.#default.kind === 'ruleset' ? this.#default.ruleset : undefined);
  }

  /** Throws PERMISSION_DENIED unless the caller may get the document. */
  checkGet(
    context: CallContext,
    name: string,
    document: Document | null,
    view: DocumentAccess,
    time: Timestamp,
  ): void {
    this.#judge(context, name, (ruleset) =>
      ruleset.checkDocument({ method: 'get', name, auth: context.auth, time, before: document }, view),
    );
  }

  mayGet(context: CallContext, document: Document, view: DocumentAccess, time: Timestamp): boolean {
    try {
      this.checkGet(context, document.name, document, view, time);
      return true;
    } catch (error) {
      if (error instanceof StatusError) return false;
      throw error;
    }
  }

  /** Throws PERMISSION_DENIED unless the query proves that it stays within the rules. */
  checkQuery(
    context: CallContext,
    parent: string,
    query: StructuredQuery,
    view: DocumentAccess,
    time: Timestamp,
  ): void {
    this.#judge(context, parent, (ruleset) =>
      ruleset.checkQuery({ parent, query, auth: context.auth, time }, view),
    );
  }

  /** Throws PERMISSION_DENIED unless every write of the commit is allowed. */
  checkCommit(
    context: CallContext,
    writes: readonly JudgedWrite[],
    view: DocumentAccess,
    time: Timestamp,
  ): void {
    const [first] = writes;
    if (!first) return;
    this.#judge(context, first.name, (ruleset) => {
      const budget = { distinct: new Set<string>(), limit: ACCESSES_PER_COMMIT };
      for (const write of writes) {
        const verdict = ruleset.checkDocument({ ...write, auth: context.auth, time }, view, budget);
        if (!verdict.allowed) return verdict;
      }
      return { allowed: true, reasons: [] };
    });
  }

  #judge(context: CallContext, name: string, ask: (ruleset: Ruleset) => Verdict): void {
    if (context.admin) return;
    const own = this.#byProject.get(projectOf(name));
    const rules: ProjectRules = own ? { kind: 'ruleset', ruleset: own } : this.#default;
    if (rules.kind === 'allow-all') return;
    if (rules.kind === 'deny-all') throw denied({ allowed: false, reasons: [rules.reason] });
    const verdict = safely(() => ask(rules.ruleset));
    this.#onJudged?.({ project: projectOf(name), ask: (other) => safely(() => ask(other)) }, verdict);
    if (!verdict.allowed) throw denied(verdict);
  }
}

/** Returns one `L<line>:<column> text` line per issue, in the format of the official emulator. */
export function formatIssues(issues: readonly RulesIssue[]): string {
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ line, column, description }) => `L${line}:${column} ${description}`)
    .join('\n');
}

function safely(ask: () => Verdict): Verdict {
  try {
    return ask();
  } catch (error) {
    return { allowed: false, reasons: [`The rules could not be evaluated: ${messageOf(error)}`] };
  }
}

function denied(verdict: Verdict): StatusError {
  return new StatusError('PERMISSION_DENIED', denialMessage(verdict));
}

export function isDenied(error: unknown): error is StatusError {
  return error instanceof StatusError && error.code === 'PERMISSION_DENIED';
}
