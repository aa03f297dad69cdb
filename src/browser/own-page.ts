/**
 * The slug of the signed-in guide's own public page, on which it offers the editor. A rendering hint only: it
 * grants nothing.
 */
import { useSyncExternalStore } from 'react';

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

function ownPage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Returns whether this is the page of the guide who is signed in; false before hydration. */
export function useIsOwnPage(slug: string): boolean {
  return useSyncExternalStore(subscribe, ownPage, () => null) === slug;
}
