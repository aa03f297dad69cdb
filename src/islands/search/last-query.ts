/** The search of the directory that was left last, for the way back from a guide's page. */
import { readStored, writeStored } from '../../browser/stored-item.ts';

/** Session storage. */
const KEY = 'directory';

/** @param query '' or '?…' */
export function storeLastQuery(query: string): void {
  writeStored('sessionStorage', KEY, query);
}

export function readLastQuery(): string {
  return readStored('sessionStorage', KEY) ?? '';
}
