/**
 * The slug of the signed-in guide's own public page, on which it offers the editor. A rendering hint only: it
 * grants nothing.
 */
import { useStoredItem } from './stored-item.ts';

const STORAGE_KEY = 'own-page';

/** Stores the slug; undefined removes it, when the session ends. */
export function noteOwnPage(slug: string | undefined): void {
  try {
    if (slug === undefined) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, slug);
  } catch {
    // Storage is disabled: the page looks as for visitors.
  }
}

/** Returns whether this is the page of the guide who is signed in; false before hydration. */
export function useIsOwnPage(slug: string): boolean {
  return useStoredItem(STORAGE_KEY) === slug;
}
