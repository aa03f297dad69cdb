/** Offers to load again what could not be loaded. */
import { say } from '../frame/messages.ts';

const retries = new Set<() => void>();
let notice: HTMLElement | undefined;

function retryAll(): void {
  window.removeEventListener('online', retryAll);
  notice?.remove();
  const all = [...retries];
  retries.clear();
  for (const retry of all) retry();
}

/** Shows that a part of the page is missing, and calls `retry` on request or when the connection is back. */
export function offerRetry(retry: () => void): void {
  retries.add(retry);
  if (notice?.isConnected) return;
  window.addEventListener('online', retryAll);
  notice = say('incomplete');
  notice?.querySelector('[data-retry]')?.addEventListener('click', retryAll);
}
