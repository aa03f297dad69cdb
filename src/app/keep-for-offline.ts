import { logFailure } from '../browser/log-failure.ts';

const WORKER = '/sw.js';

/** What this page has fetched of the site's own files. */
function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
}

/**
 * Starts the service worker, which keeps what is visited. The first page of a visitor was there before
 * it, so it is told of that. While developing nothing is kept.
 */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register(WORKER);
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage([window.location.pathname + window.location.search, ...ownFiles()], []);
  } catch (error) {
    logFailure('Keeping pages for later', error);
  }
}
