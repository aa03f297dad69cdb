/** Tells the operator of an error in a visitor's browser; only the published site does. */
import { BROWSER_ERRORS_PATH, toBrowserError } from '../domain/browser-error.ts';

/** One that comes again and again is known after a few. */
const MOST_PER_PAGE = 5;
let told = 0;

/** Never throws, waits for nothing, and sends nothing of a person. */
export function reportFailure(what: string, error: unknown): void {
  const isPublished = import.meta.env.PROD && import.meta.env.MODE !== 'emulators';
  if (!isPublished || told >= MOST_PER_PAGE) return;
  const report = toBrowserError(what, error);
  if (!report) return;
  told += 1;
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(BROWSER_ERRORS_PATH, body);
}

/** Reports what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => reportFailure('Running a script', error));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportFailure('Waiting for an answer', reason),
  );
}
