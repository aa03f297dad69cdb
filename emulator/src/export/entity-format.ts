/**
 * Field numbers and meanings of App Engine's EntityProto (apphosting.datastore.v3), the records of
 * a managed export, as the official emulator writes them (hidane docs/export-format.md, read from
 * its exports byte by byte).
 */
export const ENTITY = { key: 13, property: 14, rawProperty: 15, entityGroup: 16 } as const;
export const KEY = { app: 13, path: 14, databaseId: 23 } as const;
/** `Path.element` is a group. */
export const PATH = { element: 1, type: 2, id: 3, name: 4 } as const;
export const PROPERTY = { meaning: 1, name: 3, multiple: 4, value: 5 } as const;
export const VALUE = { int64: 1, boolean: 2, string: 3, double: 4, point: 5, reference: 12 } as const;
export const POINT = { x: 6, y: 7 } as const;
/** `ReferenceValue` and its path elements are groups. */
export const REFERENCE = { app: 13, element: 14, type: 15, id: 16, name: 17, databaseId: 23 } as const;
export const MEANING = {
  timestamp: 7,
  geoPoint: 9,
  bytes: 14,
  byteString: 16,
  map: 19,
  emptyArray: 24,
} as const;

export const DEFAULT_DATABASE = '(default)';
/** Property name of the elements of a vector, which is a nested entity of its own. */
export const VECTOR_PROPERTY = '__vector__';
/** Keys of the map that stands for a vector value. */
export const VECTOR_TYPE_KEY = '__type__';
export const VECTOR_VALUES_KEY = 'value';

export interface DocumentPath {
  readonly project: string;
  readonly database: string;
  /** Collection and document ids in turn. */
  readonly segments: readonly string[];
}

/** Splits `projects/p/databases/d/documents/a/b`. Throws a RangeError for another form. */
export function parseDocumentName(name: string): DocumentPath {
  const [, project, database, path] =
    /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/s.exec(name) ?? [];
  if (project === undefined || database === undefined || path === undefined) {
    throw new RangeError(`not a document name: ${name}`);
  }
  return { project, database, segments: path.split('/') };
}

export function documentName({ project, database, segments }: DocumentPath): string {
  return `projects/${project}/databases/${database}/documents/${segments.join('/')}`;
}
