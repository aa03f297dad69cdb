/** What is done about code or texts that could not be loaded. Not in `reload-once.ts`, which the entry of the site uses without any other chunk. */
import { hasServiceWorker } from '../../browser/has-service-worker.ts';
import { LoadError } from '../../i18n/module-cache.ts';
import { reloadOnce } from './reload-once.ts';

/** A chunk that is missing on the server belongs to an earlier release. */
export function reloadOutdated(error: unknown): void {
  if (error instanceof LoadError) reloadOnce();
}

/** Retries on request; without a connection, what could not be loaded is asked of the service worker, which lists what opens. */
export function retryOrReload(error: unknown, retry: () => void): void {
  if (error instanceof LoadError && !navigator.onLine && hasServiceWorker()) window.location.reload();
  else retry();
}
