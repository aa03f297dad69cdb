/** Remembers the directory's state for the link back from a guide's page. */
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../browser/stored-item.ts';
import { parsePath } from '../../domain/paths.ts';

/** State of a history entry opened from a directory card: the previous entry is the directory. */
export const FROM_DIRECTORY = 'from-directory';

/** Session storage key of the last directory query. */
const STORAGE_KEY = 'directory';

/** Whether a directory was hydrated in this document, so that the stored query is the latest. */
let isStored = false;

/** Returns the query of the directory that this document was opened from; undefined if it was another page. */
function queryOfReferrer(): string | undefined {
  if (document.referrer === '') return undefined;
  const from = new URL(document.referrer);
  const isDirectory = from.origin === window.location.origin && parsePath(from.pathname).path === '/guides';
  return isDirectory ? from.search : undefined;
}

function lastQuery(): string {
  // On a slow connection a guide is opened before the directory is hydrated and stores its query.
  const opened = isStored ? undefined : queryOfReferrer();
  if (opened !== undefined) return opened;
  return readStored('sessionStorage', STORAGE_KEY) ?? '';
}

/** Stores the query of the directory ('' or '?…') until the window is closed. */
export function useRememberedQuery(query: string): void {
  useEffect(() => {
    isStored = true;
    writeStored('sessionStorage', STORAGE_KEY, query);
  }, [query]);
}

const neverChanges = () => () => undefined;

/** Returns the last directory query; '' on the server and if there was none. */
export function useLastQuery(): string {
  return useSyncExternalStore(neverChanges, lastQuery, () => '');
}
