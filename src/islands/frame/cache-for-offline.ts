import { logFailure } from '../../browser/log-failure.ts';

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

/** Sends the service worker the current page and its files; a failure is logged. */
async function sendPage(
  registered: Promise<ServiceWorkerRegistration | undefined> | undefined,
): Promise<void> {
  try {
    const page = window.location.pathname + window.location.search;
    (await registered)?.active?.postMessage([page, ...ownFiles()], []);
  } catch (error) {
    logFailure('Caching a page', error);
  }
}

/**
 * Registers the service worker, which caches visited pages. It does not control a visitor's first page,
 * so that page's files are sent to it.
 */
export function cacheForOffline(): Promise<void> {
  const serviceWorker = workers();
  const isFirst = serviceWorker?.controller === null;
  const registered = serviceWorker?.register(WORKER).then(() => (isFirst ? serviceWorker.ready : undefined));
  return sendPage(registered);
}

/**
 * Milliseconds on a page after which it is cached: what is typed into a search passes by addresses that nobody comes
 * back to.
 */
const STAY_MS = 1000;
let staying: ReturnType<typeof setTimeout> | undefined;

/**
 * Caches a page reached by client-side navigation, unless another one soon follows: its document was never requested,
 * so it would not open offline.
 */
export function cacheVisitSoon(): void {
  clearTimeout(staying);
  staying = setTimeout(() => void sendPage(workers()?.getRegistration()), STAY_MS);
}
