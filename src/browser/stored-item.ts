/** Items of local storage, as React reads them. */
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Returns the item; null when it is missing, before hydration, and where storage is disabled. Changes by
 * another tab, or announced by a `storage` event, render again.
 */
export function useStoredItem(key: string): string | null {
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return useSyncExternalStore(subscribe, read, () => null);
}
