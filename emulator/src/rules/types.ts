/** What the rules engine takes and gives: the seam between `rules/` and the services that ask it. */
import type { StructuredQuery } from '../model/query.ts';
import type { Document, Fields, Timestamp } from '../model/value.ts';
import type { RulesValue } from './values/values.ts';

export interface RulesIssue {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
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
 * Documents the rules may look at with get/exists/getAfter/existsAfter. Names are full resource
 * names. The implementation counts nothing: budgets are the engine's.
 */
export interface DocumentAccess {
  get(name: string): Document | null;
  /** State after the whole commit; equal to `get` outside of a commit. */
  getAfter(name: string): Document | null;
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
   * `No matching allow statements`). The values that decided are in `details`.
   */
  readonly reasons: readonly string[];
  /**
   * The sub-expressions that decided a denial, one line each with their values; only for a
   * developer's eyes. `denialMessage` in errors.ts joins both into the text clients get.
   */
  readonly details?: readonly string[];
  /** What `debug(x)` calls printed. */
  readonly debug?: readonly string[];
}

/**
 * Documents accesses made so far in one request; shared over the writes of a commit
 * (10 distinct documents for a single-document request or query, 20 over a whole commit).
 */
export interface AccessBudget {
  readonly distinct: Set<string>;
  readonly limit: number;
}

export interface Ruleset {
  readonly source: string;
  checkDocument(request: DocumentRequest, access: DocumentAccess, budget: AccessBudget): Verdict;
  checkQuery(request: QueryRequest, access: DocumentAccess, budget: AccessBudget): Verdict;
}

export interface CompileResult {
  /** Absent when any issue is an ERROR. */
  readonly ruleset?: Ruleset;
  readonly issues: readonly RulesIssue[];
}

/** A Storage check: `variables` are decoded from the CLI's encoding with `decodeRulesValue`. */
export interface StorageRequest {
  readonly method: RulesMethod;
  /** `/b/<bucket>/o/<object name>`. */
  readonly path: string;
  readonly variables: { readonly request: RulesValue; readonly resource: RulesValue };
}

/**
 * Reads a Firestore document for `firestore.get` and `firestore.exists`. The path is the one in
 * the rules: `/databases/(default)/documents/users/u1`. Called one at a time; null when missing.
 */
export type FetchDocument = (path: string) => Promise<Pick<Document, 'fields'> | null>;

export interface StorageRuleset {
  readonly source: string;
  readonly version: '1' | '2';
  checkStorage(request: StorageRequest, fetchDocument: FetchDocument): Promise<Verdict>;
}

export interface StorageCompileResult {
  /** Absent when any issue is an ERROR. */
  readonly ruleset?: StorageRuleset;
  readonly issues: readonly RulesIssue[];
}
