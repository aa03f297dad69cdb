/**
 * Checks whether a query could run in production with the declared indexes
 * (https://firebase.google.com/docs/firestore/query-data/index-overview, …/multiple-range-fields): each
 * conjunction of the filter is served by one index or by several merged ones, including single-field
 * indexes. Their equality fields come first in any order and together are those of the conjunction; all
 * end with the order of the results. A lookup by key needs no index.
 */
import { disjunctsOf } from '../../model/disjunctions.ts';
import { formatFieldPath, KEY_FIELD } from '../../model/field-path.ts';
import type { Filter, Order, StructuredQuery } from '../../model/query.ts';
import { StatusError } from '../../model/status-error.ts';
import { withKey, type IndexCatalogue, type IndexField, type QueryScope } from './index-catalogue.ts';

export interface PlannedQuery {
  readonly query: StructuredQuery;
  /** The complete order of the results, the key last. */
  readonly orderBy: readonly Order[];
}

interface Conjunction {
  readonly equal: ReadonlySet<string>;
  readonly contains: ReadonlySet<string>;
}

/** Throws FAILED_PRECONDITION with the index to add when no declared index serves the query. */
export function requireIndexes(catalogue: IndexCatalogue, planned: PlannedQuery): void {
  const { collectionId, allDescendants } = planned.query.from;
  // Queries over all collections read only keys.
  if (collectionId === '') return;
  const scope: QueryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  for (const conjunction of conjunctionsOf(planned.query.where)) {
    if (conjunction.equal.has(KEY_FIELD)) continue;
    const order = orderOf(planned, conjunction);
    if (!isServed(catalogue, collectionId, scope, conjunction, order)) {
      throw new StatusError('FAILED_PRECONDITION', missingIndex(collectionId, scope, conjunction, order));
    }
  }
}

function isServed(
  catalogue: IndexCatalogue,
  collection: string,
  scope: QueryScope,
  { equal, contains }: Conjunction,
  order: readonly IndexField[],
): boolean {
  const indexes = catalogue.composites(collection, scope);
  const addSingle = (field: IndexField): void => {
    if (catalogue.hasSingleField(collection, scope, field)) indexes.push(withKey([field]));
  };
  for (const path of equal)
    for (const mode of ['ASCENDING', 'DESCENDING'] as const) addSingle({ path, mode });
  for (const path of contains) addSingle({ path, mode: 'CONTAINS' });
  const [first, second] = order;
  if (first && second && order.length === 2) addSingle(first);
  const primary: IndexField = { path: KEY_FIELD, mode: 'ASCENDING' };
  indexes.push([primary]);

  const uncovered = new Set([...equal, ...contains]);
  let usable = 0;
  for (const index of indexes) {
    const prefix = prefixBefore(order, index);
    if (!prefix?.every(({ path, mode }) => (mode === 'CONTAINS' ? contains : equal).has(path))) continue;
    usable += 1;
    for (const { path } of prefix) uncovered.delete(path);
  }
  return usable > 0 && uncovered.size === 0;
}

/** The fields of an index before the order it ends with; undefined when it ends differently. */
function prefixBefore(
  order: readonly IndexField[],
  index: readonly IndexField[],
): readonly IndexField[] | undefined {
  const start = index.length - order.length;
  const ends = order.every(({ path, mode }, at) => {
    const field = index[start + at];
    return field?.path === path && field.mode === mode;
  });
  return start >= 0 && ends ? index.slice(0, start) : undefined;
}

function orderOf({ orderBy }: PlannedQuery, { equal }: Conjunction): IndexField[] {
  const all = orderBy.map(({ field, direction }) => ({ path: formatFieldPath(field), mode: direction }));
  const order = all.filter(({ path }) => !equal.has(path));
  const key = order.pop() ?? { path: KEY_FIELD, mode: 'ASCENDING' as const };
  return [...order, key];
}

function conjunctionsOf(filter: Filter | undefined): Conjunction[] {
  return (disjunctsOf(filter) ?? []).map((conditions) => {
    const pathsWith = (operator: string): ReadonlySet<string> =>
      new Set(conditions.filter(({ op }) => op === operator).map(({ field }) => formatFieldPath(field)));
    return { equal: pathsWith('EQUAL'), contains: pathsWith('ARRAY_CONTAINS') };
  });
}

function missingIndex(
  collectionGroup: string,
  queryScope: QueryScope,
  { equal, contains }: Conjunction,
  order: readonly IndexField[],
): string {
  const ordered = order.slice(0, -1);
  const key = order.at(-1);
  const fields: IndexField[] = [
    ...[...contains].map((path): IndexField => ({ path, mode: 'CONTAINS' })),
    ...[...equal].map((path): IndexField => ({ path, mode: 'ASCENDING' })),
    ...ordered,
  ];
  if (key && withKey(fields).at(-1)?.mode !== key.mode) fields.push(key);
  const [only] = fields;
  const entry =
    only && fields.length === 1 && only.path !== KEY_FIELD
      ? { collectionGroup, fieldPath: only.path, indexes: [{ ...modeOf(only), queryScope }] }
      : {
          collectionGroup,
          queryScope,
          fields: fields.map((field) => ({ fieldPath: field.path, ...modeOf(field) })),
        };
  const section = 'indexes' in entry ? 'fieldOverrides' : 'indexes';
  return `The query requires an index. Add to ${section} in firestore.indexes.json: ${JSON.stringify(entry)}`;
}

function modeOf({ mode }: IndexField): { order: string } | { arrayConfig: string } {
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}
