/**
 * Tells the operator of an error in a visitor's browser that the code has caught; only the published site does. What
 * nobody catches is told by the inline script (`src/app/bootstrap-script.ts`), which is there from the first line on.
 */
import { BROWSER_ERRORS_PATH, MAX_REPORTS, toBrowserError } from '../domain/browser-error.ts';

let told = 0;

/** Never throws, waits for nothing, and sends nothing of a person. */
export function reportFailure(what: string, error: unknown): void {
  const isPublished = import.meta.env.PROD && import.meta.env.MODE !== 'emulators';
  if (!isPublished || told >= MAX_REPORTS) return;
  const report = toBrowserError(what, error);
  if (!report) return;
  told += 1;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(BROWSER_ERRORS_PATH, body);
}
