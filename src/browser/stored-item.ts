/** Items of local and session storage, which a browser may refuse. */

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null when the item is missing or storage is disabled. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Returns what a stored JSON text says; undefined where `readStored` returns null, and if it is no JSON. */
export function readStoredJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? '');
  } catch {
    return undefined;
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
