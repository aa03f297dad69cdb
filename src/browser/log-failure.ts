/**
 * Tells of caught errors; uncaught ones are reported by the inline script (`src/islands/frame/bootstrap-script.ts`),
 * which runs from the first line on.
 */
import { BROWSER_ERRORS_PATH, MAX_REPORTS, toBrowserError } from '../domain/browser-error.ts';

/** Stack lines with a position in the code; other lines repeat the message. */
const FRAME = /(?:^\s*at |@).*:\d+:\d+\)?$/u;

let sent = 0;

/** Reports to the operator; only the published site does. */
function report(what: string, error: unknown): void {
  const isPublished = import.meta.env.PROD && import.meta.env.MODE !== 'emulators';
  if (!isPublished || sent >= MAX_REPORTS) return;
  const found = toBrowserError(what, error);
  if (!found) return;
  sent += 1;
  const body = new Blob([JSON.stringify(found)], { type: 'application/json' });
  try {
    navigator.sendBeacon(BROWSER_ERRORS_PATH, body);
  } catch {
    // Some browsers are set to have none.
  }
}

/**
 * Reports, and logs to the console, what failed and where, never the error's message: library messages may
 * quote user input or an address. Never throws, and does not wait.
 */
export function logFailure(what: string, error: unknown): void {
  report(what, error);
  if (!(error instanceof Error)) {
    console.error(`${what} failed`);
    return;
  }
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  console.error([`${what} failed: ${error.name}${code}`, ...frames].join('\n'));
}
