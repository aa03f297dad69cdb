import { logFailure } from '../../browser/log-failure.ts';
import { cacheMessage } from '../../offline/rules.ts';

/**
 * Registers the service worker, which caches visited pages. It did not exist when a visitor's first page was
 * requested, so that page and its files are sent to it. Nothing is cached in development. A failure is logged.
 */
export async function cacheForOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register('/sw.js');
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = fetched.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
    active?.postMessage(cacheMessage(window.location.pathname + window.location.search, files), []);
  } catch (error) {
    logFailure('Caching a page', error);
  }
}
