/**
 * `get`, `exists`, `getAfter` and `existsAfter`, limited to a number of distinct documents per
 * check, and per commit over all its writes (measured on emulator 1.22.0).
 */
import type { Document } from '../model/value.ts';
import type { DocumentFunction } from './evaluation/evaluator.ts';
import { rulesPath, toResource } from './values/firestore-values.ts';
import { MAX_DOCUMENTS_PER_REQUEST } from './limits.ts';
import type { AccessBudget, DocumentAccess } from './types.ts';
import { bool, error, NULL } from './values/values.ts';
import type { Outcome, RulesError } from './values/values.ts';

const EXISTENCE: ReadonlySet<string> = new Set(['exists', 'existsAfter']);

interface LookupOptions {
  /** `projects/p/databases/d`: rules cannot read other databases. */
  readonly database: string;
  readonly access: DocumentAccess;
  /** Budget of a whole commit, shared by its writes. */
  readonly budget?: AccessBudget | undefined;
  /** Only writes have a state after the commit. */
  readonly isWrite: boolean;
}

export function documentFunctions(options: LookupOptions): ReadonlyMap<string, DocumentFunction> {
  const own: AccessBudget = { distinct: new Set(), limit: MAX_DOCUMENTS_PER_REQUEST };
  const budgets = options.budget ? [own, options.budget] : [own];
  const read = (name: string, after: boolean): DocumentFunction => {
    return (path) => look(path, name, after, budgets, options);
  };
  return new Map([
    ['get', read('get', false)],
    ['exists', read('exists', false)],
    ['getAfter', read('getAfter', true)],
    ['existsAfter', read('existsAfter', true)],
  ]);
}

function look(
  path: readonly string[],
  name: string,
  after: boolean,
  budgets: readonly AccessBudget[],
  { database, access, isWrite }: LookupOptions,
): Outcome {
  if ((after && !isWrite) || !isDocumentPath(path, database)) return serviceError(name, path);
  const document = `${database}/${path.slice(2).join('/')}`;
  const key = after ? `after ${document}` : document;
  if (budgets.some((budget) => !budget.distinct.has(key) && budget.distinct.size >= budget.limit)) {
    return serviceError(name, path);
  }
  for (const budget of budgets) budget.distinct.add(key);
  const found = after && access.getAfter ? access.getAfter(document) : access.get(document);
  return answer(name, path, found);
}

/** `/databases/d/documents/collection/id…` of the database the request is about. */
function isDocumentPath(path: readonly string[], database: string): boolean {
  const [databases, id, documents, ...rest] = path;
  return (
    databases === 'databases' &&
    id === rulesPath(database)[1] &&
    documents === 'documents' &&
    rest.length >= 2 &&
    rest.length % 2 === 0 &&
    rest.every((segment) => segment !== '' && !segment.includes('/'))
  );
}

/** Returns the function's result for the document. */
export function answer(
  name: string,
  path: readonly string[],
  document: Pick<Document, 'fields'> | null,
): Outcome {
  if (EXISTENCE.has(name)) return bool(document !== null);
  return document ? toResource(path, document.fields) : NULL;
}

export function serviceError(name: string, path: readonly string[]): RulesError {
  return error(`Service call error. Function: [${name}], Argument: [/${path.join('/')}].`);
}
