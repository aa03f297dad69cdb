import { reportFailure } from './report-failure.ts';

/** Stack lines with a position in the code; other lines repeat the message. */
const FRAME = /(?:^\s*at |@).*:\d+:\d+\)?$/u;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
}

/**
 * Reports, and logs to the console, what failed and where, never the error's message: library messages may
 * quote user input or an address.
 */
export function logFailure(what: string, error: unknown): void {
  reportFailure(what, error);
  if (!(error instanceof Error)) {
    console.error(`${what} failed`);
    return;
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  console.error([`${what} failed: ${error.name}${codeOf(error)}`, ...frames].join('\n'));
}
