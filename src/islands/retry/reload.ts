/** Loads the page again where a part could not be loaded: browsers keep a failed import for the life of a document. */
import { say } from '../frame/messages.ts';

/** Followed by the path: elsewhere something else may be missing. */
const KEY = 'reloaded-at:';
/** Milliseconds during which a page is not reloaded again: a permanent failure would cause a loop. */
const PAUSE_MS = 60_000;

/** Without a connection the page would be lost, unless a service worker answers. */
function mayReload(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return navigator.onLine || Boolean(workers?.controller);
}

export function reload(): void {
  if (mayReload()) window.location.reload();
}

/** Reloads unless this was just done at this path: after a release only a new document has the new names of files. */
export function reloadOnce(): void {
  try {
    const key = KEY + window.location.pathname;
    if (!mayReload() || Date.now() - Number(sessionStorage.getItem(key)) < PAUSE_MS) return;
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage the reload could not be recorded, and might loop.
  }
}

/** Says that a part of the page is missing. */
export function offerReload(): void {
  say('incomplete')?.querySelector('[data-retry]')?.addEventListener('click', reload);
}
