/** Loads the page again where a part could not be loaded: browsers keep a failed import for the life of a document. */
import { say } from '../frame/messages.ts';

/** Without a connection the page would be lost, unless a service worker answers. */
function mayReload(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return navigator.onLine || Boolean(workers?.controller);
}

export function reload(): void {
  if (mayReload()) window.location.reload();
}

/** Says that a part of the page is missing. */
export function offerReload(): void {
  say('incomplete')?.querySelector('[data-retry]')?.addEventListener('click', reload);
}
