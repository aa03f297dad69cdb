/**
 * Whether a service worker answers when this page is reloaded, also without a connection: with the saved page, or with a
 * list of the pages that open.
 */
export function hasServiceWorker(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return Boolean(workers?.controller);
}
