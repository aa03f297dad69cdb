/** Followed by the path: elsewhere something else may be missing. */
const KEY = 'reloaded-at:';
/** Milliseconds during which a page is not reloaded again: a permanent failure would cause a loop. */
const PAUSE_MS = 60_000;

/** Without a connection only a service worker answers: with the saved copy, or with which pages open. */
export function mayReload(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return navigator.onLine || Boolean(workers?.controller);
}

/**
 * Reloads the page unless this was just done at its path. After a release the old chunks are gone from the server,
 * and only a new document has the new file names.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  try {
    const key = KEY + window.location.pathname;
    if (Date.now() - Number(sessionStorage.getItem(key)) < PAUSE_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the reload could not be recorded, and might loop.
    return false;
  }
  window.location.reload();
  return true;
}
