import { logFailure } from '../browser/log-failure.ts';

const WORKER = '/sw.js';

/** The site's own files that this page has fetched. */
function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
}

/** Nothing is cached in development. */
function workers(): ServiceWorkerContainer | undefined {
  return !import.meta.env.DEV && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Sends the service worker the current page and its files. */
function tellOfPage(worker: ServiceWorker | null | undefined): void {
  worker?.postMessage([window.location.pathname + window.location.search, ...ownFiles()], []);
}

/**
 * Registers the service worker, which caches visited pages. It does not control a visitor's first page,
 * so that page's files are sent to it.
 */
export async function cacheForOffline(): Promise<void> {
  const serviceWorker = workers();
  if (!serviceWorker) return;
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register(WORKER);
    if (isFirst) tellOfPage((await serviceWorker.ready).active);
  } catch (error) {
    logFailure('Keeping pages for later', error);
  }
}

/**
 * Caches a page reached by client-side navigation: its document was never requested, so it would not open
 * offline.
 */
export async function keepVisit(): Promise<void> {
  try {
    tellOfPage((await workers()?.getRegistration())?.active);
  } catch (error) {
    logFailure('Keeping a page for later', error);
  }
}
