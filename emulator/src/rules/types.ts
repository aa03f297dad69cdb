/** Input and output of the rules engine. */
import type { StructuredQuery } from '../model/query.ts';
import type { Document, Fields, Timestamp } from '../model/value.ts';
import type { RulesValue } from './values/values.ts';

export interface RulesIssue {
  /** Line and column are 1-based. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'ERROR' | 'WARNING';
  readonly description: string;
}

/** `request.auth`: null for an anonymous caller; `token` holds all claims as Firestore values. */
export interface AuthContext {
  readonly uid: string;
  readonly token: Fields;
}

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * Documents that rules may access with get/exists/getAfter/existsAfter. Names are full resource names.
 * The implementation does not count accesses; the engine enforces the limits.
 */
export interface DocumentAccess {
  get(name: string): Document | null;
  /** State after the whole commit; absent outside of a commit. */
  getAfter?(name: string): Document | null;
}

export interface DocumentRequest {
  readonly method: 'get' | 'create' | 'update' | 'delete';
  /** Full resource name of the document. */
  readonly name: string;
  readonly auth: AuthContext | null;
  readonly time: Timestamp;
  /** The stored document before the request; null when missing. */
  readonly before: Document | null;
  /** The fields after the write, transforms applied; absent on get and delete. */
  readonly afterFields?: Fields;
}

export interface QueryRequest {
  /** `projects/p/databases/d/documents` or a document below it. */
  readonly parent: string;
  readonly query: StructuredQuery;
  readonly auth: AuthContext | null;
  readonly time: Timestamp;
}

export interface Verdict {
  readonly allowed: boolean;
  /**
   * Empty when allowed. Otherwise one entry per allow statement that was considered, in the form
   * clients know (`false for 'get' @ L20`, `evaluation error at L5:18 for 'list' @ L5`,
   * `No matching allow statements`).
   */
  readonly reasons: readonly string[];
}

/**
 * Documents that the writes of a commit have accessed so far: 20 distinct ones over the whole commit.
 * Each write, get or query by itself is limited to 10 in any case.
 */
export interface AccessBudget {
  readonly distinct: Set<string>;
  readonly limit: number;
}

export interface Ruleset {
  checkDocument(request: DocumentRequest, access: DocumentAccess, budget?: AccessBudget): Verdict;
  checkQuery(request: QueryRequest, access: DocumentAccess): Verdict;
}

/** `ruleset` is absent when any issue is an ERROR. */
export interface CompileResult<Rules = Ruleset> {
  readonly ruleset?: Rules;
  readonly issues: readonly RulesIssue[];
}

/** A Storage check: `variables` are decoded from the CLI's encoding with `decodeRulesValue`. */
export interface StorageRequest {
  readonly method: RulesMethod;
  /** `/b/<bucket>/o/<object name>`. */
  readonly path: string;
  readonly variables: { readonly request: RulesValue; readonly resource: RulesValue };
}

export interface StorageRuleset {
  readonly version: '1' | '2';
  checkStorage(request: StorageRequest): Verdict;
}
