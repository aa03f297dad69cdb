/** Reading and changing fields by path. Nothing is changed in place: documents are shared. */
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

/** As `getField`, with `__name__` standing for a reference to the document itself. */
export function getDocumentField(document: Document, path: FieldPath): Value | undefined {
  return isKeyPath(path) ? { kind: 'reference', value: document.name } : getField(document.fields, path);
}

/**
 * Fields under change by path. Each map on the way is copied once, whatever the number of changes, so
 * that a long list of paths costs no more than it has members.
 */
export class FieldsDraft {
  #fields: Fields;
  /** The copies made here, by themselves. */
  readonly #own = new Map<Fields, Map<string, Value>>();

  constructor(fields: Fields = new Map()) {
    this.#fields = fields;
  }

  get(path: FieldPath): Value | undefined {
    return getField(this.#fields, path);
  }

  /** Sets the path, or removes it when `value` is undefined; other values on the way become maps. */
  set(path: FieldPath, value: Value | undefined): void {
    this.#fields = this.#changed(this.#fields, path, 0, value);
  }

  /** The draft must not be changed any more. */
  finish(): Fields {
    return this.#fields;
  }

  #changed(fields: Fields, path: FieldPath, at: number, value: Value | undefined): Fields {
    const segment = path[at];
    if (segment === undefined) return fields;
    const isLast = at === path.length - 1;
    const present = fields.get(segment);
    const inner = present?.kind === 'map' ? present.fields : undefined;
    if (value === undefined && !(isLast ? present : inner)) return fields;
    const own = this.#owned(fields);
    if (!isLast) {
      const changed = this.#changed(inner ?? new Map<string, Value>(), path, at + 1, value);
      if (changed !== inner) own.set(segment, { kind: 'map', fields: changed });
    } else if (value) own.set(segment, value);
    else own.delete(segment);
    return own;
  }

  #owned(fields: Fields): Map<string, Value> {
    const known = this.#own.get(fields);
    if (known) return known;
    const copy = new Map(fields);
    this.#own.set(copy, copy);
    return copy;
  }
}

/** Only the masked paths. */
export function project(fields: Fields, mask: readonly FieldPath[]): Fields {
  const projected = new FieldsDraft();
  for (const path of mask) {
    const value = getField(fields, path);
    if (value) projected.set(path, value);
  }
  return projected.finish();
}
