/**
 * What one write makes of one document: masks, transforms, preconditions.
 * Facts (measured): REQUEST_TIME is the commit time in whole milliseconds; integer increments saturate;
 * maximum and minimum replace a missing or non-numeric field by the operand; array transforms treat
 * anything but an array as empty and give null as their result.
 */
import { isKeyPath } from '../model/field-path.ts';
import type { Precondition, Transform, Write } from '../model/messages.ts';
import { StatusError } from '../model/status-error.ts';
import { compareTimestamps, microsOf } from '../model/timestamp.ts';
import type { Document, Fields, Timestamp, Value } from '../model/value.ts';
import { FieldsDraft, getField } from './field-values.ts';
import { ValueSet } from './value-set.ts';
import { compareValues, isNaNValue, isNumber } from './value-order.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

type UpdateWrite = Extract<Write, { kind: 'update' }>;

export interface AppliedUpdate {
  readonly fields: Fields;
  readonly transformResults: readonly Value[];
}

/** The fields after the write; `before` is null for a missing document. */
export function applyUpdate(
  before: Document | null,
  write: UpdateWrite,
  requestTime: Timestamp,
): AppliedUpdate {
  checkPaths(write);
  const draft = new FieldsDraft(write.mask ? before?.fields : write.fields);
  // Overlapping paths (`a`, `a.b`) are served: a field of the longer one is in the shorter one's value.
  for (const path of write.mask ?? []) draft.set(path, getField(write.fields, path));
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const value = transformed(draft.get(transform.field), transform, requestTime);
    draft.set(transform.field, value);
    const isArray = transform.kind === 'appendMissingElements' || transform.kind === 'removeAllFromArray';
    transformResults.push(isArray ? { kind: 'null' } : value);
  }
  return { fields: draft.finish(), transformResults };
}

function checkPaths({ mask = [], transforms }: UpdateWrite): void {
  if (mask.some(isKeyPath) || transforms.some(({ field }) => isKeyPath(field))) {
    throw new StatusError('INVALID_ARGUMENT', 'The key field __name__ cannot be written.');
  }
}

function transformed(value: Value | undefined, transform: Transform, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case 'requestTime':
      return { kind: 'timestamp', value: requestTime };
    case 'increment':
      return increment(value, transform.operand);
    case 'maximum':
    case 'minimum':
      return extreme(value, transform.operand, transform.kind);
    case 'appendMissingElements':
      return { kind: 'array', values: union(arrayElements(value), transform.elements) };
    default: {
      const removed = new ValueSet(transform.elements);
      const kept = arrayElements(value).filter((element) => !removed.has(element));
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

/** Equal numbers keep the stored one; NaN wins over everything. */
function extreme(value: Value | undefined, operand: Value, kind: 'maximum' | 'minimum'): Value {
  if (!isNumber(operand)) throw numberExpected();
  if (!value || !isNumber(value)) return operand;
  if (isNaNValue(value) || isNaNValue(operand)) return { kind: 'double', value: Number.NaN };
  const order = compareValues(operand, value);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : value;
}

function union(present: readonly Value[], added: readonly Value[]): Value[] {
  const known = new ValueSet(present);
  return [...present, ...added.filter((element) => known.add(element))];
}

function arrayElements(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : [];
}

function numberExpected(): StatusError {
  return new StatusError('INVALID_ARGUMENT', 'Input must be int64 or double.');
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
    throw new StatusError('INVALID_ARGUMENT', `The document was deleted by an earlier write: ${name}`);
  }
  if (precondition.exists && !before) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (!precondition.exists && before) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}
