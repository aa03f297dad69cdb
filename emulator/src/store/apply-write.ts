/**
 * Applies one write to one document: masks, transforms, preconditions. Measured: REQUEST_TIME is the
 * commit time in whole milliseconds; integer increments saturate; array transforms treat anything but an
 * array as empty, and return null as their result.
 */
import { isKeyPath } from '../model/field-path.ts';
import type { Precondition, Transform, Write } from '../model/messages.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import { compareTimestamps, microsOf } from '../model/timestamp.ts';
import type { Document, Fields, Timestamp, Value } from '../model/value.ts';
import { getField, withField } from './field-values.ts';
import { compareValues, isNumber } from './value-order.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

type UpdateWrite = Extract<Write, { kind: 'update' }>;

export interface AppliedUpdate {
  readonly fields: Fields;
  readonly transformResults: readonly Value[];
}

/** Returns the fields after the write; `before` is null for a missing document. */
export function applyUpdate(
  before: Document | null,
  write: UpdateWrite,
  requestTime: Timestamp,
): AppliedUpdate {
  checkPaths(write);
  let fields = (write.mask ? before?.fields : write.fields) ?? new Map<string, Value>();
  // Overlapping paths (`a`, `a.b`) are supported: the shorter path's value contains the longer one's.
  for (const path of write.mask ?? []) fields = withField(fields, path, getField(write.fields, path));
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const value = transformed(getField(fields, transform.field), transform, requestTime);
    fields = withField(fields, transform.field, value);
    const isArray = transform.kind === 'appendMissingElements' || transform.kind === 'removeAllFromArray';
    transformResults.push(isArray ? { kind: 'null' } : value);
  }
  return { fields, transformResults };
}

function checkPaths({ mask = [], transforms }: UpdateWrite): void {
  if (mask.some(isKeyPath) || transforms.some(({ field }) => isKeyPath(field))) {
    throw invalidArgument('The key field __name__ cannot be written.');
  }
}

function transformed(value: Value | undefined, transform: Transform, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case 'requestTime':
      return { kind: 'timestamp', value: requestTime };
    case 'increment':
      return increment(value, transform.operand);
    case 'appendMissingElements':
      return { kind: 'array', values: union(arrayElements(value), transform.elements) };
    default: {
      const kept = arrayElements(value).filter((element) => !includes(transform.elements, element));
      return { kind: 'array', values: kept };
    }
  }
}

function increment(value: Value | undefined, operand: Value): Value {
  if (!isNumber(operand)) throw numberExpected();
  if (!value || !isNumber(value)) return operand;
  if (value.kind === 'double' || operand.kind === 'double') {
    return { kind: 'double', value: Number(value.value) + Number(operand.value) };
  }
  const sum = value.value + operand.value;
  return { kind: 'integer', value: sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum };
}

function union(present: readonly Value[], added: readonly Value[]): Value[] {
  const values = [...present];
  for (const element of added) if (!includes(values, element)) values.push(element);
  return values;
}

function includes(values: readonly Value[], element: Value): boolean {
  return values.some((value) => compareValues(value, element) === 0);
}

function arrayElements(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : [];
}

function numberExpected(): StatusError {
  return invalidArgument('Input must be int64 or double.');
}

/**
 * Throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION when the stored document does not meet it;
 * INVALID_ARGUMENT for one that must exist after an earlier write of the same commit deleted it.
 */
export function checkPrecondition(
  name: string,
  before: Document | null,
  precondition: Precondition | undefined,
  deletedBefore = false,
): void {
  if (!precondition) return;
  if (precondition.kind === 'updateTime') {
    if (before && compareTimestamps(before.updateTime, precondition.updateTime) === 0) return;
    const stored = before ? microsOf(before.updateTime) : 0;
    throw new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${microsOf(precondition.updateTime)})`,
    );
  }
  if (precondition.exists && deletedBefore) {
    throw invalidArgument(`The document was deleted by an earlier write: ${name}`);
  }
  if (precondition.exists && !before) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (!precondition.exists && before) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}
