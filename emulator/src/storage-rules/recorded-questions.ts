/** Reads the requests to the Storage rules runtime from the file of STORAGE_RULES_RECORD. */
import { decodeRulesValue } from '../rules/values/storage-values.ts';
import type { StorageRequest } from '../rules/types.ts';
import { parseMessage } from './messages.ts';

/** Throws a SyntaxError for a line in another format than the Storage emulator's. */
export function recordedQuestions(record: string): StorageRequest[] {
  const messages = record
    .split('\n')
    .filter((line) => line !== '')
    .map(parseMessage);
  return messages.flatMap((message) => {
    if (message.action !== 'verify') return [];
    const { method, path, request, resource } = message;
    const variables = { request: decodeRulesValue(request), resource: decodeRulesValue(resource) };
    return [{ method, path, variables }];
  });
}
