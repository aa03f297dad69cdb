/**
 * Converts writes, their results, and the messages of the write stream between raw messages and the
 * model.
 */
import { parseFieldPath } from '../model/field-path.ts';
import type {
  Precondition,
  Transform,
  Write,
  WriteRequest,
  WriteResponse,
  WriteResult,
} from '../model/messages.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import {
  checkOneof,
  messages,
  optionalBytes,
  optionalMessage,
  optionalText,
  text,
} from '../protobuf/raw-message.ts';
import { checkDocumentName } from '../model/resource-name.ts';
import { invalidArgument } from '../model/status-error.ts';
import {
  arrayFromRaw,
  fieldsFromRaw,
  maskFromRaw,
  preconditionFromRaw,
  valueFromRaw,
  valueToRaw,
} from './value-codec.ts';

const TRANSFORMS = ['setToServerValue', 'increment', 'appendMissingElements', 'removeAllFromArray'];

export function writeFromRaw(raw: RawMessage): Write {
  checkOneof(raw, ['update', 'delete', 'verify']);
  const precondition = preconditionFromRaw(raw);
  const update = optionalMessage(raw, 'update');
  if (update) return updateFromRaw(raw, update, precondition);
  const transforms = messages(raw, 'updateTransforms');
  const deleted = optionalText(raw, 'delete');
  const verified = optionalText(raw, 'verify');
  const name = deleted ?? verified;
  if (name === undefined) throw invalidArgument('empty write operation');
  checkDocumentName(name);
  const kind = deleted === undefined ? 'verify' : 'delete';
  if (optionalMessage(raw, 'updateMask'))
    throw invalidArgument(`Cannot have an update mask on a ${kind} write.`);
  if (transforms.length > 0) throw invalidArgument(`Cannot have update transforms on a ${kind} write.`);
  if (kind === 'verify' && !precondition) throw invalidArgument('A verify write must have a precondition.');
  return { kind, name, ...(precondition && { precondition }) };
}

function updateFromRaw(raw: RawMessage, update: RawMessage, precondition: Precondition | undefined): Write {
  const name = text(update, 'name');
  checkDocumentName(name);
  const mask = maskFromRaw(raw, 'updateMask');
  return {
    kind: 'update',
    name,
    fields: fieldsFromRaw(update),
    ...(mask && { mask }),
    transforms: messages(raw, 'updateTransforms').map(transformFromRaw),
    ...(precondition && { precondition }),
  };
}

function transformFromRaw(raw: RawMessage): Transform {
  checkOneof(raw, TRANSFORMS);
  const field = parseFieldPath(text(raw, 'fieldPath'));
  if (raw['setToServerValue'] !== undefined) {
    if (raw['setToServerValue'] !== 'REQUEST_TIME')
      throw invalidArgument('A transform has an unknown server value.');
    return { field, kind: 'requestTime' };
  }
  const operand = optionalMessage(raw, 'increment');
  if (operand) return { field, kind: 'increment', operand: valueFromRaw(operand) };
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    const elements = optionalMessage(raw, kind);
    if (elements) return { field, kind, elements: arrayFromRaw(elements) };
  }
  throw invalidArgument('A field transform has no type.');
}

export function writeResultToRaw({ updateTime, transformResults }: WriteResult): RawMessage {
  return {
    ...(updateTime && { updateTime }),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(valueToRaw) }),
  };
}

export function writeRequestFromRaw(raw: RawMessage): WriteRequest {
  return {
    database: text(raw, 'database'),
    streamId: text(raw, 'streamId'),
    streamToken: optionalBytes(raw, 'streamToken') ?? new Uint8Array(),
    writes: messages(raw, 'writes').map(writeFromRaw),
  };
}

export function writeResponseToRaw(response: WriteResponse): RawMessage {
  const { streamId, streamToken, writeResults, commitTime } = response;
  return {
    ...(streamId !== '' && { streamId }),
    streamToken,
    ...(writeResults.length > 0 && { writeResults: writeResults.map(writeResultToRaw) }),
    ...(commitTime && { commitTime }),
  };
}
