import { mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Warnings and errors of the emulators. */
const WARNING = /^(?:⚠|✖|Error\b|\[PROXY ERROR\])/u;
/** Printed at every start, for a machine without a Google account and for the paths that this script sets. */
const USUAL = /not currently authenticated|Emulator UI is not starting|Env variable override detected/u;
/** Output of the functions' code; structured log entries contain their severity. */
const OF_FUNCTIONS = /^>/u;
const UNIMPORTANT = /"severity":"(?:DEBUG|INFO)"/u;

/**
 * Returns whether a line of the emulators needs attention: a warning, an error, or a function's own
 * output.
 */
export function asksForAttention(line: string): boolean {
  if (OF_FUNCTIONS.test(line)) return !UNIMPORTANT.test(line);
  return WARNING.test(line) && !USUAL.test(line);
}

/**
 * Returns what writes all lines of a run to a file, and prints those that need attention.
 * @param file truncated by the first line, so that a refused run does not erase the log of the running one.
 */
export function suiteLog(file: string): (line: string) => void {
  let descriptor: number | undefined;
  mkdirSync(path.dirname(file), { recursive: true });
  return (line) => {
    descriptor ??= openSync(file, 'w');
    writeSync(descriptor, `${line}\n`);
    if (asksForAttention(line)) console.log(line);
  };
}
