/** Whether a service worker answers this page's requests for documents, also without a connection. */
export function hasServiceWorker(): boolean {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return Boolean(workers?.controller);
}

/**
 * Whether there is no connection, and the service worker would answer a reload: with the saved page, or with a list
 * of the pages that open.
 */
export function isServedOffline(): boolean {
  return !navigator.onLine && hasServiceWorker();
}
