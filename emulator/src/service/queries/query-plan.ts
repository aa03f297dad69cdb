/**
 * A checked query, ready to run: its complete order (explicit, then inequality fields, then the key),
 * its cursors and its test for one document. Ordering by a field leaves out documents without it.
 */
import { formatFieldPath, isKeyPath, KEY_FIELD } from '../../model/field-path.ts';
import type { Cursor, Order, StructuredQuery } from '../../model/query.ts';
import { checkCollectionId, checkParentName, compareNames, compareUtf8 } from '../../model/resource-name.ts';
import { invalidArgument, type StatusError } from '../../model/status-error.ts';
import type { Document } from '../../model/value.ts';
import { isSelected, type DocumentView, type Selector } from '../../store/database.ts';
import { getDocumentField } from '../../store/field-values.ts';
import { compareValues } from '../../store/value-order.ts';
import { checkFilter, inequalityFields, matchesFilter } from './query-filter.ts';

export class QueryPlan {
  readonly query: StructuredQuery;
  readonly selector: Selector;
  readonly orderBy: readonly Order[];
  /** Maximum results to examine: offset + limit; Infinity without a limit. */
  readonly end: number;

  /** Throws a StatusError for an unsupported query. */
  constructor(parent: string, query: StructuredQuery) {
    checkParentName(parent);
    if (query.from.collectionId !== '') checkCollectionId(query.from.collectionId);
    if (query.where) checkFilter(query.where);
    this.query = query;
    this.selector = { parent, ...query.from };
    this.orderBy = completeOrder(query);
    this.end = query.limit === undefined ? Infinity : query.offset + query.limit;
    for (const cursor of [query.startAt, query.endAt]) if (cursor) checkCursor(cursor, query.orderBy);
  }

  /** Whether a document's membership in the results depends on other documents. */
  get isWindowed(): boolean {
    return this.end !== Infinity || this.query.offset > 0;
  }

  matches(document: Document): boolean {
    return isSelected(this.selector, document.name) && this.#matchesContent(document);
  }

  #matchesContent(document: Document): boolean {
    const { where, startAt, endAt } = this.query;
    if (where && !matchesFilter(where, document)) return false;
    for (const { field } of this.orderBy) if (!getDocumentField(document, field)) return false;
    if (startAt) {
      const order = this.#compareToCursor(document, startAt);
      if (startAt.before ? order < 0 : order <= 0) return false;
    }
    if (!endAt) return true;
    const order = this.#compareToCursor(document, endAt);
    return endAt.before ? order < 0 : order <= 0;
  }

  readonly compare = (a: Document, b: Document): number => {
    for (const { field, direction } of this.orderBy) {
      const order = isKeyPath(field) ? compareNames(a.name, b.name) : compareFields(a, b, field);
      if (order !== 0) return direction === 'DESCENDING' ? -order : order;
    }
    return 0;
  };

  /** Returns the first `end` results in order; the caller must skip `offset` of them. */
  run(view: DocumentView): Document[] {
    const results: Document[] = [];
    for (const document of view.scan(this.selector))
      if (this.#matchesContent(document)) results.push(document);
    results.sort(this.compare);
    return this.end === Infinity ? results : results.slice(0, this.end);
  }

  #compareToCursor(document: Document, cursor: Cursor): number {
    for (const [index, value] of cursor.values.entries()) {
      const by = this.orderBy[index];
      const own = by && getDocumentField(document, by.field);
      const order = own ? compareValues(own, value) : 0;
      if (order !== 0) return by?.direction === 'DESCENDING' ? -order : order;
    }
    return 0;
  }
}

function compareFields(a: Document, b: Document, field: Order['field']): number {
  const first = getDocumentField(a, field);
  const second = getDocumentField(b, field);
  return first && second ? compareValues(first, second) : 0;
}

function completeOrder({ where, orderBy }: StructuredQuery): Order[] {
  const keyAt = orderBy.findIndex(({ field }) => isKeyPath(field));
  const afterKey = keyAt < 0 ? undefined : orderBy[keyAt + 1];
  if (afterKey) throw fieldAfterKey(formatFieldPath(afterKey.field));
  const complete = [...orderBy];
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const listed = new Set(orderBy.map(({ field }) => formatFieldPath(field)));
  const implicit = inequalityFields(where).map((field) => ({ field, text: formatFieldPath(field) }));
  for (const { field, text } of implicit.sort((a, b) => compareUtf8(a.text, b.text))) {
    if (listed.has(text) || isKeyPath(field)) continue;
    if (listed.has(KEY_FIELD)) throw fieldAfterKey(text);
    listed.add(text);
    complete.push({ field, direction });
  }
  if (!listed.has(KEY_FIELD)) complete.push({ field: [KEY_FIELD], direction });
  return complete;
}

function fieldAfterKey(field: string): StatusError {
  return invalidArgument(`order by clause cannot contain more fields after the key: ${field}`);
}

function checkCursor(cursor: Cursor, orderBy: readonly Order[]): void {
  if (cursor.values.length > orderBy.length) {
    throw invalidArgument('Cursor has too many values.');
  }
  for (const [index, value] of cursor.values.entries()) {
    const field = orderBy[index]?.field;
    if (field && isKeyPath(field) && value.kind !== 'reference') {
      throw invalidArgument('A cursor value for __name__ must be a reference.');
    }
  }
}
