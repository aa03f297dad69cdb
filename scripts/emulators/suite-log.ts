import { mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Warnings and errors of the emulators. */
const WARNING = /^(?:⚠|✖|Error\b|\[PROXY ERROR\])/u;
/** Printed at every start on a machine without a Google account; can be ignored. */
const USUAL = /not currently authenticated|Emulator UI is not starting/u;
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

/** Writes all lines of a run to a file, and prints those that need attention. */
export class SuiteLog {
  readonly file: string;
  #descriptor: number | undefined;

  /**
   * @param file truncated by the first line, so that a refused run does not erase the log of the running
   * one.
   */
  constructor(file: string) {
    this.file = file;
  }

  readonly add = (line: string): void => {
    this.#descriptor ??= this.#open();
    writeSync(this.#descriptor, `${line}\n`);
    if (asksForAttention(line)) console.log(line);
  };

  #open(): number {
    mkdirSync(path.dirname(this.file), { recursive: true });
    return openSync(this.file, 'w');
  }
}
