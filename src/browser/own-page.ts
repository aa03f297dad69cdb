/**
 * The slug of the signed-in guide's own public page, on which it offers the editor. A rendering hint only: it
 * grants nothing.
 */
import { useStoredItem, writeStored } from './stored-item.ts';

const STORAGE_KEY = 'own-page';

/** Stores the slug; undefined removes it, when the session ends. */
export function noteOwnPage(slug: string | undefined): void {
  writeStored('localStorage', STORAGE_KEY, slug);
}

/** Returns whether this is the page of the guide who is signed in; false before hydration. */
export function useIsOwnPage(slug: string): boolean {
  return useStoredItem(STORAGE_KEY) === slug;
}
