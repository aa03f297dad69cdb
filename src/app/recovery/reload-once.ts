import { hasServiceWorker } from '../../browser/has-service-worker.ts';

const KEY = 'reloaded-at';
/**
 * Milliseconds during which a page is not reloaded again, because a permanent failure would cause a
 * reload loop.
 */
const PAUSE_MS = 60_000;

/**
 * Reloads the page unless this was just done. After a release the old chunks are gone from the server,
 * and only a new document has the new file names. Without a connection the service worker shows the kept
 * copy, or which pages open.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine && !hasServiceWorker()) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the reload could not be recorded, and might loop.
    return false;
  }
  window.location.reload();
  return true;
}
