/** Items of local and session storage, which a browser may refuse. */
import { useSyncExternalStore } from 'react';

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null when the item is missing or storage is disabled. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing where storage is disabled. @param value undefined removes the item. */
export function writeStored(storage: StorageName, key: string, value: string | undefined): void {
  try {
    if (value === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, value);
  } catch {
    // What would be stored holds for this page only.
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * Returns an item of local storage; null before hydration. Changes by another tab, or announced by a
 * `storage` event, render again.
 */
export function useStoredItem(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored('localStorage', key),
    () => null,
  );
}
