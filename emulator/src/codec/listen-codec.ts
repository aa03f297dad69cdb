/** Converts the messages of the listen stream between raw messages and the model. */
import type { ListenRequest, ListenResponse, Target } from '../model/messages.ts';
import type { RawMessage } from '../protobuf/schema.ts';
import { queryFromRaw } from './query-codec.ts';
import {
  optionalBytes,
  optionalMessage,
  optionalNumber,
  optionalTimestamp,
  text,
  texts,
} from '../protobuf/raw-message.ts';
import { invalidArgument, STATUS_CODES, StatusError } from '../model/status-error.ts';
import { documentToRaw } from './value-codec.ts';

export function listenRequestFromRaw(raw: RawMessage): ListenRequest {
  const database = text(raw, 'database');
  const added = optionalMessage(raw, 'addTarget');
  if (added) return { database, kind: 'add', target: targetFromRaw(added) };
  const removed = optionalNumber(raw, 'removeTarget');
  if (removed === undefined) {
    throw invalidArgument('A listen request adds or removes a target.');
  }
  return { database, kind: 'remove', targetId: removed };
}

function targetFromRaw(raw: RawMessage): Target {
  const resumeToken = optionalBytes(raw, 'resumeToken');
  const readTime = optionalTimestamp(raw, 'readTime');
  return {
    targetId: optionalNumber(raw, 'targetId') ?? 0,
    what: subjectFromRaw(raw),
    ...(resumeToken && { resumeToken }),
    ...(readTime && { readTime }),
  };
}

function subjectFromRaw(raw: RawMessage): Target['what'] {
  const documents = optionalMessage(raw, 'documents');
  if (documents) return { kind: 'documents', names: texts(documents, 'documents') };
  const target = optionalMessage(raw, 'query');
  const query = target && optionalMessage(target, 'structuredQuery');
  if (!target || !query) throw invalidArgument('A target names no query and no documents.');
  try {
    return { kind: 'query', parent: text(target, 'parent'), query: queryFromRaw(query) };
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return { kind: 'invalid', code: error.code, message: error.message };
  }
}

export function listenResponseToRaw(response: ListenResponse): RawMessage {
  switch (response.kind) {
    case 'targetChange': {
      const { change, targetIds, cause, resumeToken, readTime } = response;
      return {
        targetChange: {
          ...(change !== 'NO_CHANGE' && { targetChangeType: change }),
          ...(targetIds.length > 0 && { targetIds }),
          ...(cause && { cause: { code: STATUS_CODES[cause.code], message: cause.message } }),
          ...(resumeToken && { resumeToken }),
          ...(readTime && { readTime }),
        },
      };
    }
    case 'documentChange': {
      const { document, targetIds, removedTargetIds } = response;
      return {
        documentChange: { document: documentToRaw(document), ...idLists({ targetIds, removedTargetIds }) },
      };
    }
    default: {
      const { kind, name, removedTargetIds, readTime } = response;
      return { [kind]: { document: name, readTime, ...idLists({ removedTargetIds }) } };
    }
  }
}

function idLists(lists: Readonly<Record<string, readonly number[]>>): RawMessage {
  return Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids.length > 0));
}
