/**
 * The model of `google.firestore.v1.StructuredQuery`. Field paths are lists of unquoted segments;
 * `['__name__']` is the key.
 */
import type { Value } from './value.ts';

export type FieldPath = readonly string[];

/** In the order of their numbers in the protocol, from 1. */
export const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
export type FieldOperator = (typeof FIELD_OPERATORS)[number];

/** In the order of their numbers in the protocol, from 2. */
export const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
export type UnaryOperator = (typeof UNARY_OPERATORS)[number];

export type Filter =
  | { readonly kind: 'field'; readonly field: FieldPath; readonly op: FieldOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator }
  | { readonly kind: 'composite'; readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] };

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface StructuredQuery {
  readonly from: { readonly collectionId: string; readonly allDescendants: boolean };
  readonly where?: Filter;
  readonly orderBy: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  /** Without it there is no limit. */
  readonly limit?: number;
  readonly offset: number;
  /** Projection; without it, whole documents are returned. */
  readonly select?: readonly FieldPath[];
}
