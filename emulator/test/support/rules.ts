/** Helpers that write rules, documents and requests for tests. */
import type { Document, Fields, Value } from '../../src/model/value.ts';
import { compileRuleset } from '../../src/rules/compile.ts';
import type {
  AuthContext,
  DocumentAccess,
  DocumentRequest,
  RulesIssue,
  Ruleset,
  Verdict,
} from '../../src/rules/types.ts';

export const ROOT = 'projects/p/databases/(default)/documents';
export const TIME = { seconds: 1_800_000_000n, nanos: 0 };

type Plain =
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Plain[]
  | { readonly [field: string]: Plain };

/** A bigint becomes an int, a number a double. */
export function value(plain: Plain): Value {
  if (plain === null) return { kind: 'null' };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'bigint') return { kind: 'integer', value: plain };
  if (typeof plain === 'number') return { kind: 'double', value: plain };
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (isList(plain)) return { kind: 'array', values: plain.map(value) };
  return { kind: 'map', fields: fields(plain) };
}

function isList(plain: Plain): plain is readonly Plain[] {
  return Array.isArray(plain);
}

export function fields(plain: { readonly [field: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, field]) => [name, value(field)]));
}

export function user(uid: string, claims: { readonly [claim: string]: Plain } = {}): AuthContext {
  return { uid, token: fields(claims) };
}

/** Documents by their path below `documents`. */
export function documents(
  stored: { readonly [path: string]: { readonly [field: string]: Plain } },
  after: typeof stored = stored,
): DocumentAccess {
  const find = (from: typeof stored, name: string): Document | null => {
    const plain = from[name.slice(ROOT.length + 1)];
    return plain ? { name, fields: fields(plain), createTime: TIME, updateTime: TIME } : null;
  };
  return { get: (name) => find(stored, name), getAfter: (name) => find(after, name) };
}

/** Wraps the content of `match /databases/{database}/documents` in a complete file. */
export function firestoreRules(body: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;
}

/** Compiles rules that must be valid. */
export function compiled(source: string): Ruleset {
  const { ruleset, issues } = compileRuleset(source);
  if (!ruleset) throw new Error(issues.map(issueText).join('\n'));
  return ruleset;
}

export function issueText({ line, column, severity, description }: RulesIssue): string {
  return `${severity} L${line}:${column} ${description}`;
}

interface Check extends Partial<Omit<DocumentRequest, 'name' | 'before'>> {
  /** Below `documents`. */
  readonly path?: string;
  readonly before?: { readonly [field: string]: Plain };
  readonly after?: { readonly [field: string]: Plain };
  readonly stored?: DocumentAccess;
}

/** Checks one document; by default a get of the missing document `docs/a` without a user. */
export function check(ruleset: Ruleset, request: Check = {}): Verdict {
  const name = `${ROOT}/${request.path ?? 'docs/a'}`;
  return ruleset.checkDocument(
    {
      method: request.method ?? 'get',
      name,
      auth: request.auth ?? null,
      time: request.time ?? TIME,
      before: request.before
        ? { name, fields: fields(request.before), createTime: TIME, updateTime: TIME }
        : null,
      ...(request.after && { afterFields: fields(request.after) }),
    },
    request.stored ?? documents({}),
    { distinct: new Set(), limit: 10 },
  );
}

/** Returns the result of an expression in a condition: `true`, `false`, `error` or `compile-error`. */
export function verdictOf(expression: string, request: Check = {}): string {
  const { ruleset } = compileRuleset(
    firestoreRules(`match /yes/{id} { allow read, write: if ${expression}; }
      match /no/{id} { allow read, write: if !(${expression}); }`),
  );
  if (!ruleset) return 'compile-error';
  if (check(ruleset, { ...request, path: 'yes/a' }).allowed) return 'true';
  return check(ruleset, { ...request, path: 'no/a' }).allowed ? 'false' : 'error';
}
