/**
 * The indexes that `firestore.indexes.json` declares
 * (https://firebase.google.com/docs/reference/firestore/indexes): composite ones and `fieldOverrides`.
 * Every field has an ascending, a descending and an array-contains index of collection scope unless an
 * override says otherwise; fields of a map inherit its override; every index ends with the key, in the
 * direction of the field before it.
 */
import { formatFieldPath, KEY_FIELD, parseFieldPath } from '../../model/field-path.ts';

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  /** A field path in its canonical text form. */
  readonly path: string;
  readonly mode: IndexMode;
}

interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

interface FieldOverride {
  readonly collectionGroup: string;
  /** Path segments; `['*']` is every field without its own override. */
  readonly path: readonly string[];
  readonly indexes: readonly { readonly mode: IndexMode; readonly queryScope: QueryScope }[];
}

export class IndexCatalogue {
  readonly #composites: readonly CompositeIndex[];
  readonly #overrides: readonly FieldOverride[];

  /** Takes the parsed JSON of the file; throws an Error with the position of invalid parts. */
  constructor(json: unknown) {
    const file = objectAt(json, 'the file');
    this.#composites = listAt(file['indexes'], 'indexes').map(compositeIndex);
    this.#overrides = listAt(file['fieldOverrides'] ?? [], 'fieldOverrides').map(fieldOverride);
  }

  /** Fields of each composite index with the key at the end. */
  composites(collectionGroup: string, queryScope: QueryScope): (readonly IndexField[])[] {
    return this.#composites
      .filter((index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope)
      .map(({ fields }) => withKey(fields));
  }

  hasSingleField(collectionGroup: string, queryScope: QueryScope, { path, mode }: IndexField): boolean {
    if (path === KEY_FIELD) return mode === 'ASCENDING';
    const override = this.#overrideOf(collectionGroup, parseFieldPath(path));
    if (!override) return queryScope === 'COLLECTION';
    return override.indexes.some((index) => index.mode === mode && index.queryScope === queryScope);
  }

  /** Returns the most specific override: of the field, of a map around it, or of all fields. */
  #overrideOf(collectionGroup: string, path: readonly string[]): FieldOverride | undefined {
    const covering = this.#overrides.filter(
      (override) =>
        override.collectionGroup === collectionGroup &&
        (isEveryField(override.path) || override.path.every((segment, index) => segment === path[index])),
    );
    const depth = (override: FieldOverride): number =>
      isEveryField(override.path) ? 0 : override.path.length;
    return covering.sort((a, b) => depth(b) - depth(a))[0];
  }
}

/** Returns the index with its key, which is written only if its direction differs. */
export function withKey(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path === KEY_FIELD) return fields;
  return [...fields, { path: KEY_FIELD, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}

function isEveryField(path: readonly string[]): boolean {
  return path.length === 1 && path[0] === '*';
}

function compositeIndex(json: unknown, at: number): CompositeIndex {
  const where = `indexes[${at}]`;
  const index = objectAt(json, where);
  const fields = listAt(index['fields'], `${where}.fields`).map((field, number) =>
    indexField(objectAt(field, `${where}.fields[${number}]`), `${where}.fields[${number}]`),
  );
  if (fields.length === 0) throw new Error(`${where}.fields is empty`);
  return {
    collectionGroup: nameAt(index['collectionGroup'], `${where}.collectionGroup`),
    queryScope: scopeOf(index['queryScope'], where),
    fields,
  };
}

function fieldOverride(json: unknown, at: number): FieldOverride {
  const where = `fieldOverrides[${at}]`;
  const override = objectAt(json, where);
  const path = nameAt(override['fieldPath'], `${where}.fieldPath`);
  return {
    collectionGroup: nameAt(override['collectionGroup'], `${where}.collectionGroup`),
    path: path === '*' ? [path] : parseFieldPath(path),
    indexes: listAt(override['indexes'], `${where}.indexes`).map((item, number) => {
      const place = `${where}.indexes[${number}]`;
      const index = objectAt(item, place);
      return { mode: modeOf(index, place), queryScope: scopeOf(index['queryScope'], place) };
    }),
  };
}

function indexField(field: Readonly<Record<string, unknown>>, where: string): IndexField {
  const path = nameAt(field['fieldPath'], `${where}.fieldPath`);
  return { path: formatFieldPath(parseFieldPath(path)), mode: modeOf(field, where) };
}

function modeOf({ order, arrayConfig }: Readonly<Record<string, unknown>>, where: string): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (order === undefined && arrayConfig === 'CONTAINS') return arrayConfig;
  throw new Error(`${where} needs an order (ASCENDING, DESCENDING) or arrayConfig CONTAINS`);
}

function scopeOf(value: unknown, where: string): QueryScope {
  if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
  if (value === 'COLLECTION_GROUP') return value;
  throw new Error(`${where}.queryScope is neither COLLECTION nor COLLECTION_GROUP`);
}

function objectAt(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} is not an object`);
  }
  return { ...value };
}

function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} is not a list`);
  return value;
}

function nameAt(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${where} is not a name`);
  return value;
}
