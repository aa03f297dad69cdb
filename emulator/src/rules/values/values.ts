/**
 * Values of the rules language. Unlike stored values they know sets, paths, durations, map diffs
 * and, inside query proofs, fields of which only a constraint is known.
 * Integers are bigint (int64), instants and durations count nanoseconds.
 */
type ConstraintOperator = '<' | '<=' | '>' | '>=' | '!=' | 'contains';

export interface Constraint {
  readonly op: ConstraintOperator;
  readonly value: RulesValue;
}

export type RulesValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'duration'; readonly nanos: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'path'; readonly segments: readonly string[] }
  | { readonly kind: 'list'; readonly values: readonly RulesValue[] }
  | { readonly kind: 'set'; readonly values: readonly RulesValue[] }
  | {
      readonly kind: 'map';
      readonly fields: ReadonlyMap<string, RulesValue>;
      /** True for a symbolic document of a query proof: unlisted fields are unknown. */
      readonly open?: boolean;
    }
  | { readonly kind: 'map_diff'; readonly before: RulesMap; readonly after: RulesMap }
  | { readonly kind: 'constraint'; readonly constraints: readonly Constraint[] };

export type RulesKind = RulesValue['kind'];
export type ValueOf<K extends RulesKind> = Extract<RulesValue, { readonly kind: K }>;
export type RulesMap = ValueOf<'map'>;

/**
 * A failed evaluation. It is a value, not an exception, because `||` and `&&` may ignore it.
 * Without a message the client sees "evaluation error at L:C".
 */
export interface RulesError {
  readonly kind: 'error';
  readonly message?: string;
}

export type Outcome = RulesValue | RulesError;

/** Type names that `is` accepts (measured: any other name is a compile error). */
export const TYPE_NAMES: ReadonlySet<string> = new Set(
  'bool bytes constraint duration float int latlng list vector set number map string timestamp path map_diff'.split(
    ' ',
  ),
);

export const NULL: RulesValue = { kind: 'null' };
export const TRUE: RulesValue = { kind: 'bool', value: true };
export const FALSE: RulesValue = { kind: 'bool', value: false };

export const MIN_INT = -(2n ** 63n);
export const MAX_INT = 2n ** 63n - 1n;

export function bool(value: boolean): RulesValue {
  return value ? TRUE : FALSE;
}

export function int(value: bigint | number): RulesValue {
  return { kind: 'int', value: BigInt(value) };
}

export function float(value: number): RulesValue {
  return { kind: 'float', value };
}

export function string(value: string): RulesValue {
  return { kind: 'string', value };
}

export function bytes(value: Uint8Array): RulesValue {
  return { kind: 'bytes', value };
}

export function list(values: readonly RulesValue[]): RulesValue {
  return { kind: 'list', values };
}

export function map(entries: Iterable<readonly [string, RulesValue]>): RulesMap {
  return { kind: 'map', fields: new Map(entries) };
}

/** Removes duplicates; keeps the first of equal members. */
export function set(values: readonly RulesValue[]): RulesValue {
  const members = new Map<string, RulesValue>();
  for (const value of values) {
    const key = keyOf(value);
    if (!members.has(key)) members.set(key, value);
  }
  return { kind: 'set', values: [...members.values()] };
}

export function error(message?: string): RulesError {
  return message === undefined ? { kind: 'error' } : { kind: 'error', message };
}

/**
 * Returns a text that is equal for two values exactly when they are equal inside a container (where 1 and
 * 1.0 differ).
 */
export function keyOf(value: RulesValue): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return `${value.kind}:${value.value}`;
    case 'float':
      return `float:${value.value === 0 ? 0 : value.value}`;
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `bytes:${Buffer.from(value.value).toString('hex')}`;
    case 'timestamp':
    case 'duration':
      return `${value.kind}:${value.nanos}`;
    case 'latlng':
      return `latlng:${value.latitude},${value.longitude}`;
    case 'path':
      return `path:${JSON.stringify(value.segments)}`;
    case 'list':
      return `[${value.values.map(keyOf).join(',')}]`;
    case 'set':
      return `{${value.values.map(keyOf).sort().join(',')}}`;
    case 'map':
      return `{${[...value.fields]
        .map(([key, field]) => `${JSON.stringify(key)}:${keyOf(field)}`)
        .sort()
        .join(',')}}`;
    case 'map_diff':
      return `diff:${keyOf(value.after)}${keyOf(value.before)}`;
    case 'constraint':
      return `constraint:${value.constraints.map(({ op, value: bound }) => `${op}${keyOf(bound)}`).join('&')}`;
  }
}

/**
 * `==`: numbers compare across int and float at the top level only, sets ignore order, unrelated
 * kinds are unequal, never an error (measured).
 */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (left.kind === 'string' && right.kind === 'string') return left.value === right.value;
  if (isNumber(left) && isNumber(right)) {
    // Loose equality compares a bigint and a number by their mathematical value.
    return left.value == right.value;
  }
  return left.kind === right.kind && keyOf(left) === keyOf(right);
}

export function isNumber(value: RulesValue): value is ValueOf<'int'> | ValueOf<'float'> {
  return value.kind === 'int' || value.kind === 'float';
}

/** `value is typeName`. A set is neither `set` nor `list` (measured quirk). */
export function hasType(value: RulesValue, typeName: string): boolean {
  if (value.kind === 'set') return false;
  if (typeName === 'number') return isNumber(value);
  return value.kind === typeName;
}

/**
 * Returns the text of a value for `string(x)`, `join` and `debug`; undefined for kinds without a text
 * form.
 */
export function textOf(value: RulesValue): string | undefined {
  switch (value.kind) {
    case 'string':
      return value.value;
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'path':
      return `/${value.segments.join('/')}`;
    default:
      return undefined;
  }
}
