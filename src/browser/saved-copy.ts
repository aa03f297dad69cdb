/** When the current page was cached, if the service worker served it from its cache; else undefined. */
const CHANGED = 'saved-copy';

export function savedAt(): string | undefined {
  return document.documentElement.dataset['savedAt'];
}

/** Calls the listener when a part of the page is replaced. */
export function onSavedAt(listener: () => void): void {
  window.addEventListener(CHANGED, listener);
}

/** When a response was cached; null for one from the network. */
export function noteSavedAt(time: string | null): void {
  if (time === null) delete document.documentElement.dataset['savedAt'];
  else document.documentElement.dataset['savedAt'] = time;
  window.dispatchEvent(new Event(CHANGED));
}
