/** The way back from a guide's page to the directory as it was left. */
import { useEffect, useSyncExternalStore } from 'react';

/** State of an entry of the history that a card of the directory has opened: the directory is the entry before. */
export const FROM_DIRECTORY = 'from-directory';

/** Of the session's storage: the query of the directory that was seen last. */
const STORAGE_KEY = 'directory';

function storedQuery(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage is switched off: the way leads to the whole directory.
    return '';
  }
}

/** Remembers the query of the directory ('' or '?…') until the window is closed. */
export function useRememberedQuery(query: string): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, query);
    } catch {
      // Storage is switched off.
    }
  }, [query]);
}

const neverChanges = () => () => undefined;

/** The query of the directory that was seen last; '' on the server and where there was none. */
export function useLastQuery(): string {
  return useSyncExternalStore(neverChanges, storedQuery, () => '');
}
