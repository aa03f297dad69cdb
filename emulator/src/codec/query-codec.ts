/** Converts StructuredQuery and its parts from raw messages to the model; checks only their shape. */
import { parseFieldPath } from '../model/field-path.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import {
  FIELD_OPERATORS,
  UNARY_OPERATORS,
  type Cursor,
  type FieldPath,
  type Filter,
  type Order,
  type StructuredQuery,
} from '../model/query.ts';
import {
  checkOneof,
  flag,
  messages,
  optionalMessage,
  optionalNumber,
  text,
} from '../protobuf/raw-message.ts';
import { invalidArgument } from '../model/status-error.ts';
import { arrayFromRaw, valueFromRaw } from './value-codec.ts';

export function queryFromRaw(raw: RawMessage): StructuredQuery {
  const select = optionalMessage(raw, 'select');
  const where = optionalMessage(raw, 'where');
  const startAt = optionalMessage(raw, 'startAt');
  const endAt = optionalMessage(raw, 'endAt');
  const limit = optionalNumber(raw, 'limit');
  const offset = optionalNumber(raw, 'offset') ?? 0;
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');
  if (offset < 0) throw invalidArgument('offset is negative');
  return {
    from: selectorFromRaw(messages(raw, 'from')),
    ...(where && { where: filterFromRaw(where) }),
    orderBy: messages(raw, 'orderBy').map(orderFromRaw),
    ...(startAt && { startAt: cursorFromRaw(startAt) }),
    ...(endAt && { endAt: cursorFromRaw(endAt) }),
    ...(limit !== undefined && { limit }),
    offset,
    ...(select && { select: messages(select, 'fields').map(pathFromRaw) }),
  };
}

/** Without a selector, every collection directly below the parent is queried. */
function selectorFromRaw(selectors: readonly RawMessage[]): StructuredQuery['from'] {
  if (selectors.length > 1)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const [selector] = selectors;
  if (!selector) return { collectionId: '', allDescendants: false };
  return { collectionId: text(selector, 'collectionId'), allDescendants: flag(selector, 'allDescendants') };
}

function filterFromRaw(raw: RawMessage): Filter {
  checkOneof(raw, ['compositeFilter', 'fieldFilter', 'unaryFilter']);
  const composite = optionalMessage(raw, 'compositeFilter');
  if (composite) return compositeFromRaw(composite);
  const field = optionalMessage(raw, 'fieldFilter');
  if (field) {
    const op = FIELD_OPERATORS.find((known) => known === text(field, 'op'));
    const value = optionalMessage(field, 'value');
    if (!op) throw invalidArgument('A field filter has no operator.');
    if (!value) throw invalidArgument('A field filter has no value.');
    return { kind: 'field', field: fieldOf(field), op, value: valueFromRaw(value) };
  }
  const unary = optionalMessage(raw, 'unaryFilter');
  if (!unary) throw invalidArgument('A filter has no type.');
  const op = UNARY_OPERATORS.find((known) => known === text(unary, 'op'));
  if (!op) throw invalidArgument('A unary filter has no operator.');
  return { kind: 'unary', field: fieldOf(unary), op };
}

function compositeFromRaw(raw: RawMessage): Filter {
  const op = text(raw, 'op');
  if (op !== 'AND' && op !== 'OR') throw invalidArgument('A composite filter has no operator.');
  const filters = messages(raw, 'filters').map(filterFromRaw);
  if (filters.length === 0) throw invalidArgument('A composite filter must have at least one sub-filter.');
  return { kind: 'composite', op, filters };
}

function orderFromRaw(raw: RawMessage): Order {
  const direction = text(raw, 'direction') === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return { field: fieldOf(raw), direction };
}

function cursorFromRaw(raw: RawMessage): Cursor {
  return { values: arrayFromRaw(raw), before: flag(raw, 'before') };
}

function fieldOf(raw: RawMessage): FieldPath {
  return pathFromRaw(optionalMessage(raw, 'field') ?? {});
}

/** Parses a FieldReference message. */
export function pathFromRaw(raw: RawMessage): FieldPath {
  return parseFieldPath(text(raw, 'fieldPath'));
}
