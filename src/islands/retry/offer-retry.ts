/** Offers to load again what could not be loaded (`RetryNotice.tsx`). */
import { elementOf } from '../frame/replace-text.ts';

const NOTICE = '.offer-retry';
const retries = new Set<() => void>();

function retryAll(): void {
  window.removeEventListener('online', retryAll);
  document.querySelector(NOTICE)?.remove();
  const all = [...retries];
  retries.clear();
  for (const retry of all) retry();
}

/** Shows that a part of the page is missing, and calls `retry` on request or when the connection is back. */
export function offerRetry(retry: () => void): void {
  retries.add(retry);
  if (document.querySelector(NOTICE)) return;
  window.addEventListener('online', retryAll);
  const notice = elementOf(document.querySelector<HTMLTemplateElement>('template[data-frame="retry"]'));
  if (!notice) return;
  notice.querySelector('button')?.addEventListener('click', retryAll);
  document.body.append(notice);
}
