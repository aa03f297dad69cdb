/** When the current page was cached, if the service worker served it from its cache; else undefined. */
import { useSyncExternalStore } from 'react';

const CHANGED = 'saved-copy';

function savedAt(): string | undefined {
  return document.documentElement.dataset['savedAt'];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** When a response was cached; null for one from the network. */
export function noteSavedAt(time: string | null): void {
  if (time === null) delete document.documentElement.dataset['savedAt'];
  else document.documentElement.dataset['savedAt'] = time;
  window.dispatchEvent(new Event(CHANGED));
}

export function useSavedAt(): string | undefined {
  return useSyncExternalStore(subscribe, savedAt, () => undefined);
}
