/**
 * `cli.ts storage-rules serve`: the Storage rules runtime on stdin and stdout, one JSON message per
 * line. Ends on SIGINT, SIGTERM or the end of stdin; firebase-tools waits for that without a limit.
 * STORAGE_RULES_RECORD names a file that every line received is appended to.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from '../storage-rules/runtime.ts';
import { end, endOnSignals } from './ending.ts';

export function runStorageRules(): void {
  endOnSignals();
  const runtime = new StorageRulesRuntime(
    (message) => process.stdout.write(`${toAscii(JSON.stringify(message))}\n`),
    (line) => process.stdout.write(`${toAscii(line.replaceAll('\n', ' '))}\n`),
  );
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  const record = process.env['STORAGE_RULES_RECORD'];
  if (record !== undefined) lines.on('line', (line) => appendFileSync(record, `${line}\n`));
  lines.on('line', (line) => runtime.receive(line));
  lines.once('close', end);
  runtime.announce();
}

/** The reader decodes chunk by chunk, so a multi-byte character could be split. */
function toAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
