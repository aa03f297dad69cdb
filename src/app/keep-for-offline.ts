import { logFailure } from '../browser/log-failure.ts';

const WORKER = '/sw.js';

/** What this page has fetched of the site's own files. */
function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
}

/** While developing nothing is kept. */
function workers(): ServiceWorkerContainer | undefined {
  return !import.meta.env.DEV && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}

/** Tells the worker of the page that is shown now, and of what it is made of. */
function tellOfPage(worker: ServiceWorker | null | undefined): void {
  worker?.postMessage([window.location.pathname + window.location.search, ...ownFiles()], []);
}

/**
 * Starts the service worker, which keeps what is visited. The first page of a visitor was there before
 * it, so it is told of that.
 */
export async function keepForOffline(): Promise<void> {
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

/** Keeps a page that was reached inside the site: its address was not asked for, and would not open without network. */
export async function keepVisit(): Promise<void> {
  try {
    tellOfPage((await workers()?.getRegistration())?.active);
  } catch (error) {
    logFailure('Keeping a page for later', error);
  }
}
