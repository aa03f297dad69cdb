/**
 * Reports caught errors in a visitor's browser to the operator; only the published site does. Uncaught
 * errors are reported by the inline script (`src/islands/frame/bootstrap-script.ts`), which runs from the first
 * line on.
 */
import { BROWSER_ERRORS_PATH, MAX_REPORTS, toBrowserError } from '../domain/browser-error.ts';

let sent = 0;

/** Never throws, does not wait, and sends no personal data. */
export function reportFailure(what: string, error: unknown): void {
  const isPublished = import.meta.env.PROD && import.meta.env.MODE !== 'emulators';
  if (!isPublished || sent >= MAX_REPORTS) return;
  const report = toBrowserError(what, error);
  if (!report) return;
  sent += 1;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    navigator.sendBeacon(BROWSER_ERRORS_PATH, body);
  } catch {
    // Some browsers are set to have none.
  }
}
