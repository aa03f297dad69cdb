import { mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Warnings and errors of the emulators. */
const WARNING = /^(?:⚠|✖|Error\b|\[PROXY ERROR\])/u;
/** Said at every start on a machine without a Google account; nothing has to be done about it. */
const USUAL = /not currently authenticated|Emulator UI is not starting/u;
/** What code of the functions prints; structured log entries name their severity. */
const OF_FUNCTIONS = /^>/u;
const UNIMPORTANT = /"severity":"(?:DEBUG|INFO)"/u;

/** Whether a line of the emulators asks for attention: a warning, an error, or what a function wrote itself. */
export function asksForAttention(line: string): boolean {
  if (OF_FUNCTIONS.test(line)) return !UNIMPORTANT.test(line);
  return WARNING.test(line) && !USUAL.test(line);
}

/** Keeps all lines of a run in a file, of which those that ask for attention are shown too. */
export class SuiteLog {
  readonly file: string;
  #descriptor: number | undefined;

  /** @param file Emptied by the first line: a run that is refused leaves the log of the one that goes on. */
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
