/** Reads and changes fields by path. Nothing is modified in place, because documents are shared. */
import type { FieldPath } from '../model/query.ts';
import type { Document, Fields, Value } from '../model/value.ts';
import { isKeyPath } from '../model/field-path.ts';

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let map: Fields | undefined = fields;
  for (const segment of path) {
    value = map?.get(segment);
    map = value?.kind === 'map' ? value.fields : undefined;
  }
  return value;
}

/** Like `getField`, but `__name__` returns a reference to the document itself. */
export function getDocumentField(document: Document, path: FieldPath): Value | undefined {
  return isKeyPath(path) ? { kind: 'reference', value: document.name } : getField(document.fields, path);
}

/** Sets the path, or removes it when `value` is undefined; other values on the path become maps. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [segment, ...rest] = path;
  if (segment === undefined) return fields;
  const changed = new Map(fields);
  if (rest.length > 0) {
    const present = fields.get(segment);
    const inner = present?.kind === 'map' ? present.fields : undefined;
    if (!inner && !value) return fields;
    changed.set(segment, { kind: 'map', fields: withField(inner ?? new Map(), rest, value) });
  } else if (value) changed.set(segment, value);
  else changed.delete(segment);
  return changed;
}

/** Returns only the masked paths. */
export function project(fields: Fields, mask: readonly FieldPath[]): Fields {
  let projected: Fields = new Map();
  for (const path of mask) {
    const value = getField(fields, path);
    if (value) projected = withField(projected, path, value);
  }
  return projected;
}
