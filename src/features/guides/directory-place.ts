/** Remembers the directory's state for the link back from a guide's page. */
import { useEffect, useSyncExternalStore } from 'react';

/** State of a history entry opened from a directory card: the previous entry is the directory. */
export const FROM_DIRECTORY = 'from-directory';

/** Session storage key of the last directory query. */
const STORAGE_KEY = 'directory';

function storedQuery(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage is disabled: the link leads to the whole directory.
    return '';
  }
}

/** Stores the query of the directory ('' or '?…') until the window is closed. */
export function useRememberedQuery(query: string): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, query);
    } catch {
      // Storage is disabled.
    }
  }, [query]);
}

const neverChanges = () => () => undefined;

/** Returns the last directory query; '' on the server and if there was none. */
export function useLastQuery(): string {
  return useSyncExternalStore(neverChanges, storedQuery, () => '');
}
