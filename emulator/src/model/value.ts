/**
 * The model of `google.firestore.v1.Value` and `Document`: integers are bigint (int64 does not fit a
 * number), names are full resource names (`projects/p/databases/d/documents/...`).
 */
export interface Timestamp {
  readonly seconds: bigint;
  /** 0 to 999 999 999; stored values are truncated to microseconds. */
  readonly nanos: number;
}

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Field name to value. A Map, so that names such as `__proto__` have no special meaning. */
export type Fields = ReadonlyMap<string, Value>;

export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Timestamp }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geoPoint'; readonly value: GeoPoint }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields };

export interface Document {
  /** Full resource name. */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}
